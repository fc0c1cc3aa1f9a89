// An entry in the diary: an amount of a food, servings of a recipe, or typed calories. Its numbers are for the whole
// entry.
import { LONGEST } from '#domain/limits.ts'
import type { Macro, Macros } from '#domain/nutrition/macros.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import { TRACKED_KEYS } from '#domain/nutrition/nutrition.ts'
import type { MealSlot } from '#domain/time/meal-slots.ts'
import { type LoggedPortion, loggedPortion, portionOf } from './logged-portion.ts'

export type EntryKind = 'recipe' | 'food' | 'quick'

export interface NewEntry extends Macros {
  kind: EntryKind
  date: string
  mealType: MealSlot
  title: string
  recipeId: string | null
  foodId: string | null
  grams: number | null
  /** Servings of a recipe; 1 for other kinds. */
  quantity: number
  /** The amount as it was logged, if not in grams or servings. */
  portion?: LoggedPortion | null
  /** Null if only calories and macros are known. */
  nutrients: Nutrients | null
  scheduleId: number | null
}

export interface DiaryEntry extends NewEntry {
  id: number
  /** Stays the same when a deleted entry is restored. */
  deviceKey: string
  /** Last change, used to detect edits from another device. */
  updatedAt: string
  /** It is only on this device so far. */
  waiting?: true
}

/** Something that can be logged. "own" is what the member typed or imported, which only their diary knows. */
export interface LoggableFood {
  kind: 'food' | 'recipe' | 'own'
  id: string
  title: string
  /** Per 100 g of a food, per serving of a recipe, per portion of what is counted. */
  nutrients: Nutrients
  /** Portions of a food, the usual one first. Grams always work. */
  portions: readonly Portion[]
  /** What an own food without a weight is counted in: "ml", "serving". */
  countedIn?: string
}

export interface Portion {
  label: string
  grams: number
}

export interface WhenEaten {
  date: string
  mealType: MealSlot
}

const MOST_KCAL = 20_000
const MOST_MACRO_GRAMS = 2000
/** The database doesn't accept more. */
const MOST_OF_A_NUTRIENT = 10_000_000

/** Six significant digits keep entries small, and are enough to halve an entry and double it again. */
const tidy = (value: number) => (value === 0 ? 0 : Number(value.toPrecision(6)))

export function scaleNutrients(nutrients: Nutrients, factor: number): Nutrients {
  const scaled: Nutrients = {}
  for (const key of TRACKED_KEYS) {
    const amount = nutrients[key]
    if (amount !== undefined) scaled[key] = tidy(amount * factor)
  }
  return scaled
}

/** Rounded once, from the exact value: 619.47 kcal are 619 wherever the dish is shown. */
export function macrosOf(nutrients: Nutrients, factor = 1): Macros {
  const whole = (value = 0, most: number) => Math.min(most, Math.max(0, Math.round(value * factor)))
  return {
    calories: whole(nutrients.calories, MOST_KCAL),
    protein: whole(nutrients.protein, MOST_MACRO_GRAMS),
    carbs: whole(nutrients.carbohydrates, MOST_MACRO_GRAMS),
    fat: whole(nutrients.fat, MOST_MACRO_GRAMS),
  }
}

/** Calories and macros as stored, in whole numbers: every total of the diary is a sum of these. */
export function withMacros(nutrients: Nutrients, { calories, protein, carbs, fat }: Macros): Nutrients {
  const whole: Nutrients = { calories, protein, carbohydrates: carbs, fat }
  const known = Object.entries(whole).filter(([key]) => key in nutrients)
  return { ...nutrients, ...Object.fromEntries(known) }
}

/** Whether its amounts are grams; otherwise they are servings or portions. */
export const isWeighed = ({ kind, countedIn }: Pick<LoggableFood, 'kind' | 'countedIn'>): boolean =>
  kind !== 'recipe' && countedIn === undefined

/** `amount` is grams, or servings of a recipe; `portion` is null for grams that were typed. */
export function entryOf(
  item: LoggableFood,
  amount: number,
  when: WhenEaten,
  scheduleId: number | null = null,
  portion: LoggedPortion | null = defaultPortion(item, amount),
): NewEntry {
  const weighed = isWeighed(item)
  const factor = weighed ? amount / 100 : amount
  return {
    ...macrosOf(item.nutrients, factor),
    kind: item.kind === 'own' ? 'quick' : item.kind,
    date: when.date,
    mealType: when.mealType,
    title: item.title.slice(0, LONGEST.title),
    recipeId: item.kind === 'recipe' ? item.id : null,
    foodId: item.kind === 'food' ? item.id : null,
    grams: weighed ? amount : null,
    quantity: item.kind === 'recipe' ? amount : 1,
    portion,
    nutrients: scaleNutrients(item.nutrients, factor),
    scheduleId,
  }
}

const defaultPortion = (item: LoggableFood, amount: number) =>
  item.countedIn === undefined ? portionOf(item, amount) : loggedPortion(item.countedIn, amount)

/**
 * Servings of a food from the nutrition planner. If the weight of a serving is unknown, it is stored as a quick entry.
 */
