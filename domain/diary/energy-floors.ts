// How little we plan: nothing below 1,000 kcal a day, a word about supervision below 1,200, and no deficit for members
// who are growing, pregnant, breastfeeding or underweight. For the sources, see docs/energy-use.md.
import type { Activity } from './activity-and-aim.ts'
import type { Maternity, Sex } from './dietary-references.ts'
import { GOAL_RANGES } from './goals.ts'
import { ADULT_AGE, activityFactor, isUnderweight, restingKcal } from './goals-from-you.ts'

export const LEAST_PLANNED_KCAL = 1000
export const SUPERVISED_BELOW_KCAL = 1200
/** Goals up to this get a quiet word about where to find help. */
const EXTREME_GOAL_KCAL = 1250

export const isForSupervision = (kcal: number): boolean => kcal < SUPERVISED_BELOW_KCAL
export const isExtremeGoal = (kcal: number): boolean => kcal <= EXTREME_GOAL_KCAL

export interface KnownBody {
  birthYear: number | null
  sex: Sex | null
  heightCm: number | null
  weightKg: number | null
  activity: Activity | null
  maternity: Maternity
}

export interface EnergyFloor {
  /** The least that we plan for this member. */
  kcal: number
  /** For "Because …, we plan at least 1,900 kcal". */
  because: string
}

function reasonFor({ heightCm, weightKg, maternity }: KnownBody, age: number | null): string | null {
  // Before their birthday, somebody with a difference of 18 years is 17.
  if (age !== null && age <= ADULT_AGE) return 'you may still be growing'
  if (maternity === 'pregnant') return 'you’re pregnant'
  if (maternity === 'lactating') return 'you’re breastfeeding'
  const isLow = heightCm !== null && weightKg !== null && isUnderweight({ heightCm, weightKg })
  return isLow ? 'your weight is low for your height' : null
}

/** Null if nothing in the profile speaks against a deficit. Without body data, what most adults need. */
export function energyFloor(known: KnownBody, today: string): EnergyFloor | null {
  const age = known.birthYear === null ? null : Number(today.slice(0, 4)) - known.birthYear
  const because = reasonFor(known, age)
  if (because === null) return null
  const { sex, heightCm, weightKg, activity } = known
  const { step, max, default: usual } = GOAL_RANGES.calories
  if (age === null || sex === null || heightCm === null || weightKg === null) return { kcal: usual, because }
  const maintenance = restingKcal({ sex, age, heightCm, weightKg }) * activityFactor(activity ?? 'light')
  return { kcal: Math.min(max, Math.max(SUPERVISED_BELOW_KCAL, Math.ceil(maintenance / step) * step)), because }
}
