// An entry of the diary: an amount of a food, servings of a recipe, or calories typed in. Its figures are those of the
// whole entry.
import type { Macros } from '#domain/nutrition/macros.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import { TRACKED_KEYS } from '#domain/nutrition/nutrition.ts'
import type { MealSlot } from '#domain/plan/meal-slots.ts'

export type EntryKind = 'recipe' | 'food' | 'quick'

export interface NewEntry extends Macros {
  kind: EntryKind
  date: string
  mealType: MealSlot
  title: string
  recipeId: string | null
  foodId: string | null
  grams: number | null
  /** Servings of a recipe; 1 for the others. */
  quantity: number
  /** Null when only the four macro figures are known. */
  nutrients: Nutrients | null
  scheduleId: number | null
}

export interface DiaryEntry extends NewEntry {
  id: number
  /** Stays the same when a deleted entry is put back. */
  deviceKey: string
  /** Last change, used to detect edits from another device. */
  updatedAt: string
}

/** Something that can be logged, with figures per 100 g or per serving. */
export interface LoggableFood {
  kind: 'food' | 'recipe'
  id: string
  title: string
  /** Per 100 g of a food, per serving of a recipe. */
  nutrients: Nutrients
  /** Portions of a food, the usual one first. Grams always work. */
  portions: readonly Portion[]
}

export interface Portion {
  label: string
  grams: number
}

export interface WhenEaten {
  date: string
  mealType: MealSlot
}

const MOST_GRAMS = 10_000
const MOST_SERVINGS = 100
const MOST_KCAL = 20_000
const MOST_MACRO_GRAMS = 2000
const LONGEST_TITLE = 300
/** The database takes no more. */
const LONGEST_ID = 64
const MOST_OF_A_NUTRIENT = 10_000_000

/** Four significant digits are plenty and keep entries small. */
const tidy = (value: number) => (value === 0 ? 0 : Number(value.toPrecision(4)))

export function scaleNutrients(nutrients: Nutrients, factor: number): Nutrients {
  const scaled: Nutrients = {}
  for (const key of TRACKED_KEYS) {
    const amount = nutrients[key]
    if (amount !== undefined) scaled[key] = tidy(amount * factor)
  }
  return scaled
}

const whole = (value: number | undefined, most: number) => Math.min(most, Math.max(0, Math.round(value ?? 0)))

export const macrosOf = (nutrients: Nutrients): Macros => ({
  calories: whole(nutrients.calories, MOST_KCAL),
  protein: whole(nutrients.protein, MOST_MACRO_GRAMS),
  carbs: whole(nutrients.carbohydrates, MOST_MACRO_GRAMS),
  fat: whole(nutrients.fat, MOST_MACRO_GRAMS),
})

/** `amount` is grams of a food, servings of a recipe. */
export function entryOf(
  item: LoggableFood,
  amount: number,
  when: WhenEaten,
  scheduleId: number | null = null,
): NewEntry {
  const isFood = item.kind === 'food'
  const nutrients = scaleNutrients(item.nutrients, isFood ? amount / 100 : amount)
  return {
    ...macrosOf(nutrients),
    kind: item.kind,
    date: when.date,
    mealType: when.mealType,
    title: item.title.slice(0, LONGEST_TITLE),
    recipeId: isFood ? null : item.id,
    foodId: isFood ? item.id : null,
    grams: isFood ? amount : null,
    quantity: isFood ? 1 : amount,
    nutrients,
    scheduleId,
  }
}

/** Servings of a food from the nutrition planner. Without the weight of a serving it is kept as a quick entry. */
export function servingsEntry(
  food: { foodId: string; name: string; gramsPerServing: number | null; nutrients: Nutrients },
  servings: number,
  when: WhenEaten,
): NewEntry {
  const nutrients = scaleNutrients(food.nutrients, servings)
  const grams = food.gramsPerServing === null ? null : Math.round(food.gramsPerServing * servings * 100) / 100
  return {
    ...macrosOf(nutrients),
    kind: grams === null ? 'quick' : 'food',
    date: when.date,
    mealType: when.mealType,
    title: food.name.slice(0, LONGEST_TITLE),
    recipeId: null,
    foodId: food.foodId,
    grams,
    quantity: 1,
    nutrients,
    scheduleId: null,
  }
}

