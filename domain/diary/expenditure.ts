// Estimates energy expenditure from intake and weight change. Method: docs/energy-use.md.
import { addDays, daysBetween } from '#domain/time/calendar.ts'
import { GOAL_RANGES } from './goals.ts'
import { type Body, CALORIE_FLOOR, KCAL_PER_KG, noNumberFor, restingKcal, safeChange } from './goals-from-you.ts'
import type { Weight } from './weight-trend.ts'

export interface LoggedDay {
  date: string
  calories: number
}

export interface Expenditure {
  kcal: number
  /** Half the width of a 95% range. */
  plusMinusKcal: number
  days: number
  meanIntakeKcal: number
  kgPerWeek: number
}

export const FEWEST_DAYS = 14
const MOST_DAYS = 28
const FEWEST_WEIGHTS = 5
/** Two-sided 95% for 6 degrees of freedom: four weeks of autocorrelated weights contain no more information. */
const T_95 = 2.447

/**
 * The last four weeks before today. Null with fewer than 14 days of food, or with weights that span less than two
 * weeks. Days without food are left out, not counted as fasting.
 */
export function estimateExpenditure(
  days: readonly LoggedDay[],
  weights: readonly Weight[],
  today: string,
): Expenditure | null {
  const from = addDays(today, -MOST_DAYS)
  const inWindow = ({ date }: { date: string }) => date >= from && date < today
  const food = days.filter(inWindow).filter(({ calories }) => calories > 0)
  const scale = weights.filter(({ date }) => date >= from && date <= today)
  const first = scale[0]
  const last = scale.at(-1)
  if (food.length < FEWEST_DAYS || scale.length < FEWEST_WEIGHTS || !first || !last) return null
  if (daysBetween(first.date, last.date) < FEWEST_DAYS - 1) return null

  const { slope, error } = line(scale.map(({ date, weightKg }) => [daysBetween(from, date), weightKg]))
  const intake = mean(food.map(({ calories }) => calories))
  // Unlogged days may differ from logged ones.
  const missing = Math.max(0, 1 - food.length / MOST_DAYS)
  const intakeError = (deviation(food.map(({ calories }) => calories)) / Math.sqrt(food.length)) * Math.sqrt(missing)
  return {
    kcal: Math.round(intake - slope * KCAL_PER_KG),
    plusMinusKcal: Math.round(T_95 * Math.hypot(error * KCAL_PER_KG, intakeError)),
    days: food.length,
    meanIntakeKcal: Math.round(intake),
    kgPerWeek: slope * 7,
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function deviation(values: readonly number[]) {
  const middle = mean(values)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1))
}

/** Least squares. Water retention makes neighboring errors correlate, so the error is widened by their correlation. */
function line(points: readonly (readonly [number, number])[]) {
  const middleX = mean(points.map(([x]) => x))
  const middleY = mean(points.map(([, y]) => y))
  const spread = points.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0)
  const slope = points.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0) / spread
  const residuals = points.map(([x, y]) => y - middleY - slope * (x - middleX))
  const squares = residuals.reduce((sum, value) => sum + value ** 2, 0)
  const neighbors = residuals.slice(1).reduce((sum, value, at) => sum + value * (residuals[at] ?? 0), 0)
  // Residuals of a short fitted line are less correlated than the errors: adding 3/n is the usual correction.
  const alike = Math.min(0.9, Math.max(0, neighbors / (squares || 1) + 3 / points.length))
  const error = Math.sqrt(squares / (points.length - 2) / spread) * Math.sqrt((1 + alike) / (1 - alike))
  return { slope, error }
}

const MOST_CHANGE_KCAL = 150
const WIDEST_USEFUL_KCAL = 500
const WORTH_A_CHANGE_SHARE = 0.05

/**
 * A new calorie goal, or null if the estimate is too rough or the goal is fine. At most 150 kcal away from the current
 * goal, except that a goal below the floor goes straight to the floor: we never suggest anything lower. The floor is at
 * least the energy at rest, because people log less than they eat, and the estimate is low then.
 */
export function suggestedGoal(real: Expenditure, goalKcal: number, body: Omit<Body, 'activity'>): number | null {
  if (real.plusMinusKcal > WIDEST_USEFUL_KCAL || noNumberFor(body) !== null) return null
  const { step, max } = GOAL_RANGES.calories
  const floor = Math.min(max, Math.max(CALORIE_FLOOR[body.sex], Math.ceil(restingKcal(body) / step) * step))
  const wanted = Math.min(max, Math.max(floor, real.kcal + safeChange(body).kcal))
  if (Math.abs(wanted - goalKcal) <= goalKcal * WORTH_A_CHANGE_SHARE) return null
  const near = Math.min(goalKcal + MOST_CHANGE_KCAL, Math.max(goalKcal - MOST_CHANGE_KCAL, wanted))
  return Math.max(floor, Math.round(near / step) * step)
}
