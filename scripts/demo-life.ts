// Generates three plausible months for the demo member. Each day has its own seed, so it is the same in every run.

import { MEAL_SLOTS, type MealSlot } from '#domain/plan/meal-slots.ts'
import { type Random, sample, seededRandom } from '#domain/random.ts'
import { pictureSources } from '#domain/recipe/recipe-pictures.ts'
import type { Recipe } from '#domain/recipe/recipe-view.ts'
import { daysBetween } from '#domain/time/calendar.ts'

export const DEMO_GOALS = {
  daily_calorie_target: 1900,
  water_target_ml: 2000,
  protein_target_g: 80,
  carbs_target_g: 230,
  fat_target_g: 75,
  preferred_diet_type: 'vegetarian',
}

/** The recipes that fit each meal; none is empty. */
export type Larder = Record<MealSlot, Recipe[]>

const FITTING: Record<MealSlot, (recipe: Recipe) => boolean> = {
  breakfast: ({ dishTypes }) => dishTypes.includes('breakfast'),
  lunch: ({ dishTypes }) => ['main course', 'salad', 'soup'].some((type) => dishTypes.includes(type)),
  dinner: ({ dishTypes }) => dishTypes.includes('main course'),
  snack: ({ dishTypes }) => ['snack', 'dessert', 'beverage'].some((type) => dishTypes.includes(type)),
}

export function stockedLarder(recipes: readonly Recipe[]): Larder {
  const known = recipes.filter((recipe) => recipe.nutrition.calories > 0)
  const shelf = (slot: MealSlot) => known.filter(FITTING[slot])
  const larder = {
    breakfast: shelf('breakfast'),
    lunch: shelf('lunch'),
    dinner: shelf('dinner'),
    snack: shelf('snack'),
  }
  const empty = MEAL_SLOTS.find((slot) => larder[slot].length === 0)
  if (empty) throw new Error(`The catalogue has no recipe for ${empty}.`)
  return larder
}

/** The same day, the same seed. */
const randomOf = (date: string, salt: number) => seededRandom(daysBetween('2000-01-01', date) * 31 + salt)

const pick = <Item>(items: readonly Item[], random: Random) => items[Math.floor(random() * items.length)] as Item // never empty

/** A bell between -1 and 1. */
const bell = (random: Random) => (random() + random() + random()) / 1.5 - 1

const TRIES = 8

/** The closest to the target of several random days, avoiding repeats. */
function chosenMeals(larder: Larder, random: Random) {
  const wanted = DEMO_GOALS.daily_calorie_target + 40 + 320 * bell(random)
  const slots = MEAL_SLOTS.filter((slot) => slot !== 'snack' || random() < 0.8)
  const tries = Array.from({ length: TRIES }, () => slots.map((slot) => ({ slot, recipe: pick(larder[slot], random) })))
  const twice = (meals: { recipe: Recipe }[]) => meals.length - new Set(meals.map(({ recipe }) => recipe.id)).size
  const miss = (meals: { recipe: Recipe }[]) =>
    Math.abs(meals.reduce((sum, { recipe }) => sum + recipe.nutrition.calories, 0) - wanted) + 5000 * twice(meals)
  return tries.reduce((best, next) => (miss(next) < miss(best) ? next : best))
}

function mealRow(date: string, slot: MealSlot, { id, title, nutrition }: Recipe) {
  const { calories, protein, carbs, fat } = nutrition
  return {
    date,
    meal_type: slot,
    recipe_id: String(id),
    recipe_title: title,
    quantity: 1,
    calories: Math.round(calories),
    protein: Math.round(protein),
    carbs: Math.round(carbs),
    fat: Math.round(fat),
  }
}

interface DemoDay {
  date: string
  /** The first day of the member's log. */
  since: string
  today: string
}

/** The log of a day; today has only breakfast, lunch, and some water. */
export function demoDay(larder: Larder, { date, since, today }: DemoDay) {
  const isToday = date === today
  const random = randomOf(date, 7)
  const eaten = chosenMeals(larder, random).filter(({ slot }) =>
    isToday ? slot === 'breakfast' || slot === 'lunch' : random() < 0.96,
  )
  const pours = isToday ? 5 : 7 + Math.round(2.5 * bell(random))
  return {
    meals: eaten.map(({ slot, recipe }) => mealRow(date, slot, recipe)),
    water: Array.from({ length: pours }, () => ({ date, amount_ml: pick([200, 250, 250, 300, 350], random) })),
    weight: isToday || random() < 0.72 ? { date, weight_kg: weightAfter(daysBetween(since, date), random) } : null,
  }
}

/** Approaches 72 kg ever more slowly, with daily noise. */
function weightAfter(days: number, random: Random) {
  const kg = 72.2 + 3.3 * Math.exp(-days / 70) + 0.25 * Math.sin(days / 9) + 0.35 * bell(random)
  return Math.round(kg * 10) / 10
}

/** A week on the scheduler: the main meals of every day, snacks on some. */
export function demoPlan(days: readonly string[], larder: Larder) {
  return days.flatMap((date) =>
    chosenMeals(larder, randomOf(date, 7)).map(({ slot, recipe }) => ({
      date,
      meal_type: slot,
      recipe_id: String(recipe.id),
      recipe_title: recipe.title,
      recipe_image: pictureSources(recipe).src,
      servings: 1,
      calories: Math.round(recipe.nutrition.calories),
    })),
  )
}

const STARS = [5, 5, 5, 4, 4, 4, 3]

export function demoRatings(larder: Larder, random: Random) {
  const eaten = [...new Map(MEAL_SLOTS.flatMap((slot) => larder[slot]).map((recipe) => [recipe.id, recipe])).values()]
  return sample(eaten, 24, random).map(({ id }) => {
    const rating = pick(STARS, random)
    return { recipe_id: String(id), rating, is_favorite: rating === 5 && random() < 0.5 }
  })
}
