import { beforeAll, describe, expect, it } from 'vitest'
import { LINES_PER_ANALYSIS, LINES_PER_RECIPE, RECIPES_PER_ANALYSIS } from '#domain/limits.ts'
import type { IngredientAnalysis } from '#domain/nutrition/ingredient-analysis.ts'
import { readStore } from '#domain/shopping/read-store.ts'
import { combineItems } from '#domain/shopping/shopping-lines.ts'
import { shoppingText } from '#domain/shopping/shopping-text.ts'
import { lineText } from '#domain/shopping/store-amount.ts'
import { compileCatalogue } from './compile-catalogue.ts'
import { foodRoutes } from './food-routes.ts'
import { createFoodTable } from './food-table.ts'
import { readFoods } from './foods.ts'

let app: ReturnType<typeof foodRoutes>

beforeAll(() => {
  app = foodRoutes(createFoodTable(compileCatalogue([], readFoods()).foods))
})

const caloriesIn = ({ nutrients }: IngredientAnalysis) => nutrients.find(({ name }) => name === 'Calories')?.amount

async function analyse(body: unknown) {
  const response = await app.request('/foods/analyse', { method: 'POST', body: JSON.stringify(body) })
  return { status: response.status, analysis: (await response.json()) as IngredientAnalysis }
}

describe('the nutrition of an ingredient list', () => {
  it('is the sum of its foods, per serving', async () => {
    const { analysis } = await analyse({
      servings: 2,
      ingredients: [
        { name: 'eggs', amount: 2, unit: '' },
        { name: 'extra virgin olive oil', amount: 10, unit: 'g' },
      ],
    })
    // Two large eggs of 50 g at 143 kcal and 10 g of oil at 884 kcal, each per 100 g.
    expect(caloriesIn(analysis)).toBeCloseTo((143 + 88.4) / 2, 0)
  })

  it('marks unknown ingredients, and counts the rest', async () => {
    const { analysis } = await analyse({
      servings: 1,
      ingredients: [
        { name: 'moon dust', amount: 3, unit: 'tbsp' },
        { name: 'butter', amount: 100, unit: 'g' },
      ],
    })
    expect(analysis.ingredients[0]).toMatchObject({ food: null, grams: null })
    expect(analysis.ingredients[1]?.traits).toContain('dairy')
    expect(caloriesIn(analysis)).toBeCloseTo(717, 0)
  })

  it.each([
    [LINES_PER_RECIPE, 2, 200],
    [LINES_PER_RECIPE + 1, 1, 400],
    [1, RECIPES_PER_ANALYSIS, 200],
    [1, RECIPES_PER_ANALYSIS + 1, 400],
    [LINES_PER_ANALYSIS / 3 + 1, 3, 400],
  ])('of %d lines in each of %d recipes gets the response %d', async (lines, recipes, status) => {
    const recipe = { servings: 1, ingredients: Array(lines).fill({ name: 'butter', amount: 1, unit: 'g' }) }
    const text = JSON.stringify({ recipes: Array(recipes).fill(recipe) })
    const response = await app.request('/foods/analyse/recipes', { method: 'POST', body: text })
    expect(response.status).toBe(status)
    if (status === 200) expect(await response.json()).toHaveLength(recipes)
  })

  it.each([
    ['garlic', 2, 'cloves', 3, 10],
    ['egg', 1, 'large', 45, 70],
    ['onion', 1, 'medium', 90, 170],
    ['salt', 0, '', 0, 0],
    ['salt', 1, 'pinch', 0.2, 1],
  ])('weighs %s, %d %s', async (name, amount, unit, least, most) => {
    const { analysis } = await analyse({ servings: 1, ingredients: [{ name, amount, unit }] })
    expect(analysis.ingredients[0]?.grams).toBeGreaterThanOrEqual(least)
    expect(analysis.ingredients[0]?.grams).toBeLessThanOrEqual(most)
  })

  it('counts the edible part of a bought weight, like our own recipes', async () => {
    const { analysis } = await analyse({ servings: 1, ingredients: [{ name: 'mussels', amount: 1000, unit: 'g' }] })
    expect(analysis.ingredients[0]?.grams).toBeLessThan(600)
  })

  it('says how much of the Daily Value a serving has', async () => {
    const { analysis } = await analyse({ servings: 4, ingredients: [{ name: 'butter', amount: 100, unit: 'g' }] })
    const fat = analysis.nutrients.find(({ name }) => name === 'Fat')
    expect(fat?.percentOfDailyNeeds).toBeCloseTo(((fat?.amount ?? 0) / 78) * 100, 1)
  })

  it('has no value for a unit in which the food isn’t measured', async () => {
    const { analysis } = await analyse({ servings: 1, ingredients: [{ name: 'butter', amount: 3, unit: 'bunches' }] })
    expect(analysis.ingredients[0]).toMatchObject({ food: 'butter', grams: null })
  })

  it('has no value for a unit as long as a sentence, and counts the rest', async () => {
    const { status, analysis } = await analyse({
      servings: 1,
      ingredients: [
        { name: 'butter', amount: 3, unit: 'spoons as large as the one that hangs beside the stove at home' },
        { name: 'butter', amount: 100, unit: 'g' },
      ],
    })
    expect(status).toBe(200)
    expect(analysis.ingredients[0]).toMatchObject({ food: 'butter', grams: null })
    expect(caloriesIn(analysis)).toBeCloseTo(717, 0)
  })

  it.each([null, {}, { servings: 0, ingredients: [] }, { servings: 1, ingredients: [{ name: 1 }] }, 'text'])(
    'rejects %o with a message',
    async (body) => {
      expect((await analyse(body)).status).toBe(400)
    },
  )
})

