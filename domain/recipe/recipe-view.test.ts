import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pictureSources, pictureVersion } from './recipe-pictures.ts'
import { recipeFromProvider } from './recipe-view.ts'

const soup = {
  id: 716429,
  title: 'Crème <b>fraîche</b> &amp; leek soup',
  image: 'https://img.spoonacular.com/recipes/716429-556x370.jpg',
  imageType: 'jpg',
  servings: 2,
  readyInMinutes: 45,
  healthScore: 19.6,
  pricePerServing: 243.49,
  vegan: false,
  vegetarian: true,
  glutenFree: 'true',
  cuisines: ['Mediterranean', 'Italian'],
  dishTypes: ['main course', 'dinner', 7],
  diets: ['lacto ovo vegetarian'],
  occasions: ['fall'],
  summary: 'You need <b>two</b> leeks. <a href="https://spoonacular.com/x">Try this</a> &#189; cup',
  instructions: '<ol><li>Wash the leeks.</li><li>Simmer &lt;20&gt; min.</li></ol>',
  analyzedInstructions: [
    {
      name: 'Soup',
      steps: [
        { number: 1, step: 'Wash the leeks.', ingredients: [], equipment: [] },
        { number: 2, step: 'Simmer.', length: { number: 2, unit: 'hours' } },
      ],
    },
  ],
  extendedIngredients: [
    {
      id: 11246,
      aisle: 'Produce',
      image: 'leeks.jpg',
      name: 'leeks',
      nameClean: 'leek',
      original: '2 leeks, sliced',
      amount: 1.3333333,
      unit: 'cups',
      measures: {
        us: { amount: 1.333, unitShort: 'cups', unitLong: 'cups' },
        metric: { amount: 315, unitShort: 'ml', unitLong: 'milliliters' },
      },
    },
    { id: null, name: '', original: 'salt to taste', amount: 0, unit: null, image: '' },
  ],
  nutrition: {
    nutrients: [
      { title: 'Calories', amount: 584.46, unit: 'kcal', percentOfDailyNeeds: 29.22 },
      { name: 'Fiber', amount: 4.2, unit: 'g' },
      { name: 'Sodium', amount: -3, unit: 'mg' },
    ],
  },
}

describe('a recipe as the provider sends it', () => {
  const recipe = recipeFromProvider(soup)

  test('becomes plain text, with tags removed and entities decoded', () => {
    expect(recipe?.title).toBe('Crème fraîche & leek soup')
    expect(recipe?.summary).toBe('You need two leeks. Try this ½ cup')
    expect(recipe?.instructions).toBe('Wash the leeks.\nSimmer <20> min.')
  })

  test('keeps the steps with their minutes', () => {
    expect(recipe?.steps).toEqual([
      { section: 'Soup', text: 'Wash the leeks.', minutes: null, amounts: [] },
      { section: 'Soup', text: 'Simmer.', minutes: 120, amounts: [] },
    ])
  })

  test('names each ingredient, formats its amount with two decimals and keeps both measures', () => {
    expect(recipe?.ingredients).toEqual([
      {
        name: 'leek',
        amount: '1.33',
        unit: 'cups',
        image: 'https://img.spoonacular.com/ingredients_100x100/leeks.jpg',
        quantity: 1.3333333,
        aisle: 'Produce',
        original: '2 leeks, sliced',
        metric: { amount: 315, unit: 'ml' },
        us: { amount: 1.333, unit: 'cups' },
      },
      expect.objectContaining({ name: 'salt to taste', amount: '', unit: '', image: '', metric: null, us: null }),
    ])
  })

  test('finds nutrients by name, old or new, and counts missing and negative ones as 0', () => {
    expect(recipe?.hasNutrition).toBe(true)
    expect(recipe?.nutrition).toEqual({
      calories: 584.46,
      protein: 0,
      carbs: 0,
      fat: 0,
      fiber: 4.2,
      sugar: 0,
      sodium: 0,
    })
    expect(recipe?.nutrients[0]).toEqual({ name: 'Calories', amount: 584.46, unit: 'kcal', percentOfDailyNeeds: null })
  })

  test('takes the first cuisine, the first dish type as category, the occasions as tags', () => {
    expect(recipe).toMatchObject({
      id: 716429,
      cuisine: 'Mediterranean',
      category: 'Main Course',
      dishTypes: ['main course', 'dinner'],
      tags: ['fall'],
      source: 'spoonacular',
      healthScore: 20,
      pricePerServing: 243.49,
      youtubeUrl: '',
    })
  })

  test('notes are sentences to read after the steps; without any there is no list', () => {
    expect(recipe).not.toHaveProperty('notes')
    expect(recipeFromProvider({ id: 7, notes: ['Keeps 3 days.', 4] })?.notes).toEqual(['Keeps 3 days.'])
  })

  test('sets a flag only for exactly true', () => {
    expect(recipe).toMatchObject({ vegetarian: true, vegan: false, glutenFree: false, dairyFree: false })
  })
})

