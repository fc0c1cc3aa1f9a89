import { describe, expect, test } from 'vitest'
import { foodTest } from '#domain/kitchen/ingredient-match.ts'
import { matchesDiet } from '#domain/nutrition/diets.ts'
import { CUISINES as CUISINES_OF_THE_SITE } from '#domain/recipe/cuisines.ts'
import type { RecipeCardFacts } from '#domain/recipe/recipe-card.ts'
import type { CatalogueEntry } from '#server/catalogue/catalogue.ts'
import { catalogueAnswers, catalogueRoutes } from './routes.ts'
import { realCatalogue } from './testing/real-catalogue.ts'

interface ListAnswer {
  recipes: RecipeCardFacts[]
  total: number
  sentence: string
  filters: { filter: string; value: string; label: string }[]
  wishes: { filter: string; value: string; label: string; without: string }[]
  text: string
  corrections: { typed: string; read: string }[]
  remedies: { filter: string; value: string; total: number }[]
  spelling: { search: string; total: number } | null
  unknown: { filter: string; value: string }[]
}

const catalogue = realCatalogue()
const app = catalogueRoutes(catalogueAnswers(catalogue))
/** The caller names the shape that it then checks. */
async function get<Body>(path: string): Promise<Body> {
  const response = await app.request(path)
  expect(response.status).toBe(200)
  return response.json() as Promise<Body>
}
const list = (query: string) => get<ListAnswer>(`/catalogue/recipes?${query}`)

const figureOf = ({ nutrition }: RecipeCardFacts, name: string): number =>
  nutrition.nutrients.find((nutrient) => nutrient.name === name)?.amount ?? 0

type Test = (entry: CatalogueEntry) => boolean
const DIETS: [string, Test][] = ['Vegan', 'gluten free', 'Ketogenic'].map((diet) => [
  `diet=${diet}`,
  ({ plain }) => matchesDiet(plain, diet),
])
const TYPES: [string, Test][] = ['dinner', 'breakfast', 'soup', 'dessert'].map((type) => [
  `type=${type}`,
  ({ plain }) => plain.dishTypes.includes(type),
])
const CUISINES: [string, Test][] = ['Italian', 'Asian'].map((cuisine) => [
  `cuisine=${cuisine}`,
  ({ plain }) => plain.cuisines.includes(cuisine),
])
const LIMITS: [string, Test][] = [
  ['maxTime=30', ({ plain }) => plain.readyInMinutes <= 30],
  ['maxCalories=400', ({ nutrients }) => (nutrients.calories ?? Number.POSITIVE_INFINITY) <= 400],
  ['minProtein=20', ({ nutrients }) => (nutrients.protein ?? 0) >= 20],
]
const isChickpea = foodTest('chickpeas')
const isNut = foodTest('nuts')
const isDairy = foodTest('dairy')
const FOODS: [string, Test][] = [
  ['include=chickpeas', ({ ingredients }) => ingredients.some(isChickpea)],
  ['exclude=nuts,dairy', ({ ingredients }) => !ingredients.some((food) => isNut(food) || isDairy(food))],
]
const NONE: [string, Test] = ['', () => true]

/** Each filter is tried on every recipe once, by itself. */
const tried = (filters: [string, Test][]) =>
  filters.map(([text, holds]) => [text, catalogue.entries.map(holds)] as const)