export function servingsEntry(
  food: { foodId: string; name: string; gramsPerServing: number | null; nutrients: Nutrients },
  servings: number,
  when: WhenEaten,
): NewEntry {
  const grams = food.gramsPerServing === null ? null : Math.round(food.gramsPerServing * servings * 100) / 100
  return {
    ...macrosOf(food.nutrients, servings),
    kind: grams === null ? 'quick' : 'food',
    date: when.date,
    mealType: when.mealType,
    title: food.name.slice(0, LONGEST.title),
    recipeId: null,
    foodId: food.foodId,
    grams,
    quantity: 1,
    portion: loggedPortion('serving', servings),
    nutrients: scaleNutrients(food.nutrients, servings),
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

function knownFigures({ calories, protein, carbs, fat }: Omit<QuickFigures, 'name'>): Nutrients {
  const known: Nutrients = { calories }
  if (protein !== null) known.protein = protein
  if (carbs !== null) known.carbohydrates = carbs
  if (fat !== null) known.fat = fat
  return known
}

/** Only what was typed is known: a blank macro stays unknown in the nutrients. */
export function quickEntry({ name, ...figures }: QuickFigures, when: WhenEaten): NewEntry {
  const known = knownFigures(figures)
  return {
    ...macrosOf(known),
    kind: 'quick',
    date: when.date,
    mealType: when.mealType,
    title: name.trim().slice(0, LONGEST.title) || 'Quick add',
    recipeId: null,
    foodId: null,
    grams: null,
    quantity: 1,
    portion: null,
    nutrients: known,
    scheduleId: null,
  }
}

/** An entry of which nobody knows the calories, such as an own recipe of unknown ingredients, adds nothing to the day. */
export const isUncounted = ({
  kind,
  calories,
  nutrients,
}: Pick<NewEntry, 'kind' | 'calories' | 'nutrients'>): boolean =>
  calories === 0 && nutrients?.calories === undefined && (kind === 'recipe' || nutrients !== null)

const NUTRIENT_OF = { protein: 'protein', carbs: 'carbohydrates', fat: 'fat' } as const

/** Null if it is unknown: the stored number is then 0. Calories without any macro are a macro nobody typed. */
export function macroOf(entry: Macros & Pick<NewEntry, 'nutrients'>, macro: Macro): number | null {
  const { nutrients, calories, protein, carbs, fat } = entry
  if (entry[macro] > 0) return entry[macro]
  const isKnown = nutrients
    ? nutrients[NUTRIENT_OF[macro]] !== undefined || nutrients.calories === 0
    : calories === 0 || protein + carbs + fat > 0
  return isKnown ? 0 : null
}

/** Corrected calories and macros; null is unknown. */
export function withFigures<Entry extends NewEntry>(entry: Entry, figures: Omit<QuickFigures, 'name'>): Entry {
  const { protein: _, carbohydrates: __, fat: ___, ...others } = entry.nutrients ?? {}
  const nutrients = { ...others, ...knownFigures(figures) }
  return { ...entry, ...macrosOf(nutrients), nutrients }
}

/** The entry on another day or in another meal, as a new one. */
export function copyOf(
  { id: _, deviceKey: __, updatedAt: ___, waiting: ____, ...entry }: DiaryEntry,
  when: Partial<WhenEaten>,
): NewEntry {
  return { ...entry, ...when, scheduleId: null }
}

export function quickProblem({ calories, protein, carbs, fat }: Omit<QuickFigures, 'name'>): string | null {
  if (!Number.isFinite(calories) || calories < 0) return 'Enter the calories as a number of 0 or more.'
  if (calories > MOST_KCAL) return 'Enter at most 20,000 kcal.'
  for (const macro of [protein, carbs, fat]) {
    if (macro !== null && !(macro >= 0 && macro <= MOST_MACRO_GRAMS)) return 'Enter macros between 0 and 2,000 g.'
  }
  return null
}

/** Why the diary would cap a line's calories or macros, or null. */
export function macrosProblem({ calories = 0, protein = 0, carbohydrates = 0, fat = 0 }: Nutrients): string | null {
  if (Math.round(calories) > MOST_KCAL) return 'A meal can have at most 20,000 kcal.'
  if (Math.round(Math.max(protein, carbohydrates, fat)) > MOST_MACRO_GRAMS)
    return 'A meal can have at most 2,000 g of protein, carbs or fat.'
  return null
}

/** Why the diary would reject an entry from a file, or null. Its macros and amounts have been checked already. */
export function entryProblem({ recipeId, foodId, nutrients }: NewEntry): string | null {
  if ([recipeId, foodId].some((id) => (id ?? '').length > LONGEST.recipeId)) return 'The id is too long.'
  if (Object.values(nutrients ?? {}).some((amount) => amount > MOST_OF_A_NUTRIENT)) return 'An amount is too large.'
  return null
}

export const DIARY_DAYS = { first: '2000-01-01', last: '2100-12-31' } as const

export const isDiaryDay = (date: string): boolean => date >= DIARY_DAYS.first && date <= DIARY_DAYS.last
