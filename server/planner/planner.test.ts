// Plans from the real catalogue, through the provider's routes and the planner's thread.
import { beforeAll, describe, expect, test } from 'vitest'
import { foodTest } from '#domain/kitchen/ingredient-match.ts'
import { matchesDiet, SITE_DIETS } from '#domain/nutrition/diets.ts'
import { placesOf } from '#domain/plan/plan-places.ts'
import { DAY_EFFORT, missedBy, searchPlan, WEEK_EFFORT } from '#domain/plan/plan-search.ts'
import type { PlannedDay, PlannedMeal, PlannedWeek } from '#domain/plan/provider-plan.ts'
import { problemOf, randomPreferences } from '#domain/plan/testing/invented-dishes.ts'
import { seededRandom } from '#domain/random.ts'
import { FIRST_CUSTOM_ID } from '#domain/recipe-id.ts'
import { WEEKDAYS } from '#domain/time/weekdays.ts'
import { analyseIngredients } from '#server/catalogue/analyse-ingredients.ts'
import { type Catalogue, createCatalogue } from '#server/catalogue/catalogue.ts'
import { readCatalogueFiles } from '#server/catalogue/catalogue-files.ts'
import { compileCatalogue } from '#server/catalogue/compile-catalogue.ts'
import { createEmbeddedSource } from '#server/provider/embedded.ts'
import { readerOf, routesOver } from '#server/provider/testing.ts'
import { loadSolver, withBound } from './plan-bound.ts'
import { planDish } from './plan-dishes.ts'
import { chicken, manyLines, oats, own, secret, stew, unpriced } from './testing/own-recipes.ts'

let catalogue: Catalogue
let app: ReturnType<typeof routesOver>

beforeAll(() => {
  const { recipes, foods } = readCatalogueFiles()
  const venison = foods.find(({ name }) => name === 'venison')
  if (!venison) throw new Error('There is no venison.')
  const caribou = { ...venison, id: 9_999_999, name: 'caribou', aliases: [], priceCentsPer100g: null }
  catalogue = createCatalogue(compileCatalogue(recipes, [...foods, caribou]))
  app = routesOver(createEmbeddedSource(catalogue))
}, 60_000)

const day = (query: string) => readerOf(app)<PlannedDay>(`/mealplanner/generate?timeFrame=day&${query}`)
const week = (query: string) => readerOf(app)<PlannedWeek>(`/mealplanner/generate?timeFrame=week&${query}`)
const daysOf = (plan: PlannedWeek) => WEEKDAYS.map((name) => plan.week[name])
const entryOf = ({ id }: PlannedMeal) => {
  const entry = catalogue.byId.get(id)
  if (!entry) throw new Error(`The plan names an unknown recipe, ${id}.`)
  return entry
}

describe('a week for two with leftovers', () => {
  test('says what to cook, how much of it, and what is reheated', async () => {
    const plan = await week('people=2&leftovers=true&maxMinutes=60&seed=5')
    expect(plan).toMatchObject({ unmet: [], bestToDrop: null, unknownExclusions: [], seed: 5 })
    const meals = daysOf(plan).flatMap(({ meals: some }) => some)
    const reheated = meals.filter(({ leftoverOf }) => leftoverOf)
    expect(reheated.length).toBe(6)
    for (const meal of reheated) {
      const from = meal.leftoverOf
      const cooked = from && plan.week[from.day].meals.find(({ slot }) => slot === from.slot)
      expect(cooked?.id).toBe(meal.id)
      expect(meal).toMatchObject({ minutesToCook: 0, servingsToCook: 0 })
      expect(cooked?.servingsToCook).toBe(2 * ((cooked?.portion ?? 0) + (meal.portion ?? 0)))
    }
  })

  test('adds up, to the cent and the milligram', async () => {
    for (const planned of daysOf(await week('people=2&leftovers=true&seed=6'))) {
      for (const key of ['calories', 'protein', 'fiber', 'sodium', 'saturatedFat', 'price'] as const) {
        const sum = planned.meals.reduce((total, meal) => total + (meal[key] ?? 0), 0)
        expect(sum).toBeCloseTo(planned.nutrients[key] ?? 0, 0)
      }
      for (const meal of planned.meals) {
        const { nutrients, plain } = entryOf(meal)
        expect(meal.calories).toBeCloseTo((nutrients.calories ?? 0) * (meal.portion ?? 0), 1)
        expect(meal.price).toBeCloseTo((plain.pricePerServing / 100) * (meal.portion ?? 0), 1)
      }
      expect(planned.minutesToCook).toBe(planned.meals.reduce((sum, meal) => sum + (meal.minutesToCook ?? 0), 0))
    }
  })
})

