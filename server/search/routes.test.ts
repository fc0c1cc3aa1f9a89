import { describe, expect, test } from 'vitest'
import { foodTest } from '#domain/kitchen/ingredient-match.ts'
import { matchesDiet } from '#domain/nutrition/diets.ts'
import { CUISINES as CUISINES_OF_THE_SITE } from '#domain/recipe/cuisines.ts'
import type { RecipeCardFacts } from '#domain/recipe/recipe-card.ts'
import type { CatalogueEntry } from '#server/catalogue/catalogue.ts'
import { catalogue, get } from './testing/catalogue-calls.ts'

interface ListResponse {
  recipes: RecipeCardFacts[]
  total: number
  sentence: string
  filters: { filter: string; value: string; label: string }[]
  preferences: { filter: string; value: string; label: string; without: string }[]
  text: string
  corrections: { typed: string; read: string }[]
  remedies: { filter: string; value: string; total: number }[]
  spelling: { search: string; total: number } | null
  unknown: { filter: string; value: string }[]
}

const list = (query: string) => get<ListResponse>(`/catalogue/recipes?${query}`)

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

/** Each filter is tested on every recipe once, separately. */
const tried = (filters: [string, Test][]) =>
  filters.map(([text, holds]) => [text, catalogue.entries.map(holds)] as const)

