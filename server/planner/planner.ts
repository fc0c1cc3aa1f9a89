// mealplanner/generate over our own catalogue.

import { readFoodQuery } from '#domain/kitchen/food-query.ts'
import { EXCLUSIONS_PER_PLAN } from '#domain/limits.ts'
import { dietOf } from '#domain/nutrition/diets.ts'
import { isMediterraneanEntry, MEDITERRANEAN } from '#domain/nutrition/mediterranean.ts'
import { round2 } from '#domain/nutrition/nutrition.ts'
import type { PlanDish } from '#domain/plan/plan-dish.ts'
import { type KeptMeal, kindOf } from '#domain/plan/plan-places.ts'
import type { DayTotals } from '#domain/plan/plan-preferences.ts'
import { unknownPrice } from '#domain/plan/plan-unmet.ts'
import type { PlannedDay, PlannedMeal, PlannedWeek } from '#domain/plan/provider-plan.ts'
import type { Random } from '#domain/random.ts'
import { WEEKDAYS } from '#domain/time/weekdays.ts'
import type { Catalogue, CatalogueEntry } from '#server/catalogue/catalogue.ts'
import type { OwnRecipe, OwnRecipes } from '#server/recipe-source/own-recipes.ts'
import { listParameter, notFound } from '#server/recipe-source/parameters.ts'
import { dietTests, exclusionTests, passesAll, type StyleEntry } from '#server/recipe-source/recipe-filters.ts'
import { type CallParameters, ProviderError } from '#server/recipe-source/recipe-source.ts'
import { foodWordsOf } from '#server/search/food-words.ts'
import type { ChosenMeal, MadePlan } from './make-plan.ts'
import { type OwnDish, ownDishes } from './own-dishes.ts'
import { planDish } from './plan-dishes.ts'
import { type PlanQuery, readPlanQuery } from './plan-parameters.ts'
import { createPlannerThread, type PlanRequest } from './planner-thread.ts'

/** What is eaten: the figures of a serving times the portion. An unknown price is left out; it isn't 0. */
const eaten = (dish: PlanDish, portion: number, hasPrice: boolean) => ({
  calories: round2(dish.calories * portion),
  protein: round2(dish.protein * portion),
  fat: round2(dish.fat * portion),
  carbohydrates: round2(dish.carbohydrates * portion),
  fiber: round2(dish.fiber * portion),
  sodium: round2(dish.sodium * portion),
  saturatedFat: round2(dish.saturatedFat * portion),
  ...(hasPrice && { price: round2(dish.price * portion) }),
})

const dayNutrients = (totals: DayTotals, hasPrice: boolean): PlannedDay['nutrients'] => ({
  calories: round2(totals.calories),
  protein: round2(totals.protein),
  fat: round2(totals.fat),
  carbohydrates: round2(totals.carbohydrates),
  fiber: round2(totals.fiber),
  sodium: round2(totals.sodium),
  saturatedFat: round2(totals.saturatedFat),
  ...(hasPrice && { price: round2(totals.price) }),
})

const withoutSnacks = (request: PlanRequest): PlanRequest => ({
  ...request,
  preferences: {
    ...request.preferences,
    slots: request.preferences.slots.map((slots) => slots.filter((slot) => slot !== 'snack')),
  },
})

type ShownMeal = Pick<PlannedMeal, 'id' | 'title' | 'image' | 'imageType' | 'readyInMinutes' | 'servings' | 'sourceUrl'>

function shownMeal({ plain }: CatalogueEntry): ShownMeal {
  const { id, title, image, imageType, readyInMinutes, servings, sourceUrl } = plain
  return { id, title, image, imageType, readyInMinutes, servings, sourceUrl }
}

/** The device has the picture. */
const ownShown = ({ id, title, readyInMinutes, servings }: OwnRecipe): ShownMeal => ({
  id,
  title,
  image: '',
  imageType: '',
  readyInMinutes,
  servings,
  sourceUrl: '',
})

