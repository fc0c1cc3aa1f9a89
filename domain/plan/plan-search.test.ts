import { describe, expect, test } from 'vitest'
import { type Random, seededRandom } from '#domain/random.ts'
import { MEAL_SLOTS, type MealSlot } from '#domain/time/meal-slots.ts'
import { isSalad, isSoup, type PlanDish } from './plan-dish.ts'
import { LONGEST_MINUTES, type PlanProblem } from './plan-places.ts'
import { isWeekend, type PlanPreferences } from './plan-preferences.ts'
import { DAY_EFFORT, missedBy, searchPlan, WEEK_EFFORT } from './plan-search.ts'
import { dishIn, type PlanState, totalsOf } from './plan-state.ts'
import { inventDishes, preferencesFor, problemOf, randomPreferences } from './testing/invented-dishes.ts'

/** How many plans are drawn for a rule. PLAN_DRAWS=1 draws all of them. */
const seeds = (all: number) => Math.ceil(all * Number(process.env.PLAN_DRAWS ?? 0.4))

const large = inventDishes({ breakfasts: 30, mains: 90, snacks: 20 })
const small = inventDishes({ breakfasts: 6, mains: 20, snacks: 4 })

function plan(problem: PlanProblem): PlanState {
  const state = searchPlan(problem, problem.preferences.days.length > 1 ? WEEK_EFFORT : DAY_EFFORT)
  if (!state) throw new Error('There is no plan.')
  return state
}

const dishesOn = (state: PlanState, day: number) =>
  (state.placesOfDay[day] ?? []).flatMap((at) => dishIn(state, at) ?? [])
const ids = (state: PlanState) => state.places.map((_, at) => dishIn(state, at)?.id)
const cookedIds = (state: PlanState) =>
  state.places.flatMap(({ leftoverOf }, at) => (leftoverOf === null ? [dishIn(state, at)?.id] : []))

const TYPES = { breakfast: 'breakfast', main: 'main course', snack: 'snack' }
const PORTIONS: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]
const WARM_MEALS: readonly string[] = ['lunch', 'dinner']

/** The rules that a plan from a large kitchen violates, as text. */
function brokenRules(state: PlanState): string[] {
  const { preferences } = state.problem
  const broken: string[] = []
  const rule = (holds: boolean, sentence: string) => {
    if (!holds) broken.push(sentence)
  }
  const slots = state.places.map(({ slot }) => slot).join()
  rule(slots === preferences.slots.flat().join(), 'the meals that were asked for, and no others')
  const cooked = cookedIds(state)
  if (preferences.dishes === null) rule(new Set(cooked).size === cooked.length, 'no dish is cooked twice a week')
  preferences.days.forEach((name, day) => {
    const dishes = dishesOn(state, day)
    rule(dishes.length === preferences.slots[day]?.length, `${name}: every meal has a dish`)
    rule(new Set(dishes).size === dishes.length, `${name}: no dish twice a day`)
    rule(dishes.filter(isSoup).length <= 1, `${name}: at most one soup`)
    rule(dishes.filter(isSalad).length <= 1, `${name}: at most one salad`)
    let minutes = 0
    for (const at of state.placesOfDay[day] ?? []) {
      const { kind = 'main', leftoverOf } = state.places[at] ?? {}
      const dish = dishIn(state, at)
      rule(dish?.dishTypes.includes(TYPES[kind]) ?? false, `${name}: a ${kind} is a ${TYPES[kind]}`)
      rule(PORTIONS.includes(state.portionAt[at] ?? 0), `${name}: portions of ½ to 2 in quarters`)
      if (leftoverOf !== null) continue
      const longest = LONGEST_MINUTES[kind][isWeekend(name) ? 'weekend' : 'weekday']
      rule((dish?.minutes ?? 0) <= longest, `${name}: a ${kind} is cooked in ${longest} minutes`)
      minutes += dish?.minutes ?? 0
    }
    rule(totalsOf(state, day).minutes === minutes, `${name}: what is reheated takes no minutes`)
  })
  state.places.forEach(({ leftoverOf, slot, day }, at) => {
    if (leftoverOf === null) return
    const from = state.places[leftoverOf]
    const later = day - (from?.day ?? 0)
    rule(preferences.leftovers, 'leftovers only where they are wished for')
    rule(WARM_MEALS.includes(slot) && WARM_MEALS.includes(from?.slot ?? ''), 'leftovers are a lunch or a dinner')
    rule(later >= 1 && later <= 3, 'leftovers are eaten within three days')
    rule(later === 1 || dishIn(state, at)?.staple !== 'rice', 'cooked rice is eaten the next day')
    rule(from?.leftoverOf === null && dishIn(state, at) === dishIn(state, leftoverOf), 'leftovers are what was cooked')
  })
  return broken
}

