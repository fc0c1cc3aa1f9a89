// A plan's parameters for a member who must not get less energy than their floor.
import type { CallParameters } from '#server/recipe-source/recipe-source.ts'

const USUAL_KCAL = 2000
/** Grams that are shares of the day's energy: they grow with it. At most what the planner accepts. */
const SHARES: Readonly<Record<string, number>> = { protein: 400, carbs: 1000, fat: 400, maxCarbs: 1000 }

/** The same parameters if they ask for enough, or can't be read. */
export function withFloor(parameters: CallParameters, kcal: number): CallParameters {
  const requested = Number(parameters.targetCalories?.trim() || USUAL_KCAL)
  if (!(requested > 0 && requested < kcal)) return parameters
  const raised: Record<string, string> = { ...parameters, targetCalories: String(kcal) }
  for (const [name, most] of Object.entries(SHARES)) {
    const grams = Number(parameters[name]?.trim())
    if (grams > 0) raised[name] = String(Math.min(most, Math.round((grams * kcal) / requested)))
  }
  return raised
}
