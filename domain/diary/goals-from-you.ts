// Daily goals from a person's body data: Mifflin–St Jeor for energy at rest, a factor for activity, and safe limits.
import { type MacroGrams, macrosKcal } from '#domain/nutrition/macros.ts'
import { ACTIVITIES, type Activity, type Aim } from './activity-and-aim.ts'
import type { Maternity, Sex } from './dietary-references.ts'
import { GOAL_RANGES, type Goals } from './goals.ts'

export interface Body {
  /** This year minus the year of birth: one more than the real age until the birthday. */
  age: number
  sex: Sex
  heightCm: number
  weightKg: number
  goalWeightKg: number | null
  activity: Activity
  aim: Aim
  /** Per week, 0 or more; the aim decides the sign. */
  paceKg: number
  maternity: Maternity
}

export const KCAL_PER_KG = 7700
/** Common practice without supervision. */
export const CALORIE_FLOOR: Record<Sex, number> = { female: 1200, male: 1500 }
const MOST_PACE_SHARE = 0.01
const MOST_DEFICIT_KCAL = 1000
export const ADULT_AGE = 18
const LEAST_BMI = 18.5
/** A rule of thumb for food-free fluid; adjusted to the slider's steps. */
const WATER_ML_PER_KG = 33

export function restingKcal({ weightKg, heightCm, age, sex }: Pick<Body, 'weightKg' | 'heightCm' | 'age' | 'sex'>) {
  return 10 * weightKg + 6.25 * heightCm - 5 * age + (sex === 'male' ? 5 : -161)
}

export const activityFactor = (activity: Activity): number =>
  ACTIVITIES.find(({ value }) => value === activity)?.factor ?? 1.2

export const bodyMassIndex = ({ weightKg, heightCm }: Pick<Body, 'weightKg' | 'heightCm'>) =>
  weightKg / (heightCm / 100) ** 2

export const isUnderweight = (body: Pick<Body, 'weightKg' | 'heightCm'>): boolean => bodyMassIndex(body) < LEAST_BMI

const fastestPaceKg = (weightKg: number): number => Math.floor(weightKg * MOST_PACE_SHARE * 100) / 100

export interface EnergyGoal {
  restingKcal: number
  maintenanceKcal: number
  /** Rounded to the goals form's steps. */
  calories: number
  /** What we changed for safety. */
  limits: EnergyLimit[]
}

/** "form": the goals form goes no further. */
export type EnergyLimit = { of: 'pace'; kgAWeek: number } | { of: 'deficit' | 'least' | 'form'; kcal: number }

/** Why we suggest no number. */
export type NoNumber = 'growing' | 'pregnant' | 'lactating' | 'low weight' | 'low goal weight'

export type EnergyResult = { goal: EnergyGoal } | { noNumber: NoNumber }

/** A reason instead of a number if the formula must not be used. */
export function energyGoal(body: Body): EnergyResult {
  const noNumber = noNumberFor(body)
  if (noNumber) return { noNumber }
  const { kcal, limits } = safeChange(body)
  const resting = restingKcal(body)
  const maintenance = resting * activityFactor(body.activity)
  const wanted = maintenance + kcal
  const floor = CALORIE_FLOOR[body.sex]
  const { step, max } = GOAL_RANGES.calories
  const calories = Math.min(max, Math.max(floor, Math.round(wanted / step) * step))
  if (wanted < floor) limits.push({ of: 'least', kcal: floor })
  if (wanted > max + step / 2) limits.push({ of: 'form', kcal: max })
  return { goal: { restingKcal: Math.round(resting), maintenanceKcal: Math.round(maintenance), calories, limits } }
}

/** The daily change for the aim and pace, negative to lose weight, and what we limited for safety. */
export function safeChange({ weightKg, aim, paceKg }: Pick<Body, 'weightKg' | 'aim' | 'paceKg'>) {
  const limits: EnergyLimit[] = []
  if (aim === 'keep') return { kcal: 0, limits }
  const fastest = fastestPaceKg(weightKg)
  if (paceKg > fastest) limits.push({ of: 'pace', kgAWeek: fastest })
  const kcal = (Math.min(fastest, Math.max(0, paceKg)) * KCAL_PER_KG) / 7
  if (aim === 'gain') return { kcal, limits }
  if (kcal > MOST_DEFICIT_KCAL) limits.push({ of: 'deficit', kcal: MOST_DEFICIT_KCAL })
  return { kcal: -Math.min(kcal, MOST_DEFICIT_KCAL), limits }
}

export function noNumberFor(
  body: Pick<Body, 'age' | 'heightCm' | 'weightKg' | 'goalWeightKg' | 'aim' | 'maternity'>,
): NoNumber | null {
  // Before their birthday, somebody with a difference of 18 years is 17.
  if (body.age <= ADULT_AGE) return 'growing'
  if (body.maternity !== 'none') return body.maternity
  const isLow = (weightKg: number) => isUnderweight({ ...body, weightKg })
  if (isLow(body.weightKg) && body.aim !== 'gain') return 'low weight'
  if (body.goalWeightKg !== null && isLow(body.goalWeightKg) && body.aim !== 'gain') return 'low goal weight'
  return null
}

/** Scales the macros to the calorie goal; if one hits the end of its range, the others make up the difference. */
export function fitMacros(goals: Goals): Goals {
  const bounds = { protein: GOAL_RANGES.proteinG, carbs: GOAL_RANGES.carbsG, fat: GOAL_RANGES.fatG }
  let grams: MacroGrams = { protein: goals.proteinG, carbs: goals.carbsG, fat: goals.fatG }
  for (let pass = 0; pass < 3; pass++) {
    const factor = goals.calories / macrosKcal(grams)
    const scaled = (macro: keyof MacroGrams) =>
      Math.min(bounds[macro].max, Math.max(bounds[macro].min, grams[macro] * factor))
    grams = { protein: scaled('protein'), carbs: scaled('carbs'), fat: scaled('fat') }
  }
  return {
    ...goals,
    proteinG: Math.round(grams.protein),
    carbsG: Math.round(grams.carbs),
    fatG: Math.round(grams.fat),
  }
}

export function waterGoalMl(weightKg: number): number {
  const { step, min, max } = GOAL_RANGES.waterMl
  return Math.min(max, Math.max(min, Math.round((weightKg * WATER_ML_PER_KG) / step) * step))
}
