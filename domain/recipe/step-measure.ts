import type { Measure } from '#domain/kitchen/measures.ts'

/** A stretch of a step's text that says how much of what it uses. */
export interface StepMeasure {
  from: number
  to: number
  /** As the step calls it: "flour". */
  name: string
  /** "2 tbsp flour"; else "flour (2 tbsp)". */
  amountFirst: boolean
  amount: number
  unit: string
  metric: Measure | null
  us: Measure | null
}
