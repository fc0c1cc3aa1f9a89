// Daily goals from a person's body data: Mifflin–St Jeor for energy at rest, a factor for activity, and safe limits.
import { type MacroGrams, macrosKcal } from '#domain/nutrition/macros.ts'
import { ACTIVITIES, type Activity, type Aim } from './activity-and-aim.ts'
import type { Maternity, Sex } from './dietary-references.ts'
import { GOAL_RANGES, type Goals } from './goals.ts'
import { energyText, METRIC, paceText, type Units } from './units.ts'

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
  /** What we changed for safety, as sentences. */
  limits: string[]
}

export type EnergyResult = { goal: EnergyGoal } | { message: string }

/** A message instead of a number if the formula must not be used. Sentences are in the given units. */
export function energyGoal(body: Body, units: Units): EnergyResult {
  const message = noNumberFor(body)
  if (message) return { message }
  const { kcal, limits } = safeChange(body, units)
  const resting = restingKcal(body)
  const maintenance = resting * activityFactor(body.activity)
  const wanted = maintenance + kcal
  const floor = CALORIE_FLOOR[body.sex]
  const { step, max } = GOAL_RANGES.calories
  const calories = Math.min(max, Math.max(floor, Math.round(wanted / step) * step))
  if (wanted < floor) limits.push(`We don’t suggest less than ${energyText(floor, units.energy)} a day.`)
  if (wanted > max + step / 2) limits.push(`This form goes up to ${energyText(max, units.energy)} a day.`)
  return { goal: { restingKcal: Math.round(resting), maintenanceKcal: Math.round(maintenance), calories, limits } }
}

/** The daily change for the aim and pace, negative to lose weight, and what we limited for safety, as sentences. */
export function safeChange(
  { weightKg, aim, paceKg }: Pick<Body, 'weightKg' | 'aim' | 'paceKg'>,
  units: Units = METRIC,
) {
  const limits: string[] = []
  if (aim === 'keep') return { kcal: 0, limits }
  const fastest = fastestPaceKg(weightKg)
  if (paceKg > fastest)
    limits.push(`We slowed the pace to ${paceText(fastest, units.weight)} a week, 1% of your body weight.`)
  const kcal = (Math.min(fastest, Math.max(0, paceKg)) * KCAL_PER_KG) / 7
  if (aim === 'gain') return { kcal, limits }
  if (kcal > MOST_DEFICIT_KCAL)
    limits.push(`We kept the deficit at ${energyText(MOST_DEFICIT_KCAL, units.energy)} a day.`)
  return { kcal: -Math.min(kcal, MOST_DEFICIT_KCAL), limits }
}

/** A message for people to whom we suggest no number. */
export function noNumberFor(
  body: Pick<Body, 'age' | 'heightCm' | 'weightKg' | 'goalWeightKg' | 'aim' | 'maternity'>,
): string | null {
  // Before their birthday, somebody with a difference of 18 years is 17.
  if (body.age <= ADULT_AGE)
    return 'You may still be growing, so we don’t suggest a number. A doctor or dietitian can tell you what’s right for you.'
  if (body.maternity === 'pregnant')
    return 'Congratulations! Your needs change during pregnancy, so please ask your doctor or midwife for a number.'
  if (body.maternity === 'lactating')
    return 'You need extra energy while breastfeeding, and a formula can’t know how much. Please ask your doctor or midwife.'
  const isLow = (weightKg: number) => isUnderweight({ ...body, weightKg })
  if (isLow(body.weightKg) && body.aim !== 'gain')
    return 'Your weight is on the low side for your height, so we don’t suggest a number. Please talk to a doctor or dietitian.'
  if (body.goalWeightKg !== null && isLow(body.goalWeightKg) && body.aim !== 'gain')
    return 'Your goal weight is on the low side for your height, so we don’t suggest a number. Please talk to a doctor or dietitian.'
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
