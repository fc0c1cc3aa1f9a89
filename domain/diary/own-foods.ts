// Foods that a member typed or imported. Only their diary knows them, so they are offered again from there.
import { isUncounted, type LoggableFood, macroOf, type NewEntry, scaleNutrients } from './diary-entry.ts'
import type { FoodUsed } from './recent-foods.ts'

type LoggedEntry = Pick<
  NewEntry,
  'title' | 'grams' | 'portion' | 'nutrients' | 'calories' | 'protein' | 'carbs' | 'fat'
>

/** What an entry without a name is called, and a file's meals without their foods. */
const NOT_A_FOOD = /^quick add$|\(MyFitnessPal\)$/i

/** As it was last logged; null for an entry that doesn't say what was eaten. */
export function ownFood(entry: LoggedEntry, { uses, usedAt }: Pick<FoodUsed, 'uses' | 'usedAt'>): FoodUsed | null {
  const { title, grams, portion = null } = entry
  if (NOT_A_FOOD.test(title.trim()) || isUncounted({ ...entry, kind: 'quick' })) return null
  const base = { kind: 'own', id: title, title } as const
  const nutrients = knownNutrients(entry)
  if (grams !== null) {
    const portions = portion ? [{ label: `1 ${portion.label}`, grams: grams / portion.count }] : []
    const item: LoggableFood = { ...base, nutrients: scaleNutrients(nutrients, 100 / grams), portions }
    return { item, amount: grams, portion, uses, usedAt }
  }
  const { label, count } = portion ?? { label: 'serving', count: 1 }
  const item: LoggableFood = {
    ...{ ...base, nutrients: scaleNutrients(nutrients, 1 / count), portions: [] },
    countedIn: label,
  }
  return { item, amount: count, portion: { label, count }, uses, usedAt }
}

function knownNutrients(entry: LoggedEntry) {
  const nutrients = { calories: entry.calories, ...entry.nutrients }
  for (const [macro, key] of [
    ['protein', 'protein'],
    ['carbs', 'carbohydrates'],
    ['fat', 'fat'],
  ] as const) {
    const grams = macroOf(entry, macro)
    if (grams !== null) nutrients[key] ??= grams
  }
  return nutrients
}
