// What a table's plan is made from: who eats when, by which rules, and the dishes that suit them.
import { goalDiet } from '#domain/diary/goals.ts'
import { readFoodQuery } from '#domain/kitchen/food-query.ts'
import { KCAL_PER_GRAM } from '#domain/nutrition/macros.ts'
import type { PlanDish } from '#domain/plan/plan-dish.ts'
import type { Random } from '#domain/random.ts'
import { createTablePlaces, type TableEater, type TablePlaces } from '#domain/table-plan/table-places.ts'
import type { TableProblem } from '#domain/table-plan/table-state.ts'
import { addDays } from '#domain/time/calendar.ts'
import type { MealSlot } from '#domain/time/meal-slots.ts'
import { weekdayOf } from '#domain/time/weekdays.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { createYielding } from '#server/http/yield-between-steps.ts'
import type { OwnRecipes } from '#server/recipe-source/own-recipes.ts'
import { listParameter } from '#server/recipe-source/parameters.ts'
import { type CallParameters, ProviderError } from '#server/recipe-source/recipe-source.ts'
import { foodWordsOf } from '#server/search/food-words.ts'
import type { EaterInput, TableEaters } from '#server/table/eaters-of.ts'
import { ownDishes } from './own-dishes.ts'
import { planDish } from './plan-dishes.ts'
import { readPlanQuery } from './plan-parameters.ts'
import { createTableDishes } from './table-dishes.ts'

/** For the thread, which has the catalogue's dishes. */
export interface TablePlanRequest {
  problem: Omit<TableProblem, 'dishes'>
  tables: TablePlaces
  /** Dishes of only this request. */
  own: readonly PlanDish[]
}

/** Different words that all of a table avoid: looking one up takes about a millisecond. */
const MOST_AVOIDED = 300
/** Energy from carbohydrates at most, and from protein at least, for diets that are about these. */
const LOW_CARB = 0.26
const HIGH_PROTEIN = 0.25

function eaterOf({ diet, needs }: EaterInput, rule: number): TableEater {
  const { calories, minProtein, minFiber, maxSodium } = needs
  const ofDiet = goalDiet(diet)
  const leastProtein = ofDiet === 'high_protein' ? (calories * HIGH_PROTEIN) / KCAL_PER_GRAM.protein : 0
  const maxCarbs = ofDiet === 'low_carb' ? (calories * LOW_CARB) / KCAL_PER_GRAM.carbs : null
  return { rule, calories, minProtein: Math.max(minProtein, leastProtein), minFiber, maxSodium, maxCarbs }
}

/** Everybody eats for themselves: a plan's own numbers are the goals of whoever asks. */
const NOT_FOR_TABLES = {
  ...{ protein: null, carbs: null, fat: null, minProtein: null, minFiber: null },
  ...{ maxSodium: null, maxSaturatedFat: null, maxCarbs: null },
}