describe('the filtered list', () => {
  test('of the Mediterranean diet keeps its rule, and is what a search for it finds', async () => {
    const { recipes, sentence } = await list('diet=Mediterranean&type=dinner&number=100')
    const titles = recipes.map(({ title }) => title)
    expect(titles).toContain('Sheet-pan Greek chicken and lemon potatoes')
    expect(titles).not.toContain('Chicken adobo')
    expect(sentence).toBe(`${recipes.length} Mediterranean dinners`)
    const searched = await list('search=mediterranean+diet+dinners&number=100')
    expect(searched.recipes.map(({ id }) => id).toSorted()).toEqual(recipes.map(({ id }) => id).toSorted())
  })

  test('counts every combination of filters like a scan over all recipes', async () => {
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
    const requested = await list('search=vegan+dinner+under+30+minutes+with+chickpeas')
    const filtered = await list('diet=vegan&type=dinner&maxTime=30&include=chickpeas')
    expect(requested.recipes).toEqual(filtered.recipes)
    expect(requested.total).toBeGreaterThan(0)
    expect(requested.sentence).toBe(`${requested.total} vegan dinners up to 30 minutes with chickpeas`)
    expect(requested.preferences.map(({ label }) => label)).toEqual([
      'Vegan',
      'Dinner',
      'Up to 30 minutes',
      'With chickpeas',
    ])
    expect(requested.preferences[2]?.without).toBe('vegan dinner with chickpeas')
  })

  test.each([
    ...['milk', 'egg', 'wheat', 'gluten', 'oats', 'fish', 'crustaceans', 'mollusks', 'peanuts', 'tree nuts'],
    ...['soy', 'sesame', 'celery', 'mustard', 'sulfites'],
  ])('a search without %s finds nothing whose page says that it contains it', async (allergen) => {
    for (const words of [`no ${allergen}`, `without ${allergen}`, `${allergen} free`, `allergic to ${allergen}`]) {
      const { total, recipes } = await list(`search=${encodeURIComponent(words)}&number=100`)
      expect(total, words).toBeLessThan(catalogue.entries.length)
      const containing = recipes.filter(({ id }) =>
        catalogue.byId.get(id)?.plain.allergens?.contains.some((one) => one.startsWith(allergen)),
      )
      expect(
        containing.map(({ title }) => title),
        words,
      ).toEqual([])
    }
  })

  test('without added sugar means without honey and syrup, too', async () => {
    const { recipes } = await list('search=sugar+free+dessert&number=100')
    const sweetened = recipes.filter(({ id }) =>
      catalogue.byId
        .get(id)
        ?.full.extendedIngredients.some(({ name }) => /\b(?:sugar|honey|syrup|molasses)\b/.test(name)),
    )
    expect(sweetened.map(({ title }) => title)).toEqual([])
  })

  test('the filters are returned as text, for removable chips', async () => {
    const { filters } = await list('diet=vegan&type=main&maxTime=30&include=chickpeas&exclude=nuts')
    expect(filters.map(({ label }) => label)).toEqual([
      ...['Vegan', 'Main course', 'With chickpeas', 'Without nuts', 'Up to 30 minutes'],
    ])
  })

  test('pages follow each other without gaps or duplicates, in every order', async () => {
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

  test('an invalid value is ignored and reported', async () => {
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

  test('a filter uses twenty different words, and reports the rest', async () => {
    const words = Array.from({ length: 25 }, (_, at) => `gravel ${at}`)
    const { unknown } = await list(`exclude=${words.join()}`)
    expect(unknown[0]).toEqual({ filter: 'more', value: words.slice(20).join(', ') })
    expect(unknown.slice(1).map(({ value }) => value)).toEqual(words.slice(0, 20))
    expect((await list(`exclude=${'nuts,Nuts,'.repeat(30)}`)).unknown).toEqual([])
  })

  test('an unknown food is ignored as a required ingredient and reported', async () => {
    for (const filter of ['include', 'exclude']) {
      const { recipes, total, sentence, filters, unknown } = await list(`${filter}=eggs,unobtainium`)
      const known = await list(`${filter}=eggs`)
      expect({ recipes, total, sentence, filters }).toEqual({
        recipes: known.recipes,
        total: known.total,
        sentence: known.sentence,
        filters: known.filters,
      })
      expect(unknown).toEqual([{ filter, value: 'unobtainium' }])
    }
  })

  test('what a dish must not be is ignored and reported', async () => {
    const { total, sentence, unknown } = await list('search=vegan+not+keto')
    expect(total).toBe((await list('diet=vegan')).total)
    expect(sentence).toBe(`${total} vegan recipes`)
    expect(unknown).toEqual([{ filter: 'search', value: 'not keto' }])
  })

  test('an unsupported filter is ignored and reported', async () => {
    for (const search of ['kosher', 'halal', 'low-glycemic']) {
      const { text, unknown } = await list(`search=${search}`)
      expect([text, unknown]).toEqual(['', [{ filter: 'limit', value: search }]])
    }
  })

  test('salt isn’t found by half of one of its names', async () => {
    const salty = await list('search=salt')
    expect((await list('search=kosher salt')).total).toBe(salty.total)
    expect((await list('search=table')).total).toBeLessThan(salty.total / 10)
    expect((await list('search=flaky')).total).toBeLessThan(salty.total / 10)
  })

  test('"meat" finds dishes with meat', async () => {
    const { recipes, total } = await list('search=meat')
    expect(total).toBeGreaterThan(100)
    expect(recipes.filter(({ diets }) => diets.includes('pescatarian') || diets.includes('vegetarian'))).toEqual([])
  })

  test('"no beans" excludes chickpeas, however they are sold', () => {
    const isBean = foodTest('beans')
    const chickpeas = catalogue.matchableFoods.filter(({ names }) => names[0]?.at(-1) === 'chickpea')
    expect(chickpeas.length).toBeGreaterThan(2)
    expect(chickpeas.filter((food) => !isBean(food))).toEqual([])
  })

  test('either food is enough, after "with" and without it', async () => {
    const count = async (query: string) => (await list(query)).total
    const both = await count('include=chicken,beef')
    const either = await list('search=with+chicken+or+beef')
    expect(either.total).toBe((await count('include=chicken')) + (await count('include=beef')) - both)
    expect(either.sentence).toBe(`${either.total} recipes with chicken or beef`)
    const words = await list('search=tofu+or+tempeh&number=100')
    const found = words.recipes.map(({ id }) => id)
    for (const word of ['tofu', 'tempeh']) {
      for (const { id } of (await list(`search=${word}&number=100`)).recipes) expect(found).toContain(id)
    }
  })

  test('nothing vegan has eggs, and no tomato is beef', async () => {
    expect((await list('search=vegan+with+eggs')).total).toBe(0)
    expect((await list('search=vegan+with+beef')).total).toBe(0)
  })

  test.each(['<500 calories', '>30g protein', 'rice & beans = good', 'chicken; rice', 'soup -- quick'])(
    '%s is a search, not code',
    async (search) => {
      expect((await list(`search=${encodeURIComponent(search)}`)).total).toBeGreaterThan(0)
    },
  )

  test.each([
    ['salmon in oven', 'oven', 'salmon'],
    ['grandpa kowalski garlic chicken skillet', 'grandpa kowalski', 'garlic chicken skillet'],
    ['vegan soup by grandma kowalski', 'grandma kowalski', 'vegan soup'],
    ['my favorite winter weekend chili', 'winter weekend', 'chili'],
  ])('for %s, it offers to drop %s', async (search, dropped, left) => {
    const { total, remedies } = await list(`search=${encodeURIComponent(search)}`)
    expect(total).toBe(0)
    expect(remedies).toContainEqual({
      filter: 'search',
      value: dropped,
      label: dropped,
      total: (await list(`search=${encodeURIComponent(left)}`)).total,
    })
  })

  test('an empty result says what to drop', async () => {
    const { total, remedies, sentence } = await list('search=tiramisu&diet=vegan')
    expect(total).toBe(0)
    expect(remedies[0]).toMatchObject({ filter: 'diet', value: 'Vegan' })
    expect(remedies[0]?.total).toBe((await list('search=tiramisu')).total)
    expect(sentence).toBe('No vegan recipes for “tiramisu”')
  })

  test('a correction without results isn’t reported', async () => {
    expect((await list('search=ratatouielle+tiramisu')).corrections).toEqual([])
  })

  test('a misspelled word is read as the closest one, and that is reported', async () => {
    const { total, corrections } = await list('search=ratatouielle')
    expect(total).toBeGreaterThan(0)
    expect(corrections).toEqual([{ typed: 'ratatouielle', read: 'ratatouille' }])
  })
})

test('a word too far from every other finds nothing and suggests the closest one', async () => {
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
  ])('%s finds plainly nothing', async (search) => {
    const { total, recipes } = await list(`search=${encodeURIComponent(search)}`)
    expect({ total, recipes }).toEqual({ total: 0, recipes: [] })
  })

  test('an empty search is everything', async () => {
    expect((await list('search=')).total).toBe(catalogue.entries.length)
    expect((await list('search=+++')).total).toBe(catalogue.entries.length)
  })

  test('invalid pages are clamped to their limits', async () => {
    expect((await list('number=0')).recipes).toHaveLength(1)
    expect((await list('number=9999')).recipes).toHaveLength(100)
    expect((await list('number=x&offset=-1')).recipes).toHaveLength(20)
    expect((await list('offset=99999')).recipes).toEqual([])
  })
})

test('every cuisine is counted as its own list counts it', async () => {
  const { cuisines } = await get<{ cuisines: { name: string; recipes: number }[] }>('/catalogue/cuisines')
  expect(cuisines.map(({ name }) => name)).toEqual([...CUISINES_OF_THE_SITE])
  for (const { name, recipes } of cuisines) {
    expect({ name, recipes }).toEqual({ name, recipes: (await list(`cuisine=${encodeURIComponent(name)}`)).total })
  }
})
