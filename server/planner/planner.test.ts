// Plans from the real catalogue, through the provider's routes and the planner's thread.
import { beforeAll, describe, expect, test } from 'vitest'
import { matchesDiet, SITE_DIETS } from '#domain/nutrition/diets.ts'
import { placesOf } from '#domain/plan/plan-places.ts'
import { DAY_EFFORT, missedBy, searchPlan, WEEK_EFFORT } from '#domain/plan/plan-search.ts'
import { problemOf, randomWishes } from '#domain/plan/testing/invented-dishes.ts'
import { seededRandom } from '#domain/random.ts'
import type { PlannedDay, PlannedMeal, PlannedWeek } from '#domain/recipe/provider.ts'
import { WEEKDAYS } from '#domain/time/weekdays.ts'
import { type Catalogue, createCatalogue } from '#server/catalogue/catalogue.ts'
import { readCatalogueFiles } from '#server/catalogue/catalogue-files.ts'
import { compileCatalogue } from '#server/catalogue/compile-catalogue.ts'
import { createEmbeddedSource } from '#server/provider/embedded.ts'
import { exclusionTests } from '#server/provider/recipe-filters.ts'
import { readerOf, routesOver } from '#server/provider/testing.ts'
import { loadSolver, withBound } from './plan-bound.ts'
import { planDish } from './plan-dishes.ts'

let catalogue: Catalogue
let app: ReturnType<typeof routesOver>

beforeAll(() => {
  const { recipes, foods } = readCatalogueFiles()
  catalogue = createCatalogue(compileCatalogue(recipes, foods))
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
  test('tells what to cook, how much of it, and what is reheated', async () => {
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
    'hold on every %s plan, whatever else is wished',
    async (diet) => {
      for (const [nth, exclude] of EXCLUSIONS.entries()) {
        const others = `maxPrice=5&minProtein=120&maxMinutes=30&leftovers=true&seed=${nth}`
        const query = `diet=${encodeURIComponent(diet)}&exclude=${encodeURIComponent(exclude)}&${others}`
        const response = await app.request(`/mealplanner/generate?timeFrame=week&${query}`)
        // Where nothing is left to cook there is no plan; it is never loosened.
        if (response.status === 404) continue
        const plan = (await response.json()) as PlannedWeek // a week was asked for
        const isFree = exclusionTests(exclude.split(','))
        for (const meal of daysOf(plan).flatMap(({ meals }) => meals)) {
          const entry = entryOf(meal)
          expect(matchesDiet(entry.plain, diet)).toBe(true)
          expect(isFree.every((passes) => passes(entry))).toBe(true)
        }
      }
    },
    60_000,
  )

  test('that were not understood are named', async () => {
    const { unknownExclusions } = await day('exclude=brocoli,egg,xyzzy,kangaroo,nuts&seed=1')
    expect(unknownExclusions).toEqual(['xyzzy', 'kangaroo']) // a usual misspelling is understood
  })
})

describe('what cannot be met', () => {
  test('is said, with the wish that would help most if dropped', async () => {
    const plan = await week('diet=vegan&maxPrice=4&minProtein=140&seed=3')
    const protein = plan.unmet?.find(({ wish }) => wish === 'minProtein')
    const lowest = Math.min(...daysOf(plan).map(({ nutrients }) => nutrients.protein))
    expect(protein).toMatchObject({ wanted: 140, proven: true })
    expect(protein?.reached).toBeCloseTo(lowest, 1)
    expect(protein?.sentence).toBe(
      `No vegan week under $4 a day with 140 g protein: this one reaches ${Math.floor(lowest)} g.`,
    )
    expect(plan.bestToDrop).toEqual({ wish: 'maxPrice', sentence: 'Dropping the limit of $4 a day would help most.' })
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
        ...((plan.minutesToCook ?? 0) > 30 ? ['maxMinutes'] : []),
      ]
      expect(plan.unmet?.map(({ wish }) => wish)).toEqual(missed)
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
      const problem = problemOf(dishes, randomWishes(isWeek ? 'week' : 'day', random))
      const state = searchPlan(problem, isWeek ? WEEK_EFFORT : DAY_EFFORT)
      const places = placesOf(problem)
      if (!state || !places) throw new Error('The catalogue has dishes for every day.')
      const bound = withBound(solver, problem, places, ({ least }) => least)
      expect(bound).toBeLessThanOrEqual(missedBy(state) + 1e-6)
    }
  }, 120_000)
})

describe('several plans at once', () => {
  test('are all made, each for its own wishes', async () => {
    const targets = Array.from({ length: 12 }, (_, nth) => 1400 + nth * 100)
    const plans = await Promise.all(targets.map((target) => day(`targetCalories=${target}&seed=1`)))
    plans.forEach(({ nutrients }, at) => {
      expect(Math.abs(nutrients.calories - (targets[at] ?? 0))).toBeLessThan(100)
    })
  })

  test('a bad wish is refused with a sentence', async () => {
    const response = await app.request('/mealplanner/generate?timeFrame=day&maxMinutes=soon')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: 'maxMinutes must be a number from 5 to 600.' })
  })
})