describe('diets and exclusions', () => {
  const EXCLUSIONS = ['peanuts', 'shellfish, olives', 'dairy, egg', 'gluten', 'soy, tree nuts']

  test.each(SITE_DIETS)(
    'hold on every %s plan, whatever other wishes there are',
    async (diet) => {
      for (const [nth, exclude] of EXCLUSIONS.entries()) {
        const others = `maxPrice=5&minProtein=120&maxMinutes=30&leftovers=true&seed=${nth}`
        const query = `diet=${encodeURIComponent(diet)}&exclude=${encodeURIComponent(exclude)}&${others}`
        const response = await app.request(`/mealplanner/generate?timeFrame=week&${query}`)
        // If nothing is left to cook there is no plan; exclusions are never relaxed.
        if (response.status === 404) continue
        const plan = (await response.json()) as PlannedWeek // the request was for a week
        const isExcluded = exclude.split(',').map((word) => foodTest(word))
        for (const meal of daysOf(plan).flatMap(({ meals }) => meals)) {
          const entry = entryOf(meal)
          expect(matchesDiet(entry.plain, diet)).toBe(true)
          expect(entry.ingredients.filter((food) => isExcluded.some((test) => test(food)))).toEqual([])
        }
      }
    },
    60_000,
  )

  test('of a whole table are more than one member may have', async () => {
    const foods = Array.from({ length: 60 }, (_, at) => `food ${at}`)
    const { meals, unknownExclusions } = await day(`exclude=${[...foods, 'egg'].join()}&seed=1`)
    expect(unknownExclusions).toEqual(foods)
    const isEgg = foodTest('egg')
    expect(meals.flatMap((meal) => entryOf(meal).ingredients.filter(isEgg))).toEqual([])
  })

  test('that weren’t understood are reported', async () => {
    const { unknownExclusions } = await day('exclude=brocoli,egg,xyzzy,kangaroo,nuts&seed=1')
    expect(unknownExclusions).toEqual(['xyzzy', 'kangaroo']) // a common misspelling is understood
  })
})

describe('what can’t be met', () => {
  test('is reported, with the wish that would help most if dropped', async () => {
    const plan = await week('diet=vegan&maxPrice=4&minProtein=140&seed=3')
    const protein = plan.unmet?.find(({ preference }) => preference === 'minProtein')
    const lowest = Math.min(...daysOf(plan).map(({ nutrients }) => nutrients.protein))
    expect(protein).toMatchObject({ wanted: 140, proven: true })
    expect(protein?.reached).toBeCloseTo(lowest, 1)
    expect(protein?.sentence).toBe(
      `No vegan week under $4 a day with 140 g protein: this one reaches ${Math.floor(lowest)} g.`,
    )
    expect(plan.bestToDrop).toEqual({
      preference: 'maxPrice',
      sentence: 'Dropping the limit of $4 a day would help most.',
    })
  })

  test('includes the exclusions, because they count too', async () => {
    const { unmet } = await week('exclude=peanuts&maxPrice=4&minProtein=150&seed=3')
    expect(unmet?.find(({ preference }) => preference === 'minProtein')?.sentence).toMatch(
      /^No week under \$4 a day with 150 g protein and without what you excluded: this one reaches \d+ g\.$/,
    )
  })

  test('is everything that a day misses, and nothing else', async () => {
    for (let seed = 1; seed <= 20; seed++) {
      const plan = await day(`minProtein=110&maxPrice=5&maxMinutes=30&maxSodium=1600&seed=${seed}`)
      const { protein, price = 0, sodium = 0, calories } = plan.nutrients
      const missed = [
        ...(Math.abs(calories - 2000) > 100.01 ? ['targetCalories'] : []),
        ...(protein < 110 ? ['minProtein'] : []),
        ...(sodium > 1600 ? ['maxSodium'] : []),
        ...(price > 5 ? ['maxPrice'] : []),
        ...(plan.meals.some(({ minutesToCook = 0 }) => minutesToCook > 30) ? ['maxMinutes'] : []),
      ]
      expect(plan.unmet?.map(({ preference }) => preference)).toEqual(missed)
    }
  })

  test('includes an ingredient that no recipe has', async () => {
    const { unmet } = await week('use=xyzzy&seed=1')
    expect(unmet?.map(({ sentence }) => sentence)).toEqual(['No recipe that fits has xyzzy.'])
  })

  test('is never less than what is proven', async () => {
    const solver = await loadSolver()
    const dishes = catalogue.entries.map((entry) => planDish(entry, catalogue.foods))
    const random = seededRandom(11)
    for (let nth = 0; nth < 20; nth++) {
      const isWeek = nth % 2 === 1
      const problem = problemOf(dishes, randomPreferences(isWeek ? 'week' : 'day', random))
      const state = searchPlan(problem, isWeek ? WEEK_EFFORT : DAY_EFFORT)
      const places = placesOf(problem)
      if (!state || !places) throw new Error('The catalogue has dishes for every day.')
      const bound = withBound(solver, problem, places, ({ least }) => least)
      expect(bound).toBeLessThanOrEqual(missedBy(state) + 1e-6)
    }
  }, 120_000)
})

