import { describe, expect, test } from 'vitest'
import { jsonLdValues } from './html-json-ld.ts'
import { readHtml } from './html-tree.ts'
import { type ImportedRecipe, type ImportResult, importFromPage, importFromText } from './recipe-import.ts'

function only(result: ImportResult): ImportedRecipe {
  if (!result.ok) throw new Error(result.message)
  return result.recipes[0]
}
const page = (data: unknown): string =>
  `<!doctype html><html><head><script type="application/ld+json">${JSON.stringify(data).replaceAll('</', '<\\/')}</script></head></html>`
const minimal = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 leek'], recipeInstructions: 'Boil.' }
const draftOf = (extra: object) =>
  only(importFromPage(page({ ...minimal, ...extra }), 'https://cook.example/soup/')).draft

describe('a recipe as schema.org describes it', () => {
  test('is read completely', () => {
    const recipe = only(
      importFromPage(
        page({
          '@context': 'https://schema.org/',
          '@graph': [
            { '@type': 'WebSite', name: 'Cook' },
            {
              '@type': ['Recipe', 'NewsArticle'],
              name: 'Mac &amp; Cheese',
              image: [{ '@type': 'ImageObject', url: '/mac.jpg' }],
              totalTime: 'PT1H5M',
              recipeYield: ['6', '6 servings'],
              recipeCuisine: 'American, Martian',
              suitableForDiet: 'https://schema.org/VegetarianDiet',
              keywords: 'quick, gluten-free',
              nutrition: { '@type': 'NutritionInformation', calories: '1 kcal' },
              recipeIngredient: ['250 g macaroni', '2 cups <b>grated</b> cheddar', ''],
              recipeInstructions: [
                {
                  '@type': 'HowToSection',
                  name: 'Sauce',
                  itemListElement: [
                    { '@type': 'HowToStep', text: '<p>Melt.</p>' },
                    { '@type': 'HowToStep', name: 'Stir.' },
                  ],
                },
                { '@type': 'HowToStep', text: 'Bake.' },
              ],
            },
          ],
        }),
        'https://cook.example/mac/',
      ),
    )
    expect(recipe.draft).toEqual({
      title: 'Mac & Cheese',
      image: 'https://cook.example/mac.jpg',
      readyInMinutes: 65,
      servings: 6,
      cuisines: ['American'],
      diets: ['Gluten Free', 'Vegetarian'],
      instructions: 'Sauce:\nMelt.\nStir.\nBake.',
      ingredients: [
        { name: 'macaroni', amount: 250, unit: 'g' },
        { name: 'grated cheddar', amount: 2, unit: 'cup' },
      ],
    })
    expect(recipe.remarks).toEqual(['We don’t list the cuisine “Martian”.'])
  })

  test.each([
    ['4', 4],
    [8, 8],
    ['Serves 4-6', 4],
    [['1', '1 loaf (10 slices)'], 10],
    [['8', '1 9-inch pie'], 8],
    ['Makes 2 dozen', 24],
    [{ value: 2, unitText: 'dozen' }, 24],
    [['12', '12 muffins'], 12],
    [{ '@type': 'QuantitativeValue', value: 3 }, 3],
    ['a few', 4],
    [0, 4],
  ])('a yield of %j is %d servings', (recipeYield, expected) => {
    expect(draftOf({ recipeYield }).servings).toBe(expected)
  })

  test.each([
    ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    [['b.jpg'], 'https://cook.example/soup/b.jpg'],
    [{ url: ['https://cdn.example/c.jpg'] }, 'https://cdn.example/c.jpg'],
    [{ contentUrl: '//cdn.example/d.jpg' }, 'https://cdn.example/d.jpg'],
    [['javascript:alert(1)', 'https://cdn.example/e.jpg'], 'https://cdn.example/e.jpg'],
    ['data:image/png;base64,AAAA', ''],
    [null, ''],
  ])('an image of %j is %s', (image, expected) => {
    expect(draftOf({ image }).image).toBe(expected)
  })

  test.each([
    ['Chop.\nBoil.', 'Chop.\nBoil.'],
    ['<ol><li>Chop.</li><li>Boil.</li></ol>', 'Chop.\nBoil.'],
    [['Chop.', { text: 'Boil.' }], 'Chop.\nBoil.'],
    [{ '@type': 'ItemList', itemListElement: [{ text: 'Chop.' }] }, 'Chop.'],
  ])('instructions of %j are steps', (recipeInstructions, expected) => {
    expect(draftOf({ recipeInstructions }).instructions).toBe(expected)
  })

  test('preparation and cooking times are added up if there is no total', () => {
    expect(draftOf({ prepTime: 'PT10M', cookTime: 'PT20M' }).readyInMinutes).toBe(30)
    expect(draftOf({ prepTime: 'PT10M', cookTime: 'PT20M', totalTime: 'PT2H' }).readyInMinutes).toBe(120)
  })

  test('missing parts are reported, and the defaults stay', () => {
    const { draft, remarks } = only(
      importFromText(JSON.stringify({ '@type': 'schema:Recipe', recipeIngredient: ['1 leek'] })),
    )
    expect([draft.readyInMinutes, draft.servings]).toEqual([30, 4])
    expect(remarks).toEqual([
      'No title was found.',
      'No instructions were found.',
      'No time was found, so 30 minutes is only a guess.',
      'No servings were found, so 4 is only a guess.',
    ])
  })
})