export interface QuickFigures {
  calories: number
  protein: number | null
  carbs: number | null
  fat: number | null
  name: string
}

/** Only what was typed is known: a blank macro stays unknown among the nutrients. */
export function quickEntry({ calories, protein, carbs, fat, name }: QuickFigures, when: WhenEaten): NewEntry {
  const known: Nutrients = { calories }
  if (protein !== null) known.protein = protein
  if (carbs !== null) known.carbohydrates = carbs
  if (fat !== null) known.fat = fat
  return {
    ...macrosOf(known),
    kind: 'quick',
    date: when.date,
    mealType: when.mealType,
    title: name.trim().slice(0, LONGEST_TITLE) || 'Quick add',
    recipeId: null,
    foodId: null,
    grams: null,
    quantity: 1,
    nutrients: known,
    scheduleId: null,
  }
}

/** The amount a person changes: grams where they are known, servings else. */
export const amountOf = ({ grams, quantity }: Pick<NewEntry, 'grams' | 'quantity'>): number => grams ?? quantity

/** The same food in another amount. Works from the entry's own figures, so also for a food that no longer exists. */
export function withAmount<Entry extends NewEntry>(entry: Entry, amount: number): Entry {
  const factor = amount / amountOf(entry)
  const nutrients = entry.nutrients && scaleNutrients(entry.nutrients, factor)
  // Older entries have no snapshot, only the four rounded figures.
  const { calories, protein, carbs, fat } = entry
  const figures = { calories, protein, carbohydrates: carbs, fat, ...entry.nutrients }
  return {
    ...entry,
    ...macrosOf(scaleNutrients(figures, factor)),
    nutrients,
    ...(entry.grams === null ? { quantity: amount } : { grams: amount }),
  }
}

/** The entry on another day or at another meal, as a new one. */
export function copyOf(
  { id: _, deviceKey: __, updatedAt: ___, ...entry }: DiaryEntry,
  when: Partial<WhenEaten>,
): NewEntry {
  return { ...entry, ...when, scheduleId: null }
}

/** The validation message for an amount, or null. */
export function amountProblem(amount: number, unit: 'grams' | 'servings'): string | null {
  if (!Number.isFinite(amount) || amount <= 0) return 'Enter an amount above 0.'
  if (unit === 'grams' && amount > MOST_GRAMS) return 'Enter at most 10,000 g.'
  if (unit === 'servings' && amount > MOST_SERVINGS) return 'Enter at most 100 servings.'
  return null
}

export function quickProblem({ calories, protein, carbs, fat }: QuickFigures): string | null {
  if (!Number.isFinite(calories) || calories < 0) return 'Enter the calories as a number of 0 or more.'
  if (calories > MOST_KCAL) return 'Enter at most 20,000 kcal.'
  for (const macro of [protein, carbs, fat]) {
    if (macro !== null && !(macro >= 0 && macro <= MOST_MACRO_GRAMS)) return 'Enter macros between 0 and 2,000 g.'
  }
  return null
}

/** Why the diary would refuse an entry of a file, or null. Its macros and amounts are in range already. */
export function entryProblem({ recipeId, foodId, nutrients }: NewEntry): string | null {
  if ([recipeId, foodId].some((id) => (id ?? '').length > LONGEST_ID)) return 'The id is too long.'
  if (Object.values(nutrients ?? {}).some((amount) => amount > MOST_OF_A_NUTRIENT)) return 'An amount is too large.'
  return null
}

export const DIARY_DAYS = { first: '2000-01-01', last: '2100-12-31' } as const

export const isDiaryDay = (date: string): boolean => date >= DIARY_DAYS.first && date <= DIARY_DAYS.last
