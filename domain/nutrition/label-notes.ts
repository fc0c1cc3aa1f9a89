// Caveats for diet labels: oats that may contain wheat, cheese made with animal rennet.
import type { Diet } from './diets.ts'

export interface LabelRule {
  diet: Diet
  foodIds: ReadonlySet<number>
  note: string
}

export interface LabelNote {
  diet: Diet
  note: string
}

/** The notes for a dish's labels. */
export function labelNotes(
  diets: ReadonlySet<Diet>,
  foodIds: readonly number[],
  rules: readonly LabelRule[],
): LabelNote[] {
  return rules
    .filter((rule) => diets.has(rule.diet) && foodIds.some((id) => rule.foodIds.has(id)))
    .map(({ diet, note }) => ({ diet, note }))
}