describe('gaps in what the provider sends', () => {
  test.each([null, 5, 'x', [], {}, { id: 0 }, { id: -3 }, { id: 1.5 }, { id: '716429' }, { id: 1e300 }])(
    '%j isn’t a recipe',
    (value) => {
      expect(recipeFromProvider(value)).toBeNull()
    },
  )

  test('an id alone is a recipe with honest defaults', () => {
    expect(recipeFromProvider({ id: 5 })).toMatchObject({
      title: 'Untitled recipe',
      image: '',
      readyInMinutes: 0,
      servings: 1,
      instructions: '',
      ingredients: [],
      cuisine: '',
      hasNutrition: false,
      pricePerServing: null,
      healthScore: 0,
    })
  })

  test('a vegan dish is also vegetarian and dairy free', () => {
    expect(recipeFromProvider({ id: 5, vegan: true })).toMatchObject({ vegetarian: true, dairyFree: true })
  })

  test('without a list, the analyzed steps are the instructions, with the section as a heading line', () => {
    const { instructions: _, ...rest } = soup
    expect(recipeFromProvider(rest)?.instructions).toBe('Soup\nWash the leeks.\nSimmer.')
  })

  test('text with line breaks becomes lines, and each line a step', () => {
    const recipe = recipeFromProvider({ id: 5, instructions: 'Boil.<br/>Peel.<p>Eat.</p>', analyzedInstructions: [] })
    expect(recipe?.instructions).toBe('Boil.\nPeel.\nEat.')
    expect(recipe?.steps.map((step) => step.text)).toEqual(['Boil.', 'Peel.', 'Eat.'])
  })

  test('only web addresses are kept as links, and only YouTube as a video', () => {
    expect(
      recipeFromProvider({ id: 5, sourceUrl: 'javascript:alert(1)', spoonacularSourceUrl: 'http://a.example/r' })
        ?.sourceUrl,
    ).toBe('http://a.example/r')
    expect(recipeFromProvider({ id: 5, youtubeUrl: 'https://youtube.com.evil.example/watch' })?.youtubeUrl).toBe('')
    expect(recipeFromProvider({ id: 5, youtubeUrl: 'https://youtu.be/abc' })?.youtubeUrl).toBe('https://youtu.be/abc')
  })

  test('a missing picture URL is built from the id and its type', () => {
    expect(recipeFromProvider({ id: 5, imageType: 'jpg' })?.image).toBe(
      'https://img.spoonacular.com/recipes/5-556x370.jpg',
    )
    expect(recipeFromProvider({ id: 90000001, imageType: 'avif' })?.image).toBe('/img/recipes/90000001-960.avif')
  })

  test('no JSON makes it fail', () => {
    const keys = Object.keys(soup)
    const any = fc.jsonValue()
    const damaged = fc
      .tuple(fc.constantFrom(...keys), any)
      .map(([key, value]) => ({ ...soup, [key]: value }))
      .filter((json) => Number.isSafeInteger(json.id))
    fc.assert(
      fc.property(fc.oneof(any, damaged), (json) => {
        const recipe = recipeFromProvider(json)
        if (recipe === null) return
        expect(recipe.title).not.toBe('')
        expect(recipe.servings).toBeGreaterThan(0)
        for (const amount of Object.values(recipe.nutrition)) expect(amount).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the picture’s URL is', () => {
  test('ours in two widths', () => {
    expect(pictureSources({ id: 90000012, image: 'https://other.example/x.jpg' })).toEqual({
      src: '/img/recipes/90000012-960.avif',
      srcSet: '/img/recipes/90000012-480.avif 480w, /img/recipes/90000012-960.avif 960w',
    })
  })

  test('ours with its version and color', () => {
    const image = `/img/recipes/90000012-960.avif${pictureVersion({ hash: '4e2c562adfeef83a', colour: '#a26230' })}`
    expect(pictureSources({ id: 90000012, image })).toEqual({
      src: image,
      srcSet: `/img/recipes/90000012-480.avif?v=4e2c562aa26230 480w, ${image} 960w`,
      color: '#a26230',
    })
  })

  test('otherwise the provider’s own', () => {
    expect(pictureSources({ id: 5, image: 'https://other.example/x.jpg' }).src).toBe('https://other.example/x.jpg')
    expect(pictureSources({ id: 2 ** 31 + 1, image: '' })).toEqual({ src: '', srcSet: '' })
  })
})
