// Whose day a table's plan misses, in sentences. They name no amounts: what others want to reach is private, and so is by
// how much it is missed.

import type { PreferenceName } from '#domain/plan/plan-preferences.ts'
import { andText } from '#domain/text/and-text.ts'
import { capitalized } from '#domain/text/capitalized.ts'

export interface UnmetDays {
  /** '' for the member who reads it. */
  name: string
  days: readonly string[]
  /** What is missed; of a proven one, what can't be had together. */
  preferences: readonly PreferenceName[]
  proven: boolean
  /** By which share the plan misses it at most; null if only they may know. */
  offBy: number | null
}

/** A preference that could be dropped: somebody's, or the whole plan's. */
export interface Droppable {
  preference: PreferenceName
  /** Position of the person; null for what applies to everybody. */
  eater: number | null
}

const ENOUGH: Partial<Record<PreferenceName, string>> = {
  targetCalories: 'the right energy',
  minProtein: 'enough protein',
  minFiber: 'enough fiber',
}
const LIMITS: Partial<Record<PreferenceName, string>> = {
  maxSodium: 'salt limit',
  maxCarbs: 'carb limit',
}
const SHARED: Partial<Record<PreferenceName, string>> = {
  maxPrice: 'price limit',
  maxMinutes: 'time limit',
  maxMinutesWeekend: 'weekend’s time limit',
}

export const isShared = (preference: PreferenceName): boolean => SHARED[preference] !== undefined

const whose = (name: string) => (name === '' ? 'your' : `${name}’s`)
const limitText = (name: string, preference: PreferenceName): string =>
  SHARED[preference] ? `the ${SHARED[preference]}` : `${whose(name)} ${LIMITS[preference] ?? preference}`

export function unmetSentence({ name, days, preferences, proven, offBy }: UnmetDays): string {
  const enough = preferences.flatMap((preference) => ENOUGH[preference] ?? [])
  const limits = preferences
    .filter((preference) => !ENOUGH[preference])
    .map((preference) => limitText(name, preference))
  const who = name === '' ? 'you' : name
  const what = enough.length > 0 ? `give ${who} ${andText(enough)}` : `for ${who} stay`
  const within = limits.length > 0 ? ` within ${andText(limits)}` : ''
  const on = andText(days.map(capitalized))
  if (proven) return `No dishes ${what}${within} on ${on}.`
  const gap = offBy === null ? '' : `, so this plan is off by ${days.length > 1 ? 'up to ' : ''}${percentUp(offBy)}`
  return `We found no dishes that ${enough.length > 0 ? what : `keep ${who}`}${within} on ${on} and do everything else${gap}.`
}

const percentUp = (share: number) => `${Math.ceil(share * 100 - 1e-6)}%`

/** How near the plan is to what everybody needs. */
export const metSentence = (met: number, days: number): string =>
  `Counting everybody’s days, ${met} of ${days} work out.`

/** `name`: whose preference it is. `met`: days of all people that work out, now and without it. */
export function dropSentence(
  { preference, eater }: Droppable,
  name: string,
  met: { now: number; without: number; all: number },
): string {
  const enough: Partial<Record<PreferenceName, string>> = {
    minProtein: 'minimum of protein',
    minFiber: 'minimum of fiber',
  }
  const what = eater === null ? limitText('', preference) : `${whose(name)} ${enough[preference] ?? LIMITS[preference]}`
  const gives =
    met.without === met.all
      ? 'everybody’s days work out'
      : `${met.without} of ${met.all} days work out instead of ${met.now}`
  return `Without ${what}, ${gives}.`
}

/** Why some people eat something else: counted over all dishes, so it is certain. */
export function apartSentence(names: readonly string[], slot: string, suiting: number): string {
  const who = andText(names.map((name) => name || 'you'))
  const verb = names.length === 1 && names[0] !== '' ? 'gets' : 'get'
  const few =
    suiting === 0
      ? `No ${slot} suits`
      : suiting === 1
        ? `Only one ${slot} suits`
        : `Only ${suiting} dishes for ${slot} suit`
  return `${few} everybody, even with something else on one plate: ${who} ${verb} another.`
}
