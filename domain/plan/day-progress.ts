// Compares a planned day with a goal: within five percent is on target.
import { ON_TARGET_SHARE } from '#domain/diary/goals.ts'
import { numberText } from '#domain/text/number-text.ts'

export type DayStanding = 'empty' | 'under' | 'on target' | 'over'

export function dayStanding(value: number, goal: number): DayStanding {
  if (value <= 0) return 'empty'
  if (Math.abs(value - goal) <= goal * ON_TARGET_SHARE) return 'on target'
  return value < goal ? 'under' : 'over'
}

/** "On target", "420 kcal to go", "180 kcal over". */
export function standingText(value: number, goal: number): string {
  switch (dayStanding(value, goal)) {
    case 'empty':
      return 'Nothing planned'
    case 'on target':
      return 'On target'
    case 'under':
      return `${numberText(Math.round(goal - value))} kcal to go`
    case 'over':
      return `${numberText(Math.round(value - goal))} kcal over`
  }
}