/** A preference list with different meals every day, for a table of any size. */
function oddPreferences(timeFrame: 'day' | 'week', random: Random): PlanPreferences {
  const preferences = randomPreferences(timeFrame, random)
  const someMeals = () => MEAL_SLOTS.filter(() => random() < 0.7)
  const slots = preferences.days.map((): readonly MealSlot[] => {
    const meals = someMeals()
    return meals.length > 0 ? meals : ['dinner']
  })
  const tablePortions = (1 + Math.floor(random() * 47)) / 4
  return { ...preferences, slots, tablePortions, dishes: timeFrame === 'week' && random() < 0.3 ? 12 : null }
}

describe('a plan', () => {
  test.each([
    ['day', 'usual meals', 500, randomPreferences],
    ['day', 'odd meals', 200, oddPreferences],
    ['week', 'usual meals', 15, randomPreferences],
    ['week', 'odd meals', 15, oddPreferences],
  ] as const)(
    'follows every rule of a %s with %s, over %d wish lists',
    (timeFrame, _, count, preferencesOf) => {
      const random = seededRandom(7)
      for (let nth = 0; nth < count; nth++) {
        expect(brokenRules(plan(problemOf(large, preferencesOf(timeFrame, random))))).toEqual([])
      }
    },
    300_000,
  )

  test.each(Array.from({ length: 31 }, (_, at) => 1000 + at * 100))('is on target for %d kcal', (target) => {
    const state = plan(problemOf(large, preferencesFor('day', { targetCalories: target })))
    expect(Math.abs(totalsOf(state, 0).calories - target)).toBeLessThanOrEqual(target * 0.05)
    const few = plan(problemOf(small, preferencesFor('day', { targetCalories: target })))
    expect(Math.abs(totalsOf(few, 0).calories - target)).toBeLessThanOrEqual(target * 0.1)
  })

  test('is the same for the same seed and different for another', () => {
    const week = (seed: number) => ids(plan(problemOf(large, preferencesFor('week', { seed })))).join()
    expect(week(3)).toBe(week(3))
    expect(new Set([1, 2, 3, 4, 5, 6].map(week)).size).toBe(6)
  })

  test('repeats dishes if they run out, but not on the next day', () => {
    const few = inventDishes({ breakfasts: 4, mains: 8, snacks: 0 })
    const state = plan(problemOf(few, preferencesFor('week')))
    for (let day = 1; day < 7; day++) {
      const yesterday = dishesOn(state, day - 1)
      expect(dishesOn(state, day).filter((dish) => yesterday.includes(dish))).toEqual([])
    }
  })

  test('doesn’t exist if a day would repeat a dish', () => {
    expect(searchPlan(problemOf([], preferencesFor('day')), DAY_EFFORT)).toBeNull()
    expect(searchPlan(problemOf(large.slice(0, 2), preferencesFor('day')), DAY_EFFORT)).toBeNull()
  })
})

