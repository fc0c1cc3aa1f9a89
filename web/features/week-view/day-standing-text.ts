// How a planned day stands against the goals, in a few words.
import type { Goals } from '#domain/diary/goals.ts'
import { energyText, type Units } from '#domain/diary/units.ts'
import type { Macros } from '#domain/nutrition/macros.ts'
import { dayStanding, missedGrams } from '#domain/plan/day-progress.ts'

/** A planned day is on target if its macros are too: "Calories on target, protein 42 g short". */
export function dayStandingText(totals: Macros, goals: Goals, unit: Units['energy'] = 'kcal'): string {
  const missed = missedGrams(totals, goals).map(({ macro, off }) =>
    off < 0 ? `${macro} ${-off} g short` : `${macro} ${off} g over`,
  )
  return dayStanding(totals.calories, goals.calories) === 'on target' && missed.length > 0
    ? `Calories on target, ${missed.join(', ')}`
    : standingText(totals.calories, goals.calories, unit)
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