describe('a page', () => {
  test('without a recipe says what to do, and what it saw', () => {
    const page =
      '<title>A blog</title><nav>Home</nav><h1>Gran’s soup</h1><script>x</script><p>Three leeks</p><footer>©</footer>'
    expect(importFromPage(page)).toEqual({
      ok: false,
      message: 'We couldn’t find a recipe on this page. Copy the recipe’s text and paste it instead.',
      seen: { title: 'Gran’s soup', words: 4, lines: ['Gran’s soup', 'Three leeks'] },
    })
  })

  test.each([
    ["<SCRIPT TYPE='application/ld+json'>{}</SCRIPT>", 1],
    ['<script data-x="a>b" type=application/ld+json>{}</script>', 1],
    ['<script type="application/ld+json; charset=utf-8">{}</script>', 1],
    ['<!-- <script type="application/ld+json">{}</script> -->', 0],
    ['<script>var x = \'<script type="application/ld+json">\'</script>', 0],
    ['<script type="text/javascript">{}</script>', 0],
    ['<scripted type="application/ld+json">{}</scripted>', 0],
    ['<script type="application/ld+json">{}', 1],
    ['<script type="application/ld+json', 0],
  ])('%s has %d blocks of data', (html, count) => {
    expect(jsonLdValues(readHtml(html))).toHaveLength(count)
  })

  test.each([
    ['line breaks inside of a text', JSON.stringify(minimal).replace('Boil.', 'Boil\n it.')],
    ['a comma too many', JSON.stringify(minimal).replace(/}$/, ',}')],
    ['a wrapping comment', `<!--${JSON.stringify(minimal)}-->`],
    ['a CDATA section', `//<![CDATA[\n${JSON.stringify(minimal)}\n//]]>`],
    ['a semicolon', `${JSON.stringify(minimal)};`],
  ])('%s is forgiven', (_, json) => {
    const html = `<script type="application/ld+json">${json}</script>`
    expect(only(importFromPage(html)).draft.title).toBe('Soup')
  })

  test('broken data next to good data does no harm, and every recipe is read', () => {
    const html = `<script type="application/ld+json">{oops</script>${page([minimal, { ...minimal, name: 'Stew' }])}`
    const result = importFromPage(html)
    expect(result.ok && result.recipes.map(({ draft }) => draft.title)).toEqual(['Soup', 'Stew'])
  })

  test('its scripts are only text', () => {
    const html = page({ ...minimal, name: '<script>globalThis.hacked = true</script>Soup<img onerror=alert(1)>' })
    expect(only(importFromPage(html)).draft.title).toBe('Soup')
    expect(globalThis).not.toHaveProperty('hacked')
  })
})

