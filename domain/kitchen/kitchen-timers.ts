// Kitchen timers. A running timer is stored as its end time, so it is exact after sleep and reload.
import { isObject, positive, textOf } from '#domain/json.ts'
import { type RecipeId, recipeId } from '#domain/recipe-id.ts'
import { type DeviceReader, restoreList } from '#domain/sync/saved-list.ts'

export interface KitchenTimer {
  id: string
  recipeId: RecipeId
  recipeTitle: string
  /** From 1. */
  step: number
  /** The time in the step's own words: "10–12 minutes". */
  label: string
  /** Milliseconds since 1970; null while paused. */
  endsAt: number | null
  /** The time left while it is paused. */
  pausedMs: number
  /** True once it has rung, in any tab. */
  rung: boolean
}

export interface TimerDraft {
  recipeId: RecipeId
  recipeTitle: string
  step: number
  label: string
  seconds: number
}

const MINUTE_MS = 60_000
/** Nobody is interested in a timer that ended long ago. */
const FORGOTTEN_AFTER_MS = 6 * 60 * MINUTE_MS
const MOST_TIMERS = 20

/** The same time in the same step is one timer: starting it again restarts it. */
export const timerId = ({ recipeId: recipe, step, label }: Omit<TimerDraft, 'seconds'>): string =>
  `${recipe}-${step}-${label}`

export function newTimer({ seconds, ...draft }: TimerDraft, now: number): KitchenTimer {
  return { ...draft, id: timerId(draft), endsAt: now + seconds * 1000, pausedMs: 0, rung: false }
}

/** Negative after its end. */
export const msLeft = ({ endsAt, pausedMs }: KitchenTimer, now: number): number =>
  endsAt === null ? pausedMs : endsAt - now

export const isOver = (timer: KitchenTimer, now: number): boolean => timer.endsAt !== null && timer.endsAt <= now

export function pauseTimer(timer: KitchenTimer, now: number): KitchenTimer {
  if (timer.endsAt === null || isOver(timer, now)) return timer
  return { ...timer, endsAt: null, pausedMs: timer.endsAt - now }
}

export const resumeTimer = (timer: KitchenTimer, now: number): KitchenTimer =>
  timer.endsAt === null ? { ...timer, endsAt: now + timer.pausedMs, pausedMs: 0 } : timer

/** A finished timer runs for another minute from now. */
export function addMinute(timer: KitchenTimer, now: number): KitchenTimer {
  if (timer.endsAt === null) return { ...timer, pausedMs: timer.pausedMs + MINUTE_MS }
  return { ...timer, endsAt: Math.max(timer.endsAt, now) + MINUTE_MS, rung: false }
}

/** When the next timer ends; null if none is running. */
export function nextEnd(timers: readonly KitchenTimer[], now: number): number | null {
  const ends = timers.flatMap(({ endsAt }) => (endsAt !== null && endsAt > now ? [endsAt] : []))
  return ends.length > 0 ? Math.min(...ends) : null
}

export const withoutForgotten = (timers: readonly KitchenTimer[], now: number): KitchenTimer[] =>
  timers.filter((timer) => msLeft(timer, now) > -FORGOTTEN_AFTER_MS).slice(-MOST_TIMERS)

/** "4:05", "1:02:09". The last second is shown until it is over. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

function readTimer(value: unknown): KitchenTimer | null {
  if (!isObject(value)) return null
  const recipe = recipeId(value.recipeId)
  const id = textOf(value.id)
  const endsAt = value.endsAt === null ? null : positive(value.endsAt)
  if (recipe === null || id === '' || endsAt === 0) return null
  return {
    id,
    recipeId: recipe,
    recipeTitle: textOf(value.recipeTitle),
    step: positive(value.step) || 1,
    label: textOf(value.label),
    endsAt,
    pausedMs: positive(value.pausedMs),
    rung: value.rung === true,
  }
}

export const readTimers: DeviceReader<KitchenTimer[]> = (saved) =>
  restoreList(saved, ['timers'], readTimer, ({ id }) => id)
