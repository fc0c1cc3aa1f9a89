// Compares a planned day with a goal: within five percent is on target.
import { macroAims } from '#domain/diary/diet-rule.ts'
import { type Goals, ON_TARGET_SHARE } from '#domain/diary/goals.ts'
import { energyText, type Units } from '#domain/diary/units.ts'
import { type MacroAims, missedMacros } from '#domain/nutrition/macro-aims.ts'
import type { Macro, MacroGrams, Macros } from '#domain/nutrition/macros.ts'

export type DayStanding = 'empty' | 'under' | 'on target' | 'over'

export function dayStanding(value: number, goal: number): DayStanding {
  if (value <= 0) return 'empty'
  if (Math.abs(value - goal) <= goal * ON_TARGET_SHARE) return 'on target'
  return value < goal ? 'under' : 'over'
}

/** "protein 42 g short", "carbs 30 g over". */
function missedText(macro: Macro, aims: MacroAims, reached: MacroGrams): string {
  const off = Math.round(reached[macro] - aims[macro].grams)
  return `${macro} ${Math.abs(off)} g ${off < 0 ? 'short' : 'over'}`
}

/** A planned day is on target if its macros are too: "Calories on target, protein 42 g short". */
export function dayStandingText(totals: Macros, goals: Goals, unit: Units['energy'] = 'kcal'): string {
  const aims = macroAims(goals)
  const missed = missedMacros(aims, totals).map((macro) => missedText(macro, aims, totals))
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