describe('pasted text', () => {
  test('with headings', () => {
    const { draft, remarks } = only(
      importFromText(`
        Leek soup
        My grandmother's.
        Serves 6 | Prep time: 10 min | Cook time: 1 hr

        INGREDIENTS:
        • 3 leeks, sliced
        For the top:
        1 tbsp olive oil
        salt to taste

        Method
        1. Slice the leeks.
        2) Boil for 20 minutes.
        Notes
        Freezes well.
        Nutrition
        200 kcal`),
    )
    expect(draft).toMatchObject({
      title: 'Leek soup',
      servings: 6,
      readyInMinutes: 70,
      instructions: 'Slice the leeks.\nBoil for 20 minutes.\nNote: Freezes well.',
      ingredients: [
        { name: 'leeks, sliced', amount: 3, unit: '' },
        { name: 'olive oil', amount: 1, unit: 'tbsp' },
        { name: 'salt, to taste', amount: 0, unit: '' },
      ],
    })
    expect(remarks).toEqual(['Text that wasn’t part of the ingredients or steps was left out.'])
  })

  test('without headings', () => {
    const { draft } = only(
      importFromText('Pancakes\n250 g flour\n3 eggs\n- salt\nWhisk everything together.\nFry 2 minutes a side.'),
    )
    expect(draft.title).toBe('Pancakes')
    expect(draft.ingredients.map(({ name }) => name)).toEqual(['flour', 'eggs', 'salt'])
    expect(draft.instructions).toBe('Whisk everything together.\nFry 2 minutes a side.')
  })

  test('in markdown', () => {
    const { draft } = only(
      importFromText('# Soup\n\n**Serves:** 2\n\n## Ingredients (for 2)\n* 1 leek\n\n## Directions\n- Boil.\n'),
    )
    expect(draft).toMatchObject({ title: 'Soup', servings: 2, instructions: 'Boil.' })
  })

  test('in Cooklang', () => {
    const { draft } = only(
      importFromText(
        '---\ntitle: Easy eggs\nservings: 2\ntime: 15 min\ncuisine: British\n---\n\nCrack the @eggs{3} into a #bowl{}, add @salt. -- always\n\nFry in @olive oil{1%tbsp}(mild) for ~{5%minutes}.',
      ),
    )
    expect(draft).toMatchObject({
      title: 'Easy eggs',
      servings: 2,
      readyInMinutes: 15,
      cuisines: ['British'],
      instructions: 'Crack the eggs into a bowl, add salt.\nFry in olive oil for 5 minutes.',
      ingredients: [
        { name: 'eggs', amount: 3, unit: '' },
        { name: 'salt', amount: 0, unit: '' },
        { name: 'olive oil, mild', amount: 1, unit: 'tbsp' },
      ],
    })
  })

  test.each(['', '   ', 'hello', 'https://example.com', '{"a":1}', '[]', '42'])('"%s" is no recipe', (text) => {
    expect(importFromText(text).ok).toBe(false)
  })
})

describe('what used to get lost or misread', () => {
  const pasted = (text: string) => only(importFromText(text))

  test('an ingredient after the servings is kept', () => {
    const { draft } = pasted('Rice\nServes 6, 2 cups rice\n1 onion\nCook the rice with the onion.')
    expect(draft).toMatchObject({ servings: 6, ingredients: [{ name: 'rice', amount: 2 }, { name: 'onion' }] })
  })

  test('a line of nutrition isn’t a step', () => {
    const { draft } = pasted('Soup\nIngredients\n1 leek\nMethod\nBoil.\nNutrition: 350 kcal per serving')
    expect(draft.instructions).toBe('Boil.')
  })

  test('the larger amount of a range is kept, with a remark', () => {
    const { draft, remarks } = pasted('Soup\nIngredients\n2-3 cloves garlic\nMethod\nBoil.')
    expect(draft.ingredients).toEqual([{ name: 'garlic', amount: 3, unit: 'clove' }])
    expect(remarks.join()).toContain('we kept the larger amount')
  })

  test('a pie isn’t counted as one serving: the number is a guess, with a remark', () => {
    const wholes = ['One 9-inch pie', ['1', '1 pie'], ['2', '2 loaves'], ['2', '2 large pizzas'], ['3', '3 cups']]
    for (const recipeYield of wholes) {
      const recipe = only(importFromPage(page({ ...minimal, recipeYield })))
      expect(recipe.draft.servings).toBe(4)
      expect(recipe.remarks).toContain('No servings were found, so 4 is only a guess.')
    }
    const text = (line: string) => pasted(`Bread\n${line}\n\nIngredients\n500 g flour\n\nMethod\nBake.`)
    expect(text('Yield: 1 loaf (10 slices)').draft.servings).toBe(10)
    expect(text('Makes 2 dozen').draft.servings).toBe(24)
    expect(text('Makes one 9-inch pie').remarks).toContain('No servings were found, so 4 is only a guess.')
  })

  test('two and a half servings stay two and a half', () => {
    expect(draftOf({ recipeYield: '2.5 servings' }).servings).toBe(2.5)
    expect(pasted('---\ntitle: Soup\nservings: 2.5\n---\n\nBoil @leek{1}.').draft.servings).toBe(2.5)
  })
})