export function createTableRequests(catalogue: Catalogue) {
  const dishes = catalogue.entries.map((entry) => planDish(entry, catalogue.foods))
  const tableDishes = createTableDishes(catalogue, dishes)
  const foodWords = foodWordsOf(catalogue)

  async function read(
    { eaters: people, meals }: TableEaters,
    from: string,
    parameters: CallParameters,
    { recipes, prefer }: OwnRecipes,
    random: Random,
  ) {
    const { preferences, ...query } = readPlanQuery({ ...parameters, day: weekdayOf(from) })
    const dates = preferences.days.map((_, day) => addDays(from, day))
    const forAll = listParameter(parameters, 'exclude')
    const avoided = people.map(({ exclusions }) => [...new Set([...exclusions, ...forAll])])
    const words = new Set(avoided.flat())
    if (words.size > MOST_AVOIDED)
      throw new ProviderError(400, `The people at your table avoid more than ${MOST_AVOIDED} different foods.`)
    const pauseIfDue = createYielding()
    for (const word of words) {
      foodWords(word)
      await pauseIfDue()
    }

    // People who eat the same share a rule.
    const keyOf = ({ diet, isChild }: EaterInput, at: number) => JSON.stringify([goalDiet(diet), avoided[at], isChild])
    const keys = [...new Set(people.map(keyOf))]
    const rules = keys.flatMap((key) => {
      const at = people.findIndex((person, nth) => keyOf(person, nth) === key)
      const { diet = '', isChild = false } = people[at] ?? {}
      return { diet, exclusions: avoided[at] ?? [], isChild }
    })
    const eaters = people.map((person, at) => eaterOf(person, keys.indexOf(keyOf(person, at))))
    const seatOf = new Map(people.map(({ id }, at) => [id, at]))
    const mealAt = (day: number, slot: MealSlot) =>
      meals.find(({ date, mealType }) => date === dates[day] && mealType === slot)
    const { days, slots, leftovers } = preferences
    const present = slots.map((list, day) =>
      list.map((slot) => mealAt(day, slot)?.eaters.flatMap((id) => seatOf.get(id) ?? []) ?? []),
    )
    const eating = [...new Set(present.flat(2))]
    if (eating.length === 0) throw new ProviderError(404, 'Nobody eats at your table on these days.')

    const { dishes: fromDevice } = await ownDishes(recipes, catalogue.foods)
    const keptIds = new Set(query.kept.flat().map((meal) => meal?.id))
    const own = fromDevice.filter(
      ({ hasPrice, recipe }) => hasPrice || preferences.maxPrice === null || keptIds.has(recipe.id),
    )
    const rulesOf = (seats: readonly number[]) => [...new Set(seats.map((at) => eaters[at]?.rule ?? 0))].sort()
    const together = [...present.flat(), ...eating.map((at) => [at])].map(rulesOf)
    const servings = await tableDishes.forRules(rules, own, together)
    const all = [...dishes, ...own.map(({ dish }) => dish)]
    const guests = slots.map((list, day) => list.map((slot) => mealAt(day, slot)?.guests ?? 0))
    const tables = createTablePlaces(
      {
        ...{ dishes: all, days, slots, present, guests, eaters, leftovers, kept: query.kept, avoid: query.avoid },
        minutes: {
          weekday: preferences.maxMinutes ?? Number.POSITIVE_INFINITY,
          weekend: preferences.maxMinutesWeekend ?? Number.POSITIVE_INFINITY,
        },
      },
      servings.counted,
    )
    if (!tables)
      throw new ProviderError(
        404,
        'We don’t have enough recipes that suit everybody at your table to make a meal plan.',
      )
    const seed = preferences.seed ?? Math.floor(random() * 2 ** 31)
    const targetCalories = eating.reduce((sum, at) => sum + (eaters[at]?.calories ?? 0), 0) / eating.length
    const request: TablePlanRequest = {
      problem: {
        eaters,
        preferences: {
          ...{ ...preferences, ...NOT_FOR_TABLES },
          ...{ targetCalories, tablePortions: eating.length, balanced: true, seed },
        },
        kept: query.kept,
        use: query.use.map((word) => {
          const { isMeant, recipes: uses } = foodWords(readFoodQuery(word).name) // "half a cabbage"
          const ofCatalogue = dishes.flatMap(({ id }, at) => (uses[at] === 1 ? [id] : []))
          const ofOwn = own.filter((one) => one.ingredients.some(isMeant)).map(({ dish }) => dish.id)
          return { word, ids: [...ofCatalogue, ...ofOwn] }
        }),
        prefer: [...query.prefer, ...(prefer ? recipes.map(({ id }) => id) : [])],
        avoid: query.avoid,
      },
      tables,
      own: own.map(({ dish }) => dish),
    }
    return { request, dates, all, present, eaters, eating, servings, rulesOf, own: own.map(({ recipe }) => recipe) }
  }
  return { dishes, read }
}
