// Compares a planned day with a goal: within five percent is on target.
import { macroAims } from '#domain/diary/diet-rule.ts'
import { type Goals, ON_TARGET_SHARE } from '#domain/diary/goals.ts'
import { missedMacros } from '#domain/nutrition/macro-aims.ts'
import type { Macro, Macros } from '#domain/nutrition/macros.ts'

export type DayStanding = 'empty' | 'under' | 'on target' | 'over'

export function dayStanding(value: number, goal: number): DayStanding {
  if (value <= 0) return 'empty'
  if (Math.abs(value - goal) <= goal * ON_TARGET_SHARE) return 'on target'
  return value < goal ? 'under' : 'over'
}

/** How far a planned day is from each macro that it misses, in grams; below zero if it is short of it. */
export function missedGrams(totals: Macros, goals: Goals): { macro: Macro; off: number }[] {
  const aims = macroAims(goals)
  return missedMacros(aims, totals).map((macro) => ({ macro, off: Math.round(totals[macro] - aims[macro].grams) }))
}