describe('the filtered list', () => {
  test('counts every combination of filters as a walk over all recipes does', async () => {
    let combinations = 0
    const lists = [DIETS, TYPES, CUISINES, LIMITS, FOODS].map((list) => tried([NONE, ...list]))
    const [diets = [], types = [], cuisines = [], limits = [], foods = []] = lists
    for (const diet of diets)
      for (const type of types)
        for (const cuisine of cuisines)
          for (const limit of limits)
            for (const food of foods) {
              const chosen = [diet, type, cuisine, limit, food]
              const query = chosen.map(([text]) => text).filter((text) => text !== '')
              const expected = catalogue.entries.filter((_, at) => chosen.every(([, holds]) => holds[at])).length
              const { total, unknown } = await list(`${query.join('&')}&number=1`)
              expect({ query, total, unknown }).toEqual({ query, total: expected, unknown: [] })
              combinations += 1
            }
    expect(combinations).toBe(4 * 5 * 3 * 4 * 3)
  })

  test('a wish in the search is the same as the filter', async () => {
    const asked = await list('search=vegan+dinner+under+30+minutes+with+chickpeas')
    const filtered = await list('diet=vegan&type=dinner&maxTime=30&include=chickpeas')
    expect(asked.recipes).toEqual(filtered.recipes)
    expect(asked.total).toBeGreaterThan(0)
    expect(asked.sentence).toBe(`${asked.total} vegan dinners up to 30 minutes with chickpeas`)
    expect(asked.wishes.map(({ label }) => label)).toEqual(['Vegan', 'Dinner', 'Up to 30 minutes', 'With chickpeas'])
    expect(asked.wishes[2]?.without).toBe('vegan dinner with chickpeas')
  })

  test('the filters come back in words, for chips that can be removed', async () => {
    const { filters } = await list('diet=vegan&type=main&maxTime=30&include=chickpeas&exclude=nuts')
    expect(filters.map(({ label }) => label)).toEqual([
      ...['Vegan', 'Main course', 'With chickpeas', 'Without nuts', 'Up to 30 minutes'],
    ])
  })

  test('pages follow each other without gap or double, in every order', async () => {
    for (const sort of ['relevance', 'time', 'calories', 'protein', 'price', 'health']) {
      const whole = await list(`search=soup&sort=${sort}&number=100`)
      const pages: RecipeCardFacts[] = []
      for (let offset = 0; offset < whole.total; offset += 17) {
        pages.push(...(await list(`search=soup&sort=${sort}&number=17&offset=${offset}`)).recipes)
      }
      expect(pages).toEqual(whole.recipes)
      expect(new Set(pages.map(({ id }) => id)).size).toBe(whole.total)
    }
  })

  test('sorts by time, calories, protein, price and health', async () => {
    const rising = async (sort: string, of: (card: RecipeCardFacts) => number) => {
      const values = (await list(`sort=${sort}&number=100`)).recipes.map(of)
      expect(values).toEqual(values.toSorted((a, b) => a - b))
    }
    await rising('time', ({ readyInMinutes }) => readyInMinutes)
    await rising('calories', (card) => figureOf(card, 'Calories'))
    await rising('protein', (card) => -figureOf(card, 'Protein'))
    await rising('price', ({ pricePerServing }) => pricePerServing)
    await rising('health', ({ healthScore }) => -healthScore)
  })

  test('a value that nobody understands is left out, and said', async () => {
    const { total, unknown } = await list(
      'diet=moonlight&type=elevenses&maxTime=soon&minProtein=-3&exclude=gravel&sort=luck',
    )
    expect(total).toBe(catalogue.entries.length)
    expect(unknown).toEqual([
      { filter: 'diet', value: 'moonlight' },
      { filter: 'type', value: 'elevenses' },
      { filter: 'maxTime', value: 'soon' },
      { filter: 'minProtein', value: '-3' },
      { filter: 'sort', value: 'luck' },
      { filter: 'exclude', value: 'gravel' },
    ])
  })

  test('an empty answer says what to drop', async () => {
    const { total, remedies, sentence } = await list('search=tiramisu&diet=vegan')
    expect(total).toBe(0)
    expect(remedies[0]).toMatchObject({ filter: 'diet', value: 'Vegan' })
    expect(remedies[0]?.total).toBe((await list('search=tiramisu')).total)
    expect(sentence).toBe('No vegan recipes for “tiramisu”')
  })

  test('a correction that finds nothing is not told', async () => {
    expect((await list('search=ratatouielle+tiramisu')).corrections).toEqual([])
  })

  test('a misspelled word is read as the nearest one, and that is said', async () => {
    const { total, corrections } = await list('search=ratatouielle')
    expect(total).toBeGreaterThan(0)
    expect(corrections).toEqual([{ typed: 'ratatouielle', read: 'ratatouille' }])
  })
})

test('a word too far from every other finds nothing and offers the most similar one', async () => {
  const { total, spelling } = await list('search=chicken+saladdd')
  expect(total).toBe(0)
  expect(spelling?.search).toBe('chicken salad')
  expect(spelling?.total).toBe((await list('search=chicken+salad')).total)
})

describe('bad input', () => {
  test.each([
    '🍣🍣🍣',
    'שלום עולם',
    'مرحبا',
    '.*(a+)+$',
    "'; DELETE FROM users; --",
    "' OR '1'='1",
    "'; drop table recipes; --",
    '%00',
    '<script>alert(1)</script>',
    'qzx'.repeat(66),
    '\u0000',
    '\\',
    '&&& ||| !!!',
  ])('%s finds plainly nothing, in no time', async (search) => {
    const start = performance.now()
    const { total, recipes } = await list(`search=${encodeURIComponent(search)}`)
    expect({ total, recipes }).toEqual({ total: 0, recipes: [] })
    expect(performance.now() - start).toBeLessThan(500)
  })

  test('an empty search is everything', async () => {
    expect((await list('search=')).total).toBe(catalogue.entries.length)
    expect((await list('search=+++')).total).toBe(catalogue.entries.length)
  })

  test('strange pages are moved into their limits', async () => {
    expect((await list('number=0')).recipes).toHaveLength(1)
    expect((await list('number=9999')).recipes).toHaveLength(100)
    expect((await list('number=x&offset=-1')).recipes).toHaveLength(20)
    expect((await list('offset=99999')).recipes).toEqual([])
  })
})