describe('own recipes', () => {
  const send = (query: string, body: unknown) =>
    app.request(`/mealplanner/generate?${query}`, { method: 'POST', body: JSON.stringify(body) })
  const planWith = async <Plan>(query: string, recipes: object[], prefer = true) =>
    (await send(query, { recipes, prefer })).json() as Promise<Plan> // the caller names what was asked for
  const idsIn = (plan: PlannedWeek) => daysOf(plan).flatMap(({ meals }) => meals.map(({ id }) => id))

  test('are in the week if they are preferred, each in its own meal, with nutrition from its ingredients', async () => {
    const plan = await planWith<PlannedWeek>('timeFrame=week&seed=3', [stew, chicken, oats])
    const meals = daysOf(plan).flatMap((planned) => planned.meals)
    for (const [recipe, slots] of [
      [stew, ['lunch', 'dinner']],
      [chicken, ['lunch', 'dinner']],
      [oats, ['breakfast']],
    ] as const) {
      const meal = meals.find(({ id }) => id === recipe.id)
      const { nutrients } = await analyseIngredients(catalogue.foods, recipe.ingredients, recipe.servings)
      const calories = nutrients.find(({ name }) => name === 'Calories')?.amount ?? 0
      expect(slots).toContain(meal?.slot)
      expect(meal).toMatchObject({ title: recipe.title, readyInMinutes: 30, servings: 4 })
      expect(meal?.calories).toBeCloseTo(calories * (meal?.portion ?? 0), 0)
      expect(meal?.price).toBeGreaterThan(0.2)
    }
    expect(plan.unmet).toEqual([])
    expect(plan.ownLeftOut).toEqual([])
  })

  test('appear more often if they are preferred', async () => {
    const share = async (prefer: boolean) => {
      let times = 0
      for (let seed = 1; seed <= 10; seed++) {
        const plan = await planWith<PlannedWeek>(`timeFrame=week&seed=${seed}`, [stew, chicken], prefer)
        times += idsIn(plan).filter((id) => id > FIRST_CUSTOM_ID).length
      }
      return times
    }
    expect(await share(true)).toBeGreaterThan((await share(false)) + 5)
  })

  test('respect the diet and exclusions, like every other', async () => {
    for (const [query, allowed] of [
      ['diet=vegan', [stew.id]],
      ['exclude=lentils', [chicken.id, oats.id]],
      ['exclude=dairy', [stew.id]],
      ['diet=vegetarian&exclude=onion', [oats.id]],
    ] as const) {
      for (let seed = 1; seed <= 5; seed++) {
        const plan = await planWith<PlannedWeek>(`timeFrame=week&seed=${seed}&${query}`, [stew, chicken, oats])
        const found = [...new Set(idsIn(plan).filter((id) => id > FIRST_CUSTOM_ID))]
        expect(found.toSorted()).toEqual(found.filter((id) => allowed.some((one) => one === id)).toSorted())
      }
    }
    const refused = await send(`timeFrame=day&diet=vegan&keep=,${chicken.id}`, { recipes: [chicken] })
    expect(refused.status).toBe(404)
    expect(await refused.json()).toMatchObject({
      message: 'Chicken and rice doesn’t fit the diet or your exclusions.',
    })
  })

  test('are kept, avoided, used up and left over like every other', async () => {
    const kept = await planWith<PlannedDay>(`timeFrame=day&seed=1&keep=,${stew.id}:1.5,`, [stew])
    expect(kept.meals[1]).toMatchObject({ id: stew.id, portion: 1.5, slot: 'lunch' })
    const avoided = await planWith<PlannedWeek>(`timeFrame=week&seed=1&avoid=${stew.id}`, [stew])
    expect(idsIn(avoided)).not.toContain(stew.id)
    const used = await planWith<PlannedDay>('timeFrame=day&seed=1&exclude=chicken broth&use=lentils', [stew], false)
    expect(used.unmet).toEqual([])
    const shared = await planWith<PlannedWeek>('timeFrame=week&seed=2&leftovers=true&portions=1,0.5', [stew, chicken])
    const cooked = daysOf(shared)
      .flatMap(({ meals }) => meals)
      .filter(({ id, leftoverOf }) => id > FIRST_CUSTOM_ID && !leftoverOf)
    expect(cooked.length).toBeGreaterThan(0)
    for (const meal of cooked) expect((meal.servingsToCook ?? 0) % 0.375).toBe(0)
  })

  test('that can’t be weighed are left out, and the response names the ingredient', async () => {
    const plan = await planWith<PlannedWeek>('timeFrame=week&seed=1', [stew, secret])
    expect(plan.ownLeftOut).toEqual([{ id: secret.id, title: 'Secret stew', ingredient: 'grandma’s xyzzy' }])
    expect(idsIn(plan)).not.toContain(secret.id)
  })

  test('of unknown price are no free meal: a limit leaves them out, and where one is kept the plan says so', async () => {
    for (let seed = 1; seed <= 5; seed++) {
      const limited = await planWith<PlannedWeek>(`timeFrame=week&seed=${seed}&maxPrice=8`, [unpriced])
      expect(idsIn(limited)).not.toContain(unpriced.id)
      for (const planned of daysOf(limited)) expect(planned.nutrients.price).toBeGreaterThan(0)
    }
    const free = await planWith<PlannedWeek>('timeFrame=week&seed=1', [unpriced])
    expect(idsIn(free)).toContain(unpriced.id)
    const kept = await planWith<PlannedDay>(`timeFrame=day&seed=1&maxPrice=8&keep=,${unpriced.id},`, [unpriced])
    expect(kept.meals[1]).toMatchObject({ id: unpriced.id, calories: expect.any(Number) })
    expect(kept.meals[1]).not.toHaveProperty('price')
    expect(kept.nutrients).not.toHaveProperty('price')
    expect(kept.unmet).toEqual([
      {
        preference: 'maxPrice',
        wanted: 8,
        reached: null,
        proven: false,
        sentence: 'We don’t know what Caribou stew costs, so we can’t promise that the plan stays under $8 a day.',
      },
    ])
    const priced = await planWith<PlannedDay>(`timeFrame=day&seed=1&maxPrice=8&keep=,${stew.id},`, [stew])
    expect(priced.unmet).toEqual([])
  })

  test('belong to their request alone', async () => {
    await planWith<PlannedWeek>('timeFrame=week&seed=3', [stew])
    const other = await app.request(`/mealplanner/generate?timeFrame=day&keep=${stew.id}`)
    expect(other.status).toBe(404)
    expect(idsIn(await week(`seed=3&prefer=${stew.id}`))).not.toContain(stew.id)
  })

  test.each([
    ['nothing', undefined],
    ['no list', { recipes: 'soup' }],
    ['a recipe of the catalogue', { recipes: [{ ...stew, id: 90_000_001 }] }],
    ['no ingredients', { recipes: [{ ...stew, ingredients: [] }] }],
    ['an amount below zero', { recipes: [own(1, 'Debt', [-1, 'g', 'rice'])] }],
    ['too many ingredients', { recipes: Array.from({ length: 16 }, (_, nth) => manyLines(nth + 1)) }],
    ['too many', { recipes: Array.from({ length: 101 }, (_, nth) => ({ ...stew, id: FIRST_CUSTOM_ID + nth + 1 })) }],
  ])('%s is refused with a sentence', async (_, body) => {
    const response = await send('timeFrame=day', body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/^Send up to 100 recipes/) })
  })

  test('of more than 128 KB are rejected', async () => {
    const large = own(
      1,
      'Large',
      ...Array.from({ length: 100 }, (): [number, string, string] => [1, 'g', 'x'.repeat(299)]),
    )
    const response = await send('timeFrame=day', { recipes: Array.from({ length: 10 }, () => large) })
    expect(response.status).toBe(413)
  })
})

describe('several plans at once', () => {
  test('are all made, each with its own wishes', async () => {
    const targets = Array.from({ length: 12 }, (_, nth) => 1400 + nth * 100)
    const plans = await Promise.all(targets.map((target) => day(`targetCalories=${target}&seed=1`)))
    plans.forEach(({ nutrients }, at) => {
      expect(Math.abs(nutrients.calories - (targets[at] ?? 0))).toBeLessThan(100)
    })
  })

  test('an invalid wish is rejected with a message', async () => {
    const response = await app.request('/mealplanner/generate?timeFrame=day&maxMinutes=soon')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: 'maxMinutes must be a number from 5 to 600.' })
  })
})