const NO_OWN: OwnRecipes = { recipes: [], prefer: false }

/** A recipe of the catalogue or of this request. */
type Find = (id: number) => { shown: ShownMeal; dish: PlanDish; entry: StyleEntry; hasPrice: boolean } | undefined

const hasMacros = ({ protein, carbs, fat, maxCarbs }: PlanQuery['preferences']): boolean =>
  protein !== null || carbs !== null || fat !== null || maxCarbs !== null

export function mealPlanner(catalogue: Catalogue) {
  const dishes = catalogue.entries.map((entry) => planDish(entry, catalogue.foods))
  const dishById = new Map(dishes.map((dish) => [dish.id, dish]))
  const thread = createPlannerThread(dishes)
  const foodWords = foodWordsOf(catalogue)

  function plannedMeal(
    meal: ChosenMeal,
    plan: MadePlan,
    days: PlanQuery['preferences']['days'],
    find: Find,
  ): PlannedMeal {
    const found = find(meal.id)
    if (!found) throw new Error(`The plan names the recipe ${meal.id}, which doesn’t exist.`)
    const from = meal.leftoverOf
    const cooked = from && plan.days[from.day]?.meals[from.place]
    return {
      ...found.shown,
      slot: meal.slot,
      portion: meal.portion,
      leftoverOf: from && cooked ? { day: days[from.day] ?? 'monday', slot: cooked.slot } : null,
      minutesToCook: meal.minutesToCook,
      servingsToCook: meal.servingsToCook,
      ...eaten(found.dish, meal.portion, found.hasPrice),
    }
  }

  /** A kept meal must exist and fit the diet like any other. A list of one or two is assigned by type. */
  function keptPlaces(
    { kept, preferences }: PlanQuery,
    passes: (entry: StyleEntry) => boolean,
    find: Find,
  ): (KeptMeal | null)[][] {
    for (const meal of kept.flat()) {
      if (!meal) continue
      const found = find(meal.id)
      if (!found) throw notFound(meal.id, 'A recipe')
      if (!passes(found.entry))
        throw new ProviderError(404, `${found.shown.title} doesn’t fit the diet or your exclusions.`)
    }
    const [only = []] = kept
    return preferences.days.length === 1 && only.length < 3 ? [byKind(only, preferences.slots[0] ?? [], find)] : kept
  }

  function byKind(meals: readonly (KeptMeal | null)[], slots: PlanQuery['preferences']['slots'][number], find: Find) {
    const places: (KeptMeal | null)[] = slots.map(() => null)
    for (const meal of meals) {
      if (!meal) continue
      const types = find(meal.id)?.dish.dishTypes ?? []
      const kind = types.includes('breakfast') ? 'breakfast' : types.includes('main course') ? 'main' : 'snack'
      const own = slots.findIndex((slot, at) => kindOf(slot) === kind && !places[at])
      const free = own >= 0 ? own : places.indexOf(null)
      if (free >= 0) places[free] = meal
    }
    return places
  }

  function findIn(own: readonly OwnDish[]): Find {
    const ownById = new Map(own.map((one) => [one.recipe.id, one]))
    return (id) => {
      const mine = ownById.get(id)
      if (mine) return { shown: ownShown(mine.recipe), dish: mine.dish, entry: mine, hasPrice: mine.hasPrice }
      const entry = catalogue.byId.get(id)
      const dish = dishById.get(id)
      return entry && dish && { shown: shownMeal(entry), dish, entry, hasPrice: true }
    }
  }

  return async (
    parameters: CallParameters,
    random: Random,
    { recipes, prefer }: OwnRecipes = NO_OWN,
  ): Promise<PlannedDay | PlannedWeek> => {
    const query = readPlanQuery(parameters)
    const { preferences } = query
    const excluded = listParameter(parameters, 'exclude', EXCLUSIONS_PER_PLAN)
    const passes = passesAll<StyleEntry>([
      ...dietTests(parameters),
      ...(preferences.style === null ? [] : [isMediterraneanEntry]),
      ...exclusionTests(excluded, foodWords),
    ])
    const { dishes: fromDevice, leftOut } = await ownDishes(recipes, catalogue.foods)
    const keptIds = new Set(query.kept.flat().map((meal) => meal?.id))
    // A dish with an unknown price can't be guaranteed to stay below a limit: it is used only if somebody kept it.
    const isUsable = ({ hasPrice, recipe }: OwnDish) =>
      hasPrice || preferences.maxPrice === null || keptIds.has(recipe.id)
    const own = fromDevice.filter((one) => passes(one) && isUsable(one))
    const find = findIn(fromDevice)
    const allowed = catalogue.entries.flatMap((entry, at) => (passes(entry) ? [at] : []))
    const known = listParameter(parameters, 'diet').flatMap((word) => dietOf(word) ?? [])
    const diets = preferences.style === null ? known : [...known, MEDITERRANEAN]
    const kept = keptPlaces(query, passes, find)
    const seed = preferences.seed ?? Math.floor(random() * 2 ** 31)
    const request: PlanRequest = {
      allowed,
      own: own.map(({ dish }) => dish),
      preferences: { ...preferences, seed, balanced: !diets.includes('Ketogenic') && !hasMacros(preferences) },
      kept,
      use: query.use.map((word) => {
        const { isMeant, recipes } = foodWords(readFoodQuery(word).name) // "half a cabbage"
        const ofCatalogue = allowed.flatMap((at) => (recipes[at] === 1 ? (catalogue.entries[at]?.plain.id ?? []) : []))
        const ofOwn = own.filter((one) => one.ingredients.some(isMeant)).map(({ dish }) => dish.id)
        return { word, ids: [...ofCatalogue, ...ofOwn] }
      }),
      prefer: [...query.prefer, ...(prefer ? recipes.map(({ id }) => id) : [])],
      avoid: query.avoid,
      setting: {
        isWeek: preferences.days.length > 1,
        diet: diets.length === 1 ? (diets[0] ?? '') : '',
        hasExclusions: excluded.length > 0 || diets.length > 1,
        hasKept: kept.flat().some((meal) => meal !== null),
      },
    }
    // Snacks that nobody asked for are left out if there is none.
    const plan = (await thread.plan(request)) ?? (query.hasOwnSlots ? null : await thread.plan(withoutSnacks(request)))
    if (!plan)
      throw new ProviderError(
        404,
        'We don’t have enough recipes that fit this diet and your exclusions to make a meal plan.',
      )
    const days = plan.days.map(({ meals, totals }): PlannedDay => {
      const planned = meals.map((meal) => plannedMeal(meal, plan, preferences.days, find))
      return {
        meals: planned,
        nutrients: dayNutrients(
          totals,
          planned.every(({ price }) => price !== undefined),
        ),
        minutesToCook: totals.minutes,
      }
    })
    // Only a kept meal can lack a price.
    const unpriced = days.flatMap(({ meals }) => meals).find(({ price }) => price === undefined)
    const notes = {
      unmet:
        unpriced && preferences.maxPrice !== null && !plan.unmet.some(({ preference }) => preference === 'maxPrice')
          ? [...plan.unmet, unknownPrice(unpriced.title, preferences.maxPrice)]
          : plan.unmet,
      bestToDrop: plan.bestToDrop,
      unknownExclusions: excluded.filter((word) => !foodWords(word).isKnown),
      ...(recipes.length > 0 && { ownLeftOut: leftOut }),
      seed,
    }
    const [day] = days
    if (days.length === 1 && day) return { ...day, ...notes }
    const week = Object.fromEntries(WEEKDAYS.map((name) => [name, days[preferences.days.indexOf(name)]]))
    return { week: week as PlannedWeek['week'], ...notes } // all seven days
  }
}
