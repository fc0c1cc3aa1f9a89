import { useSyncExternalStore } from 'react'
import { minutesOfDay } from '#domain/time/clock.ts'

const LOOK_EVERY_MS = 10_000

function subscribe(onChange: () => void) {
  const interval = setInterval(onChange, LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(interval)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** Minutes after midnight on the visitor's clock; 0 on the server and during hydration. */
export const useMinuteOfDay = () =>
  useSyncExternalStore(
    subscribe,
    () => minutesOfDay(new Date()),
    () => 0,
  )
