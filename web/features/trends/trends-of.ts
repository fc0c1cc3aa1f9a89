// Whose trends are shown, and what they are compared with.
import type { Person } from '#domain/diary/dietary-references.ts'
import type { Goals } from '#domain/diary/goals.ts'
import type { Units } from '#domain/diary/units.ts'
import type { WeightGoal } from '#domain/diary/weight-plan.ts'

export interface TrendsOf {
  userId: string
  today: string
  goals: Goals
  /** Null without a goal weight, or a pace toward it. */
  weightGoal: WeightGoal | null
  person: Person | null
  units: Units
}
