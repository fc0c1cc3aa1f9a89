import type { TimerDraft } from '#domain/kitchen/kitchen-timers.ts'
import { askToNotify, unlockSound } from './ring.ts'
import { useTimers } from './timers-store.ts'

/** Call this inside the tap handler: only then can the browser play a sound later. */
export function startTimer(draft: TimerDraft) {
  unlockSound()
  useTimers.getState().start(draft)
  askToNotify()
}