describe('pages with their own way of writing a recipe', () => {
  const page = (fields: object, ...beside: object[]) => {
    const recipe = { '@type': 'Recipe', name: 'Rice', recipeIngredient: ['1 cup rice'], recipeInstructions: ['Boil.'] }
    const graph = { '@graph': [{ ...recipe, ...fields }, ...beside] }
    const result = importFromPage(`<script type="application/ld+json">${JSON.stringify(graph)}</script>`)
    if (!result.ok) throw new Error(result.message)
    return result.recipes[0].draft
  }
  const steps = (recipeInstructions: unknown) => page({ recipeInstructions }).instructions

  test.each([
    ['a list of items', { '@type': 'ItemList', itemListElement: [{ item: { text: 'Soak.' } }, { text: 'Boil.' }] }],
    ['a list written as an object', { '0': { text: 'Soak.' }, '1': { text: 'Boil.' } }],
    ['JSON in a text', '[{"@type":"HowToStep","text":"Soak."},{"text":"Boil."}]'],
    ['a list in a list', [[{ '@type': 'HowToStep', text: 'Soak.' }], { text: 'Boil.' }]],
    ['escaped HTML', '&lt;p class=&quot;step&quot;&gt;Soak.&lt;/p&gt;&lt;p&gt;Boil.&lt;/p&gt;'],
  ])('give steps as %s', (_, written) => {
    expect(steps(written)).toBe('Soak.\nBoil.')
  })

  test('escape twice, and write headings in Markdown', () => {
    expect(page({ name: 'Salt &amp;amp; rice' }).title).toBe('Salt & rice')
    expect(page({ name: '&Auml;pfel' }).title).toBe('Äpfel')
    expect(steps(['## Rice', 'Boil.'])).toBe('Rice:\nBoil.')
  })

  test('give the time as a range, and describe the picture separately', () => {
    expect(page({ totalTime: { minValue: 'PT30M', maxValue: 'PT1H' } }).readyInMinutes).toBe(60)
    const image = { '@id': 'https://r.example/rice#primaryimage' }
    const picture = { '@type': 'ImageObject', ...image, url: 'https://r.example/rice.jpg' }
    expect(page({ image }, picture).image).toBe('https://r.example/rice.jpg')
    expect(page({ image }).image).toBe('')
  })
})

test('Cooklang’s sections, notes, times and source are kept', () => {
  const read = (text: string) => {
    const result = importFromText(text)
    if (!result.ok) throw new Error(result.message)
    return result.recipes[0].draft
  }
  const pizza = read(
    '---\ntitle: Pizza\nsource: https://p.example/pizza\ntime:\n  prep: 20 minutes\n  cook: 15 minutes\n---\n\n' +
      '== Dough ==\n\nKnead @flour{500%g}.\n\n> Let it rest.\n\n== Topping\n\nAdd @tomatoes{3}.\n',
  )
  expect(pizza.readyInMinutes).toBe(35)
  expect(pizza.instructions.split('\n')).toEqual([
    'Dough:',
    'Knead flour.',
    'Topping:',
    'Add tomatoes.',
    'Note: Let it rest.',
    'Source: https://p.example/pizza',
  ])
  expect(read('>> prep time: 10 min\n>> cook time: 20 min\n\nFry @eggs{2}.').readyInMinutes).toBe(30)
})

describe('a yield in pieces', () => {
  const says = ({ draft, remarks }: ImportedRecipe) => ({
    servings: draft.servings,
    written: draft.about?.details?.Yield,
    remark: remarks.find((remark) => remark.includes('count one as a serving')),
  })
  const REMARK = 'It makes “about 20 rolls”, and we count one as a serving. If people eat more, change Servings.'

  test('counts each piece as a serving, says so and stays readable, from a page and from a text', () => {
    const page = only(
      importFromText(
        JSON.stringify({
          '@type': 'Recipe',
          name: 'Rolls',
          recipeYield: ['20', 'about 20 rolls'],
          recipeIngredient: ['500 g flour'],
        }),
      ),
    )
    const text = only(importFromText('Rolls\nMakes about 20 rolls\nIngredients\n500 g flour\nMethod\nBake.'))
    for (const read of [page, text])
      expect(says(read)).toEqual({ servings: 20, written: 'about 20 rolls', remark: REMARK })
  })

  test('isn’t mentioned where servings are given', () => {
    const text = only(importFromText('Rolls\nServes 5\nIngredients\n500 g flour\nMethod\nBake.'))
    expect(says(text)).toEqual({ servings: 5, written: undefined, remark: undefined })
  })
})
