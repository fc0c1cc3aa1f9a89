// mealplanner/generate over our own catalogue.
import { dietOf } from '#domain/nutrition/diets.ts'
import { round2 } from '#domain/nutrition/nutrition.ts'
import { keptMeals, type PlanDish, type PlannedDish, planOneDay, planOneWeek } from '#domain/plan/meal-plan.ts'
import type { Random } from '#domain/random.ts'
import { type PlannedDay, type PlannedMeal, type PlannedWeek, WEEKDAYS } from '#domain/recipe/provider.ts'
import type { Catalogue, CatalogueEntry } from '#server/catalogue/catalogue.ts'
import { countParameter, idNumber, listParameter, notFound, textParameter } from './parameters.ts'
import { dietTests, exclusionTests, passesAll, type RecipeTest } from './recipe-filters.ts'
import { type CallParameters, ProviderError } from './recipe-source.ts'

const TARGET = { least: 500, most: 6000, fallback: 2000 }
/** Longer lists than a page can hold are not read. */
const LONGEST_KEPT = 12

function planDish({ plain, nutrients }: CatalogueEntry): PlanDish {
  return {
    id: plain.id,
    calories: nutrients.calories ?? 0,
    protein: nutrients.protein ?? 0,
    fat: nutrients.fat ?? 0,
    carbohydrates: nutrients.carbohydrates ?? 0,
    cuisine: plain.cuisines[0] ?? '',
    dishTypes: plain.dishTypes,
  }
}

function timeFrame(parameters: CallParameters): 'day' | 'week' {
  const asked = textParameter(parameters, 'timeFrame').toLowerCase()
  if (asked === 'day') return 'day'
  if (asked === 'week' || asked === '') return 'week'
  throw new ProviderError(404, 'The parameter timeFrame must be day or week.')
}

export function mealPlanner(catalogue: Catalogue) {
  const dishes = new Map(catalogue.entries.map((entry) => [entry.plain.id, planDish(entry)]))

  function plannedMeal({ dish, slot }: PlannedDish): PlannedMeal {
    const entry = catalogue.byId.get(dish.id)
    if (!entry) throw new Error(`The plan names the recipe ${dish.id}, which the catalogue does not have.`)
    const { id, title, image, imageType, readyInMinutes, servings, sourceUrl } = entry.plain
    const { calories, protein, fat, carbohydrates } = dish
    return {
      id,
      title,
      image,
      imageType,
      readyInMinutes,
      servings,
      sourceUrl,
      slot,
      calories,
      protein,
      fat,
      carbohydrates,
    }
  }

  function plannedDay(day: readonly PlannedDish[]): PlannedDay {
    const total = (of: 'calories' | 'protein' | 'fat' | 'carbohydrates') =>
      round2(day.reduce((sum, { dish }) => sum + dish[of], 0))
    return {
      meals: day.map(plannedMeal),
      nutrients: {
        calories: total('calories'),
        protein: total('protein'),
        fat: total('fat'),
        carbohydrates: total('carbohydrates'),
      },
    }
  }

  /** `keep=,90000012,` keeps the lunch: each place of the list is a meal, an empty one is free. */
  function kept(parameters: CallParameters, passes: RecipeTest): (PlanDish | null)[] {
    const list = parameters.keep ?? ''
    if (list.trim() === '') return []
    return list.split(',', LONGEST_KEPT).map((place) => {
      const id = place.trim()
      if (id === '' || id === '0') return null
      const entry = catalogue.byId.get(idNumber(id, 'A recipe'))
      if (!entry) throw notFound(id, 'A recipe')
      if (!passes(entry))
        throw new ProviderError(404, `${entry.plain.title} does not fit the diet or what is excluded.`)
      return dishes.get(entry.plain.id) ?? null
    })
  }

  return (parameters: CallParameters, random: Random): PlannedDay | PlannedWeek => {
    const frame = timeFrame(parameters)
    const targetCalories = countParameter(parameters, 'targetCalories', TARGET)
    const passes = passesAll([...dietTests(parameters), ...exclusionTests(listParameter(parameters, 'exclude'))])
    const avoided = new Set(listParameter(parameters, 'avoid').map(Number))
    const allowed = catalogue.entries
      .filter((entry) => !avoided.has(entry.plain.id) && passes(entry))
      .flatMap(({ plain }) => dishes.get(plain.id) ?? [])
    const balanced = !listParameter(parameters, 'diet').some((word) => dietOf(word) === 'Ketogenic')
    const request = { targetCalories, random, balanced }
    if (frame === 'day') {
      const day = planOneDay(allowed, request, keptMeals(kept(parameters, passes)))
      if (day) return plannedDay(day)
    } else {
      const week = planOneWeek(allowed, request)
      // Seven days came back, one for each name.
      if (week) {
        const days = WEEKDAYS.map((name, at) => [name, plannedDay(week[at] ?? [])])
        return { week: Object.fromEntries(days) as PlannedWeek['week'] }
      }
    }
    throw new ProviderError(404, 'No meal plan can be made of recipes that fit the diet and what is excluded.')
  }
}
