// Compares a planned day with a goal: within five percent is on target.
import { ON_TARGET_SHARE } from '#domain/diary/goals.ts'
import { energyText, type Units } from '#domain/diary/units.ts'

export type DayStanding = 'empty' | 'under' | 'on target' | 'over'

export function dayStanding(value: number, goal: number): DayStanding {
  if (value <= 0) return 'empty'
  if (Math.abs(value - goal) <= goal * ON_TARGET_SHARE) return 'on target'
  return value < goal ? 'under' : 'over'
}

/** "On target", "420 kcal to go", "180 kcal over". */
export function standingText(value: number, goal: number, unit: Units['energy'] = 'kcal'): string {
  switch (dayStanding(value, goal)) {
    case 'empty':
      return 'Nothing planned'
    case 'on target':
      return 'On target'
    case 'under':
      return `${energyText(goal - value, unit)} to go`
    case 'over':
      return `${energyText(value - goal, unit)} over`
  }
}
