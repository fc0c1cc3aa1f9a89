import { useSyncExternalStore } from 'react'
import { dayKey, msUntilNextDay } from '#domain/time/calendar.ts'

/** A page left open rolls over with the day, and catches up after the device has slept. */
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

/** The visitor's own calendar day as YYYY-MM-DD; '' on the server and while hydrating, which cannot know it. */
export function useToday() {
  return useSyncExternalStore(
    subscribe,
    () => dayKey(new Date()),
    () => '',
  )
}