describe('wishes', () => {
  test('that can be met are met', () => {
    const least = { minProtein: 100, minFiber: 25 }
    const most = { maxSodium: 2300, maxSaturatedFat: 22, maxPrice: 9, maxMinutes: 60, maxMinutesWeekend: 90 }
    const requested = { ...least, ...most }
    for (let seed = 1; seed <= seeds(10); seed++) {
      expect(missedBy(plan(problemOf(large, preferencesFor('week', { ...requested, seed }))))).toBe(0)
    }
  })

  test('for ingredients to use up add a dish with each', () => {
    const use = [
      { word: 'cabbage', ids: [45, 60] },
      { word: 'leek', ids: [71] },
    ]
    for (let seed = 1; seed <= seeds(20); seed++) {
      const used = ids(plan(problemOf(large, preferencesFor('week', { seed }), { use })))
      expect(used).toContain(71)
      expect(used.includes(45) || used.includes(60)).toBe(true)
    }
  })

  test('for favorites make them appear more often', () => {
    const prefer = [40, 50, 58, 63]
    const timesIn = (preferred: number[]) => {
      let times = 0
      for (let seed = 1; seed <= seeds(20); seed++) {
        const chosen = ids(plan(problemOf(large, preferencesFor('week', { seed }), { prefer: preferred })))
        times += prefer.filter((id) => chosen.includes(id)).length
      }
      return times
    }
    expect(timesIn(prefer)).toBeGreaterThan(timesIn([]) + 20)
  })

  test('for few dishes are met, without repeats in a day', () => {
    for (let seed = 1; seed <= seeds(12); seed++) {
      const dishes = 6 + (seed % 5)
      const state = plan(problemOf(large, preferencesFor('week', { seed, dishes, leftovers: seed % 2 === 0 })))
      expect(new Set(cookedIds(state)).size).toBeLessThanOrEqual(dishes)
      expect(missedBy(state)).toBe(0)
      for (let day = 0; day < 7; day++) expect(new Set(dishesOn(state, day)).size).toBe(3)
    }
  }, 60_000)

  test('share fresh foods over the week, so that less is left over', () => {
    const leftOver = (state: PlanState) => {
      const packs = new Map<number, number>()
      state.places.forEach((_, at) => {
        for (const { food, packs: some } of large[(dishIn(state, at)?.id ?? 0) - 1]?.fresh ?? []) {
          packs.set(food, (packs.get(food) ?? 0) + some * (state.portionAt[at] ?? 1))
        }
      })
      return [...packs.values()].reduce((sum, some) => sum + Math.ceil(some) - some, 0)
    }
    const careless = large.map((dish) => ({ ...dish, fresh: [] }))
    let careful = 0
    let without = 0
    for (let seed = 1; seed <= seeds(30); seed++) {
      careful += leftOver(plan(problemOf(large, preferencesFor('week', { seed }))))
      without += leftOver(plan(problemOf(careless, preferencesFor('week', { seed }))))
    }
    expect(careful).toBeLessThan(without * 0.8)
  }, 30_000)
})

