// What a cook chose at the end of a dish, as the device keeps it until the account has it.
import { isObject, type Json, positive, textOf } from '#domain/json.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import { type MealSlot, mealSlot } from '#domain/plan/meal-slots.ts'
import { type DeviceReader, restoreList } from '#domain/sync/saved-list.ts'
import { isDayKey } from '#domain/time/calendar.ts'

interface Meal {
  /** The cook's own calendar day. */
  date: string
  mealType: MealSlot
  /** Of one person. */
  servings: number
  calories: number
}

/** As the diary takes it: the figures are those of all servings eaten. */
export interface FinishedMeal extends Meal {
  protein: number
  carbs: number
  fat: number
  nutrients: Nutrients
}

export interface FinishedDish {
  /** A UUID made on the device, and the key of the diary entry. */
  id: string
  /** Whose it is: never sent as somebody else's. */
  member: string
  recipeId: string
  title: string
  image: string
  /** An ISO time. */
  cookedAt: string
  date: string
  stars: number | null
  /** Null leaves the note in the account as it is. */
  note: string | null
  eaten: FinishedMeal | null
  /** As the plan takes it: the calories are those of one serving. */
  leftovers: (Meal & { key: string }) | null
}

/** The plan takes no more calories in a serving, and no smaller servings. */
const MOST_CALORIES = 20_000
const LEAST_SERVINGS = 0.25

/** What is left in the pot, shared by everybody at the table. */
export function plannedLeftovers(left: number, caloriesPerServing: number, tablePortions: number) {
  return {
    servings: Math.max(LEAST_SERVINGS, Math.round((left / tablePortions) * 100) / 100),
    calories: Math.min(MOST_CALORIES, Math.round(caloriesPerServing)),
  }
}

function readMeal(value: Json): Meal | null {
  const [date, servings] = [textOf(value.date), positive(value.servings)]
  if (!isDayKey(date) || servings === 0) return null
  return { date, servings, mealType: mealSlot(value.mealType), calories: positive(value.calories) }
}

function readEaten(value: unknown): FinishedMeal | null {
  const meal = isObject(value) ? readMeal(value) : null
  if (!meal || !isObject(value)) return null
  const { protein, carbs, fat, nutrients } = value
  return {
    ...meal,
    protein: positive(protein),
    carbs: positive(carbs),
    fat: positive(fat),
    nutrients: isObject(nutrients) ? (nutrients as Nutrients) : {}, // the database checks every key and number
  }
}

function readLeftovers(value: unknown): FinishedDish['leftovers'] {
  const meal = isObject(value) ? readMeal(value) : null
  const key = isObject(value) ? textOf(value.key) : ''
  return meal && key !== '' ? { ...meal, key } : null
}

function readDish(value: unknown): FinishedDish | null {
  if (!isObject(value)) return null
  const { stars, note, eaten, leftovers } = value
  const texts = [value.id, value.member, value.recipeId, value.title, value.cookedAt, value.date].map(textOf)
  const [id, member, recipeId, title, cookedAt, date] = texts
  if (!id || !member || !recipeId || !title || !cookedAt || !date || !isDayKey(date)) return null
  return {
    ...{ id, member, recipeId, title, cookedAt, date, image: textOf(value.image) },
    stars: positive(stars) || null,
    note: typeof note === 'string' ? note : null,
    eaten: readEaten(eaten),
    leftovers: readLeftovers(leftovers),
  }
}

export const readFinishedDishes: DeviceReader<FinishedDish[]> = (saved) =>
  restoreList(saved, ['dishes'], readDish, ({ id }) => id)
