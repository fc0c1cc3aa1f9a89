import { useSyncExternalStore } from 'react'
import { dayKey, msUntilNextDay } from '#domain/time/calendar.ts'

/** Updates at midnight, and after the device was asleep. */
function subscribe(onChange: () => void) {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(() => {
      onChange()
      wait()
    }, msUntilNextDay(new Date()) + 50)
  }
  wait()
  document.addEventListener('visibilitychange', onChange)
  window.addEventListener('focus', onChange)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
    window.removeEventListener('focus', onChange)
  }
}

/** The visitor's calendar day as YYYY-MM-DD; '' on the server and during hydration. */
export function useToday() {
  return useSyncExternalStore(
    subscribe,
    () => dayKey(new Date()),
    () => '',
  )
}
