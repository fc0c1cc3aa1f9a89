// What a cook chose at the end of a dish, as the device stores it until the account has it.
import { isObject, type Json, objectOf, objectsOf, positive, textOf } from '#domain/json.ts'
import type { Macros } from '#domain/nutrition/macros.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import { type DeviceReader, restoreList } from '#domain/sync/saved-list.ts'
import { addDays, isDayKey } from '#domain/time/calendar.ts'
import { type MealSlot, mealSlot } from '#domain/time/meal-slots.ts'
import { type Plate, readPlates } from './plate.ts'

interface Meal {
  /** The cook's own calendar day. */
  date: string
  mealType: MealSlot
  /** For one person. */
  servings: number
  calories: number
}

/** As the diary stores it: the values are for all servings eaten. */
export interface FinishedMeal extends Meal {
  protein: number
  carbs: number
  fat: number
  nutrients: Nutrients
}

export interface FinishedDish {
  /** A UUID created on the device, also the key of the diary entry. */
  id: string
  /** Its owner: never sent as somebody else's. */
  member: string
  recipeId: string
  title: string
  image: string
  /** An ISO time. */
  cookedAt: string
  date: string
  stars: number | null
  /** Added to the notes in the account. */
  note: string | null
  eaten: FinishedMeal | null
  /** As the plan stores them, one meal a day: calories are per serving. */
  leftovers: readonly (Meal & { key: string })[]
  cookedServings: number
  /** Null if nobody weighed it. */
  cookedGrams: number | null
  served: ServedDish | null
}

export interface ServedDish {
  mealType: MealSlot
  /** Whether it is proposed to the others' diaries. */
  everyone: boolean
  plates: readonly ServedPlate[]
  /** One serving. */
  each: ServingNutrition
}

type ServingNutrition = Macros & { nutrients: Nutrients }

/** With one serving of it, if it has something else in it. */
export type ServedPlate = Plate & { each?: ServingNutrition }

/** The plan doesn't accept more calories per serving, or smaller servings. */
const MOST_CALORIES = 20_000
const LEAST_SERVINGS = 0.25

/** Leftovers keep for three days, so they are planned for no more. */
export const MOST_LEFTOVER_MEALS = 3

const RICE =
  /\brice\b(?! (?:vinegar|wine|paper|flour|noodles?|cakes?|crackers?|syrup|milk|vermicelli))(?<!cauliflower rice)/i

/** Cooked rice keeps a day (docs/claims.md). */
export const keepsADay = (ingredients: readonly { name: string }[]): boolean =>
  ingredients.some(({ name }) => RICE.test(name))

interface Pot extends Omit<Meal, 'calories'> {
  /** What one person usually eats of it in a meal. */
  portion: number
  tablePortions: number
  /** It has rice in it, so it is eaten up at the next meal. */
  keepsADay: boolean
}

interface LeftoverMeals {
  /** Starting on the day of cooking. Servings are for one person. */
  meals: Omit<Meal, 'calories'>[]
  /** For the whole pot. */
  unplanned: number
}

/** All servings left in the pot, shared by everybody at the table, as meals of about one portion each, one a day. */
export function leftoverMeals({ date, mealType, servings: left, ...pot }: Pot): LeftoverMeals {
  const { portion, tablePortions } = pot
  const forEach = left / tablePortions
  const enoughFor = Math.max(1, Math.round(forEach / portion))
  const count = Math.min(enoughFor, pot.keepsADay ? 1 : MOST_LEFTOVER_MEALS)
  const isMore = enoughFor > count
  const servings = Math.max(LEAST_SERVINGS, hundredths(isMore ? portion : forEach / count))
  return {
    meals: Array.from({ length: count }, (_, day) => ({ date: addDays(date, day), mealType, servings })),
    unplanned: isMore ? hundredths(left - count * portion * tablePortions) : 0,
  }
}

const hundredths = (value: number) => Math.round(value * 100) / 100

export const planCalories = (perServing: number) => Math.min(MOST_CALORIES, Math.round(perServing))

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

/** Older versions of the site stored a single meal. */
function readLeftovers(value: unknown): FinishedDish['leftovers'] {
  return (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => {
    const meal = isObject(one) ? readMeal(one) : null
    const key = isObject(one) ? textOf(one.key) : ''
    return meal && key !== '' ? [{ ...meal, key }] : []
  })
}

function readServed({ mealType, everyone, plates, each }: Json): ServedDish | null {
  const read = objectsOf(plates).flatMap((plate): ServedPlate[] =>
    (readPlates([plate]) ?? []).map((known) => (plate.each ? { ...known, each: readNutrition(plate.each) } : known)),
  )
  return read.length === 0
    ? null
    : { mealType: mealSlot(mealType), everyone: everyone === true, plates: read, each: readNutrition(each) }
}

function readNutrition(each: unknown): ServingNutrition {
  const { calories, protein, carbs, fat, nutrients } = objectOf(each)
  return {
    ...{ calories: positive(calories), protein: positive(protein), carbs: positive(carbs), fat: positive(fat) },
    nutrients: isObject(nutrients) ? (nutrients as Nutrients) : {}, // as above
  }
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
    cookedServings: positive(value.cookedServings),
    cookedGrams: positive(value.cookedGrams) || null,
    served: isObject(value.served) ? readServed(value.served) : null,
  }
}

export const readFinishedDishes: DeviceReader<FinishedDish[]> = (saved) =>
  restoreList(saved, ['dishes'], readDish, ({ id }) => id)
