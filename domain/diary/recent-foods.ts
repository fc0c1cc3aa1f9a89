// A member's recently logged foods and saved meals, as the device and the account store them.
import { isObject, listOf, objectOf, positive, textOf } from '#domain/json.ts'
import { type DeviceReader, restoreList } from '#domain/sync/saved-list.ts'
import type { LoggableFood, NewEntry } from './diary-entry.ts'
import { readLoggableFood, usualAmount } from './loggable-food.ts'
import { type LoggedPortion, readLoggedPortion } from './logged-portion.ts'

export interface LoggedFood {
  item: LoggableFood
  /** Grams of a food, servings of a recipe. */
  amount: number
  /** What it was logged in, if not in grams or servings. */
  portion?: LoggedPortion | null
}

interface MealEntries {
  entries: readonly NewEntry[]
}

export interface RecentFood {
  /** "food 9003", "recipe 716429", or "quick meal " and the name of a favorite meal. */
  id: string
  title: string
  body: LoggedFood | MealEntries
  uses: number
  /** ISO, for the order. */
  usedAt: string
}

export interface FoodUsed extends LoggedFood {
  uses: number
  /** ISO, for the order. */
  usedAt: string
}

export interface FavoriteMeal extends MealEntries {
  /** The name it was saved under. */
  title: string
}

const foodId = ({ kind, id }: LoggableFood) => `${kind} ${id}`
const mealId = (title: string) => `quick meal ${title}`

/** A food that was logged, with the portion that was eaten. */
export function withFoodUsed(
  recent: readonly RecentFood[],
  { item, amount, portion }: LoggedFood,
  usedAt: string,
): readonly RecentFood[] {
  const id = foodId(item)
  const uses = (recent.find((food) => food.id === id)?.uses ?? 0) + 1
  return replaced(recent, { id, title: item.title, body: { item, amount, portion }, uses, usedAt })
}

export function withMeal(
  recent: readonly RecentFood[],
  { title, entries }: FavoriteMeal,
  usedAt: string,
): readonly RecentFood[] {
  return replaced(recent, { id: mealId(title), title, body: { entries }, uses: 1, usedAt })
}

export const withoutMeal = (recent: readonly RecentFood[], title: string): readonly RecentFood[] =>
  recent.filter(({ id }) => id !== mealId(title))

function replaced(recent: readonly RecentFood[], food: RecentFood): readonly RecentFood[] {
  const isThere = recent.some(({ id }) => id === food.id)
  return isThere ? recent.map((old) => (old.id === food.id ? food : old)) : [...recent, food]
}

const newestFirst = (recent: readonly RecentFood[]) =>
  recent.toSorted((one, other) => other.usedAt.localeCompare(one.usedAt))

export const foodsUsed = (recent: readonly RecentFood[]): FoodUsed[] =>
  newestFirst(recent).flatMap(({ body, uses, usedAt }) => ('item' in body ? [{ ...body, uses, usedAt }] : []))

export const favoriteMeals = (recent: readonly RecentFood[]): FavoriteMeal[] =>
  newestFirst(recent).flatMap(({ title, body }) => ('entries' in body ? [{ title, entries: body.entries }] : []))

export function readRecentFood(value: unknown): RecentFood | null {
  const json = objectOf(value)
  const [id, title, usedAt] = [textOf(json.id), textOf(json.title), new Date(textOf(json.usedAt))]
  const body = readBody(json.body)
  if (!id.includes(' ') || title === '' || !body || Number.isNaN(usedAt.getTime())) return null
  return { id, title, body, uses: Math.max(1, Math.round(positive(json.uses))), usedAt: usedAt.toISOString() }
}

function readBody(value: unknown): RecentFood['body'] | null {
  if (!isObject(value)) return null
  const item = readLoggableFood(value.item)
  if (item) {
    const amount = positive(value.amount) || usualAmount(item)
    // Version 0.2 stored the amount alone.
    return value.portion === undefined ? { item, amount } : { item, amount, portion: readLoggedPortion(value.portion) }
  }
  const entries = listOf(value.entries).filter(isEntry)
  return entries.length > 0 ? { entries } : null
}

/** The database checks every value again when it is logged. */
export const isEntry = (value: unknown): value is NewEntry =>
  isObject(value) &&
  ['kind', 'title', 'mealType'].every((key) => textOf(value[key]) !== '') &&
  ['calories', 'protein', 'carbs', 'fat', 'quantity'].every((key) => typeof value[key] === 'number')

export const readRecentFoods: DeviceReader<RecentFood[]> = (saved) =>
  restoreList(saved, ['recent'], readRecentFood, ({ id }) => id)