describe('what a member avoids in typed ingredients', () => {
  it('is contained, depends on the product, or isn’t known', async () => {
    const body = JSON.stringify({
      names: ['salted butter', 'semisweet chocolate chips', 'tahini', 'moon dust', 'red lentils'],
      avoid: ['dairy', 'sesame'],
    })
    const response = await app.request('/foods/analyse/avoided', { method: 'POST', body })
    expect(await response.json()).toEqual([
      { contains: [0], mayContain: [] },
      { contains: [], mayContain: [0] },
      { contains: [1], mayContain: [] },
      null,
      { contains: [], mayContain: [] },
    ])
  })
})

describe('a person’s excluded ingredients', () => {
  const excluded = async (ingredients: unknown, exclude: unknown) => {
    const body = JSON.stringify({ ingredients, exclude })
    return await app.request('/foods/analyse/exclusions', { method: 'POST', body })
  }

  it.each([
    [
      ['walnuts', 'unsalted butter', 'red lentils'],
      ['nuts', 'dairy'],
      [true, true, false],
    ],
    [['walnuts', 'butter beans'], ['butter'], [false, false]],
    [['sirloin steak'], ['beef'], [true]],
    [['moon dust', 'moon nuts'], ['nuts'], [null, true]],
  ])('%o without %o', async (ingredients, exclude, analysis) => {
    expect(await (await excluded(ingredients, exclude)).json()).toEqual(analysis)
  })

  it('are rejected with a message if they aren’t names', async () => {
    expect((await excluded([1], ['nuts'])).status).toBe(400)
  })
})

describe('a store’s foods', () => {
  it('are listed by aisle, with weights and prices', async () => {
    const aisles = (await (await app.request('/foods/store')).json()) as Record<string, { names: string[] }[]>
    expect(aisles.Produce).toContainEqual(
      expect.objectContaining({ names: expect.arrayContaining(['banana']), priceCentsPer100g: expect.any(Number) }),
    )
    expect(Object.values(aisles).flat().length).toBeGreaterThan(1000)
  })

  it('include dry rice for cooked rice, and lemons for their juice', async () => {
    const store = readStore(await (await app.request('/foods/store')).json())
    // USDA: 100 g of cooked brown rice have the energy of 34 g raw; the juice of a lemon weighs 45 g.
    const dry = (name: string) => store.find(name)?.boughtAs?.gramsPerGram
    expect(dry('cooked brown rice')).toBeCloseTo(0.335, 2)
    expect(dry('cooked pasta')).toBeCloseTo(0.43, 1)
    const needed = (name: string, amount: number, unit: string) => ({
      ...{ id: name, name, amount, unit, checked: false, recipeTitle: 'Soup' },
    })
    const list = [
      ...[needed('cooked brown rice', 1710, 'g'), needed('lemon juice', 2, 'tbsp'), needed('lemon zest', 1, 'tsp')],
      ...[
        needed('cooked jasmine rice', 350, 'g'),
        needed('cooked beets', 350, 'g'),
        needed('fresh rice noodles', 400, 'g'),
        needed('canned chickpeas', 1, 'can'),
      ],
      ...[needed('ginger', 1, 'thumb'), needed('piece of ginger', 1, ''), needed('fresh ginger', 1, 'tbsp')],
      ...[needed('low-sodium soy sauce', 30, 'ml'), needed('reduced-sodium soy sauce', 30, 'ml')],
      // The whites of the three eggs are left.
      ...[needed('eggs', 2, ''), needed('egg yolks', 3, ''), needed('egg white', 1, '')],
    ]
    expect(combineItems(list, store).map(lineText)).toEqual([
      ...[
        '1 bag brown rice',
        '1 lemon',
        '1 bag jasmine rice',
        '2 packages cooked beets',
        '1 package fresh rice noodles',
        '1 can chickpeas',
      ],
      ...['1 piece ginger', '1 bottle low-sodium soy sauce', '½ dozen eggs'],
    ])
  })

  it('have an aisle for the plain words of a shopping list, and none for anything else', async () => {
    const store = readStore(await (await app.request('/foods/store')).json())
    const aisles = {
      'Milk, Eggs, Other Dairy': 'cream milk',
      Produce: 'berries greens squash fruit',
      'Pasta and Rice': 'noodles',
      'Canned and Jarred': 'beans soup',
      Seafood: 'fish',
      Beverages: 'juice soda',
      Baking: 'syrup',
      'Sweet Snacks': 'chocolate candy pudding',
      'Oil, Vinegar, Salad Dressing': 'dressing',
      'Spices and Seasonings': 'spices seasoning',
      Cereal: 'cereal',
      Nuts: 'nuts',
      Herbs: 'herbs',
    }
    for (const [aisle, words] of Object.entries(aisles))
      expect(words.split(' ').map((word) => [word, store.aisleOf(word)])).toEqual(
        words.split(' ').map((word) => [word, aisle]),
      )
    const others = [
      'toilet paper',
      'trash bags',
      'dish soap',
      'plastic wrap',
      'batteries',
      'cat litter',
      'rug',
      '',
      ',',
    ]
    expect(others.filter((word) => store.aisleOf(word))).toEqual([])

    const cream = { id: '1', name: 'Cream', amount: 1, unit: 'carton', checked: false }
    const text = shoppingText([cream, { ...cream, id: '2', name: 'Batteries' }], store)
    expect(text).toContain('Milk, Eggs, Other Dairy\n☐ 1 carton Cream')
  })
})