describe('suggestions while typing', () => {
  interface Suggestions {
    recipes: { id: number; title: string; gloss?: string; image: string }[]
    ingredients: { name: string; recipes: number }[]
    cuisines: { name: string; recipes: number }[]
  }
  const suggest = (typed: string) => get<Suggestions>(`/catalogue/suggestions?search=${encodeURIComponent(typed)}`)

  test('offers dishes with pictures, ingredients and cuisines that begin as typed', async () => {
    const { recipes, ingredients } = await suggest('chick')
    expect(recipes).toHaveLength(5)
    for (const { title, gloss = '', image } of recipes) {
      expect(title + gloss).toMatch(/chick/i)
      expect(image).toMatch(/^\/img\/recipes\//)
    }
    expect(ingredients[0]?.name).toMatch(/^chicken|chickpea/)
    expect((await suggest('spring on')).ingredients.map(({ name }) => name)).toEqual(['scallion'])
    expect((await suggest('pizza')).ingredients.map(({ name }) => name)).not.toContain('shredded mozzarella')
    expect((await suggest('ita')).cuisines).toEqual([{ name: 'Italian', recipes: expect.any(Number) }])
    expect((await suggest('green cur')).recipes[0]?.title).toMatch(/green curry/i)
  })

  test('one letter, nothing and nonsense offer nothing', async () => {
    for (const typed of ['', 'c', '🍣', 'zzzzqq']) {
      expect(await suggest(typed)).toEqual({ recipes: [], ingredients: [], cuisines: [] })
    }
  })
})

describe('cook with what you have', () => {
  interface KitchenAnswer {
    recipes: (RecipeCardFacts & { used: string[]; missing: { name: string }[] })[]
    total: number
    unknown: { filter: string; value: string }[]
  }
  const kitchen = (query: string) => get<KitchenAnswer>(`/catalogue/kitchen?${query}`)

  test('the dish with the least to buy comes first, and says what is used and missing', async () => {
    const { recipes, total } = await kitchen('have=eggs,spinach,onion,garlic,feta&number=50')
    expect(total).toBeGreaterThan(50)
    const missing = recipes.map((recipe) => recipe.missing.length)
    expect(missing).toEqual(missing.toSorted((a, b) => a - b))
    for (const recipe of recipes) expect(recipe.used.length).toBeGreaterThan(0)
    expect(recipes.flatMap((recipe) => recipe.missing.map(({ name }) => name))).not.toContain('salt')
  })

  test('combines with filters, and says which foods nobody knows', async () => {
    const { recipes, unknown } = await kitchen('have=tofu,moonlight&diet=vegan&maxMissing=6&number=100')
    expect(unknown).toEqual([{ filter: 'have', value: 'moonlight' }])
    for (const recipe of recipes) {
      expect(recipe.vegan).toBe(true)
      expect(recipe.missing.length).toBeLessThanOrEqual(6)
    }
  })

  test('nothing at home is no dish', async () => {
    expect(await kitchen('have=')).toMatchObject({ total: 0, recipes: [] })
    expect(await kitchen('have=6+eggs,a+bag+of+spinach')).toEqual(await kitchen('have=eggs,spinach'))
  })
})

test('every cuisine is counted as its own list counts it', async () => {
  const { cuisines } = await get<{ cuisines: { name: string; recipes: number }[] }>('/catalogue/cuisines')
  expect(cuisines.map(({ name }) => name)).toEqual([...CUISINES_OF_THE_SITE])
  for (const { name, recipes } of cuisines) {
    expect({ name, recipes }).toEqual({ name, recipes: (await list(`cuisine=${encodeURIComponent(name)}`)).total })
  }
})

describe('more like this', () => {
  test('every recipe has others like it, never itself, never one twice', async () => {
    for (const { plain } of catalogue.entries.slice(0, 60)) {
      const { recipes } = await get<{ recipes: RecipeCardFacts[] }>(`/catalogue/recipes/${plain.id}/similar?number=6`)
      expect(recipes).toHaveLength(6)
      expect(new Set([plain.id, ...recipes.map(({ id }) => id)]).size).toBe(7)
    }
  })

  test('an unknown recipe is a 404', async () => {
    expect((await app.request('/catalogue/recipes/1/similar')).status).toBe(404)
  })
})
