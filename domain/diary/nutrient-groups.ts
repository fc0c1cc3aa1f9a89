// The nutrients of a diary day in a readable order and in groups, each with its reference.

import { DAILY_VALUES } from '#domain/nutrition/daily-values.ts'
import { KCAL_PER_GRAM } from '#domain/nutrition/macros.ts'
import { NUTRIENTS, type NutrientKey, type Nutrients } from '#domain/nutrition/nutrients.ts'
import { type Person, type ReferenceKey, referenceFor } from './dietary-references.ts'
import { ON_TARGET_SHARE } from './goals.ts'

export const NUTRIENT_GROUPS: readonly { title: string; keys: readonly ReferenceKey[] }[] = [
  { title: 'Energy', keys: ['calories'] },
  { title: 'Macros', keys: ['protein', 'carbohydrates', 'netCarbohydrates', 'sugar', 'fiber', 'fat'] },
  { title: 'Fats', keys: ['saturatedFat', 'monounsaturatedFat', 'polyunsaturatedFat', 'cholesterol'] },
  {
    title: 'Minerals',
    keys: [
      'calcium',
      'iron',
      'magnesium',
      'phosphorus',
      'potassium',
      'sodium',
      'zinc',
      'copper',
      'manganese',
      'selenium',
    ],
  },
  {
    title: 'Vitamins',
    keys: [
      'vitaminARae',
      'vitaminB1',
      'vitaminB2',
      'vitaminB3',
      'vitaminB5',
      'vitaminB6',
      'vitaminB12',
      'folate',
      'choline',
      'vitaminC',
      'vitaminD',
      'vitaminE',
      'vitaminK',
    ],
  },
]

const PLAIN_NAMES: Partial<Record<ReferenceKey, string>> = {
  vitaminARae: 'Vitamin A',
  monounsaturatedFat: 'Monounsaturated fat',
  polyunsaturatedFat: 'Polyunsaturated fat',
  saturatedFat: 'Saturated fat',
  netCarbohydrates: 'Net carbs',
  carbohydrates: 'Carbs',
}

export const nutrientName = (key: ReferenceKey): string => PLAIN_NAMES[key] ?? NUTRIENTS[key as NutrientKey].name // only vitaminARae has no label name, and it has a plain one
export const nutrientUnit = (key: ReferenceKey): string => (key === 'vitaminARae' ? 'µg' : NUTRIENTS[key].unit)

/** For these, more isn't better: they have a limit to stay under, never a gap to fill. */
export const LIMITED: ReadonlySet<ReferenceKey> = new Set(['sodium', 'saturatedFat', 'cholesterol', 'sugar'])

export interface DayTargets {
  calories: number
  protein: number
  carbs: number
  fat: number
}

export interface NutrientTarget {
  /** Null if there is no recommendation. */
  goal: number | null
  /** Amounts above this get a note. */
  limit: number | null
  source: 'your goal' | 'RDA' | 'AI' | 'daily value' | 'guideline'
}

const SATURATED_SHARE = 0.1 // US Dietary Guidelines 2020: under 10% of energy

/** The member's own goals first, then their reference; without a profile, the label's daily value. */
export function targetOf(key: ReferenceKey, person: Person | null, goals: DayTargets): NutrientTarget {
  const own = { calories: goals.calories, protein: goals.protein, carbohydrates: goals.carbs, fat: goals.fat }
  if (key in own) return { goal: own[key as keyof typeof own], limit: null, source: 'your goal' }
  if (key === 'saturatedFat') {
    return { goal: null, limit: (goals.calories * SATURATED_SHARE) / KCAL_PER_GRAM.fat, source: 'guideline' }
  }
  const reference = person && referenceFor(key, person)
  if (reference) {
    // For sodium, nobody has trouble reaching the recommended amount; what matters is the limit.
    return { goal: key === 'sodium' ? null : reference.amount, limit: reference.upper, source: reference.kind }
  }
  const daily = DAILY_VALUES[key] ?? null
  if (LIMITED.has(key)) return { goal: null, limit: key === 'sodium' ? daily : null, source: 'daily value' }
  return { goal: daily, limit: null, source: 'daily value' }
}

export type TargetState = 'under' | 'on target' | 'over' | 'above the limit' | 'unknown' | 'no target'

export function targetState(amount: number | undefined, { goal, limit }: NutrientTarget): TargetState {
  if (amount === undefined) return 'unknown'
  if (limit !== null && amount > limit) return 'above the limit'
  if (goal === null) return limit === null ? 'no target' : 'on target'
  if (amount < goal * (1 - ON_TARGET_SHARE)) return 'under'
  return amount > goal * (1 + ON_TARGET_SHARE) ? 'over' : 'on target'
}

export interface NutrientShare {
  title: string
  amount: number
}

/** The entries with the most of a nutrient, largest first. */
export function sourcesOf(
  entries: readonly { title: string; nutrients: Nutrients }[],
  key: ReferenceKey,
): NutrientShare[] {
  const byTitle = new Map<string, number>()
  for (const { title, nutrients } of entries) {
    const amount = nutrients[key]
    if (amount) byTitle.set(title, (byTitle.get(title) ?? 0) + amount)
  }
  return [...byTitle].map(([title, amount]) => ({ title, amount })).sort((a, b) => b.amount - a.amount)
}
