// A plausible life for the demo's two members. Every day has its own seed, so a day looks the same whenever it is
// generated.

import { scaleNutrients } from '#domain/diary/diary-entry.ts'
import { scaleMacros } from '#domain/nutrition/macros.ts'
import { nutrientsByKey } from '#domain/nutrition/nutrition.ts'
import { type Random, sample, seededRandom } from '#domain/random.ts'
import { pictureSources } from '#domain/recipe/recipe-pictures.ts'
import type { Recipe } from '#domain/recipe/recipe-view.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { daysBetween, weekDays } from '#domain/time/calendar.ts'
import { MEAL_SLOTS, type MealSlot } from '#domain/time/meal-slots.ts'
import { type DemoPerson, ROBIN } from './demo-people.ts'

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

/** A bell curve between -1 and 1. */
const bell = (random: Random) => (random() + random() + random()) / 1.5 - 1

const TRIES = 24
const TABLE_SALT = 7
/** Thursday. */
const OUT_ON = 4

/** The best of several random days for what the two had in mind, without repeats if possible. */
function chosenMeals(larder: Larder, random: Random, eaten: ReadonlySet<RecipeId>) {
  const wanted = ROBIN.goals.daily_calorie_target + 40 + 320 * bell(random)
  const slots = MEAL_SLOTS.filter((slot) => slot !== 'snack' || random() < 0.8)
  const tries = Array.from({ length: TRIES }, () => slots.map((slot) => ({ slot, recipe: pick(larder[slot], random) })))
  const again = (meals: { recipe: Recipe }[]) =>
    meals.filter(({ recipe }, at) => eaten.has(recipe.id) || meals.findIndex((meal) => meal.recipe === recipe) < at)
      .length
  const miss = (meals: { recipe: Recipe }[]) =>
    Math.abs(meals.reduce((sum, { recipe }) => sum + recipe.nutrition.calories, 0) - wanted) + 5000 * again(meals)
  return tries.reduce((best, next) => (miss(next) < miss(best) ? next : best))
}

interface TableMeal {
  date: string
  slot: MealSlot
  recipe: Recipe
  /** They eat out instead. */
  isOut: boolean
}

/** What the two eat together in the week of a day. */
function weekAtTable(larder: Larder, day: string): TableMeal[] {
  const eaten = new Set<RecipeId>()
  return weekDays(day).flatMap((date, weekday) => {
    const meals = chosenMeals(larder, randomOf(date, TABLE_SALT), eaten)
    for (const { recipe } of meals) eaten.add(recipe.id)
    return meals.map((meal) => ({ ...meal, date, isOut: weekday === OUT_ON && meal.slot === 'dinner' }))
  })
}

function mealRow({ date, slot, recipe }: TableMeal, portion: number) {
  const { id, title, nutrition, nutrients } = recipe
  const { calories, protein, carbs, fat } = scaleMacros(nutrition, portion)
  return {
    date,
    meal_type: slot,
    recipe_id: String(id),
    recipe_title: title,
    quantity: portion,
    calories: Math.round(calories),
    protein: Math.round(protein),
    carbs: Math.round(carbs),
    fat: Math.round(fat),
    nutrients: scaleNutrients(nutrientsByKey(nutrients), portion),
  }
}

interface DemoDay {
  person: DemoPerson
  date: string
  /** The first day of the member's log. */
  since: string
  today: string
}

/** What was logged on a day. Today isn't over: breakfast and lunch, and the water so far. */
export function demoDay(larder: Larder, { person, date, since, today }: DemoDay) {
  const isToday = date === today
  const random = randomOf(date, person.salt)
  const eaten = weekAtTable(larder, date)
    .filter((meal) => meal.date === date && !meal.isOut)
    .filter(({ slot }) => (isToday ? slot === 'breakfast' || slot === 'lunch' : random() < 0.96))
    .map((meal) =>
      isToday || random() >= person.elsewhere ? meal : { ...meal, recipe: pick(larder[meal.slot], random) },
    )
  const pours = isToday ? 5 : 7 + Math.round(2.5 * bell(random))
  return {
    meals: eaten.map((meal) => mealRow(meal, person.portion)),
    water: Array.from({ length: pours }, () => ({ date, amount_ml: pick([200, 250, 250, 300, 350], random) })),
    weight:
      isToday || random() < 0.72 ? { date, weight_kg: weightAfter(person, daysBetween(since, date), random) } : null,
  }
}

/** Approaches the person's goal weight more and more slowly, with the ups and downs of any scale. */
function weightAfter({ weightKg, aboveKg }: DemoPerson, days: number, random: Random) {
  const kg = weightKg + aboveKg * Math.exp(-days / 70) + 0.25 * Math.sin(days / 9) + 0.35 * bell(random)
  return Math.round(kg * 10) / 10
}

/**
 * The week of a day in the scheduler: a serving of the main meals for each of the two, snacks on some days, one evening
 * out.
 */
export function demoPlan(day: string, larder: Larder) {
  return weekAtTable(larder, day).map(({ date, slot, recipe, isOut }) => {
    const place = { date, meal_type: slot, servings: 1 }
    if (isOut) return { ...place, note: 'Pizza with Ana', calories: 0 }
    return {
      ...place,
      recipe_id: String(recipe.id),
      recipe_title: recipe.title,
      recipe_image: pictureSources(recipe).src,
      calories: Math.round(recipe.nutrition.calories),
    }
  })
}

const EXTRAS = ['Coffee', 'Dish soap', 'Bananas', 'Oat milk']

export const DEMO_PANTRY = ['chickpeas', 'rice', 'eggs', 'onions', 'garlic', 'canned tomatoes', 'spinach', 'yogurt']

/** What is on the shared list: for the next dinners, and what the two added themselves. */
export function demoShopping(larder: Larder, today: string, more: readonly string[] = []) {
  const dinner = weekAtTable(larder, today).find(
    ({ date, slot, isOut }) => date >= today && slot === 'dinner' && !isOut,
  )
  const bought = dinner?.recipe.ingredients.filter(({ name }) => !/water|salt|pepper|oil/.test(name)).slice(0, 8) ?? []
  return [
    ...bought.map(({ name, quantity, unit }) => ({
      name,
      amount: quantity,
      unit,
      recipe_id: String(dinner?.recipe.id),
      recipe_title: dinner?.recipe.title,
    })),
    ...[...EXTRAS, ...more].map((name) => ({ name, amount: 1, unit: '' })),
  ].map((item, position) => ({ ...item, position }))
}

/** What both log again and again, and how often. */
export const DEMO_FOODS = { apple: 11, banana: 9, 'oat milk': 7, 'whole wheat bread': 5, hummus: 3, walnuts: 2 }

const STARS = [5, 5, 5, 4, 4, 4, 3]

export function demoRatings(dishes: readonly Recipe[], count: number, random: Random) {
  const eaten = [...new Map(dishes.map((recipe) => [recipe.id, recipe])).values()]
  return sample(eaten, count, random).map(({ id }) => {
    const rating = pick(STARS, random)
    return { recipe_id: String(id), rating, is_favorite: rating === 5 && random() < 0.5 }
  })
}