describe('a week as a cook would plan it', () => {
  const weeks = (from: readonly PlanDish[], leftovers: boolean, tablePortions = 1) =>
    Array.from({ length: seeds(12) }, (_, nth) =>
      plan(problemOf(from, preferencesFor('week', { seed: nth + 1, leftovers, tablePortions }))),
    )
  const mains = (state: PlanState, day: number) =>
    (state.placesOfDay[day] ?? []).flatMap((at) => {
      const { kind, leftoverOf } = state.places[at] ?? {}
      return kind === 'main' && leftoverOf === null ? (dishIn(state, at) ?? []) : []
    })
  const dinners = (state: PlanState) =>
    state.places.flatMap(({ slot }, at) => (slot === 'dinner' ? [{ dish: dishIn(state, at), at }] : []))

  test('eats rice on the next day at the latest, when leftovers of dinner wait for the second dinner after', () => {
    const kitchen = large.map((dish) => ({ ...dish, staple: dish.id % 3 === 0 ? 'pasta' : 'rice' }))
    for (let seed = 1; seed <= 8; seed++) {
      const preferences = preferencesFor('week', { seed, leftovers: true })
      const dinners = { ...preferences, slots: preferences.days.map((): readonly MealSlot[] => ['dinner']) }
      const state = plan(problemOf(kitchen, dinners))
      expect(state.places.filter(({ leftoverOf }) => leftoverOf !== null).length).toBeGreaterThan(0)
      expect(brokenRules(state)).toEqual([])
    }
  })

  test('has no staple or plant base on two days running, except as leftovers', () => {
    const same = (from: readonly PlanDish[]) => {
      let times = 0
      for (const state of weeks(from, true)) {
        for (let day = 0; day < 6; day++) {
          const near = [...mains(state, day), ...mains(state, day + 1)].flatMap(
            ({ id }) => large.find((one) => one.id === id) ?? [],
          )
          for (const key of ['staple', 'base'] as const) {
            const names = near.map((dish) => dish[key]).filter((name) => name !== '')
            times += names.length - new Set(names).size
          }
        }
      }
      return times
    }
    expect(same(large)).toBe(0)
    // If nobody knew what dishes are built on, they would repeat.
    expect(same(large.map((dish) => ({ ...dish, staple: '', base: '' })))).toBeGreaterThan(3)
  }, 60_000)

  test('has meat or fish on three evenings, if the diet allows it', () => {
    const few = large.map((dish) => ({ ...dish, isMeatOrFish: dish.isMeatOrFish && dish.id % 3 === 0 }))
    expect(
      few.filter(({ isMeatOrFish, dishTypes }) => isMeatOrFish && dishTypes.includes('main course')).length,
    ).toBeLessThan(30)
    for (const state of weeks(few, false)) {
      expect(dinners(state).filter(({ dish }) => dish?.isMeatOrFish).length).toBeGreaterThanOrEqual(3)
    }
    const none = large.map((dish) => ({ ...dish, isMeatOrFish: dish.id === 50 }))
    expect(weeks(none, false).every((state) => missedBy(state) === 0)).toBe(true)
  }, 60_000)

  test('has whole servings, recipes by halves, and no part of a dish for dinner', () => {
    let whole = 0
    let byHalves = 0
    let all = 0
    for (const state of weeks(large, false, 3)) {
      state.places.forEach((_, at) => {
        const portion = state.portionAt[at] ?? 0
        all++
        whole += Number(Number.isInteger(portion))
        byHalves += Number((((3 * portion) / (dishIn(state, at)?.servings ?? 1)) * 2) % 1 === 0)
      })
      for (const { at } of dinners(state)) expect(state.portionAt[at]).toBeGreaterThanOrEqual(1)
    }
    expect(whole / all).toBeGreaterThan(0.85)
    // One dish in five is for two: three servings are one and a half of it.
    expect(byHalves / all).toBeGreaterThan(0.3)
  }, 60_000)
})

describe('keeping and rejecting', () => {
  test('a kept meal stays in its place and portion, and isn’t used a second time', () => {
    for (let seed = 1; seed <= seeds(200); seed++) {
      const kept = [[null, { id: 50, portion: 1.25 }, null, { id: 125, portion: null }]]
      const state = plan(problemOf(large, preferencesFor('day', { seed, targetCalories: 2800 }), { kept }))
      expect(ids(state)[1]).toBe(50)
      expect(state.portionAt[1]).toBe(1.25)
      expect(ids(state)[3]).toBe(125)
      expect(new Set(ids(state)).size).toBe(4)
    }
  })

  test('a swap never brings back a rejected dish, however often', () => {
    let state = plan(problemOf(large, preferencesFor('day')))
    const rejected: number[] = []
    for (let seed = 2; seed < 60; seed++) {
      const [breakfast = 0, lunch = 0, dinner = 0] = ids(state)
      rejected.push(lunch)
      const kept = [[{ id: breakfast, portion: null }, null, { id: dinner, portion: null }]]
      state = plan(problemOf(large, preferencesFor('day', { seed }), { kept, avoid: rejected }))
      expect(rejected).not.toContain(ids(state)[1])
      expect([ids(state)[0], ids(state)[2]]).toEqual([breakfast, dinner])
    }
  })

  test('a new week has no dish of the rejected one', () => {
    const first = ids(plan(problemOf(large, preferencesFor('week')))).flatMap((id) => id ?? [])
    const second = ids(plan(problemOf(large, preferencesFor('week', { seed: 2 }), { avoid: first })))
    expect(second.filter((id) => id !== undefined && first.includes(id))).toEqual([])
  })
})
