import type { Measure } from '#domain/kitchen/measures.ts'

/** A range of a step's text that gives the amount of an ingredient. */
export interface StepMeasure {
  from: number
  to: number
  /** What the step calls it: "flour". */
  name: string
  /** "2 tbsp flour"; otherwise "flour (2 tbsp)". */
  amountFirst: boolean
  amount: number
  unit: string
  metric: Measure | null
  us: Measure | null
}
