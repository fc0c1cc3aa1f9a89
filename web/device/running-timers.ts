// Whether any kitchen timer is running on this device, without loading the timers themselves.
import { useSyncExternalStore } from 'react'

export const TIMERS_KEY = 'kitchen-timers'

/** Null until known, and after another tab has changed something. */
let some: boolean | null = null
let tell = () => {}

function read() {
  try {
    return localStorage.getItem(TIMERS_KEY)?.includes('endsAt') ?? false
  } catch {
    return false
  }
}

export function noteTimers(given: boolean | null) {
  some = given
  tell()
}

function subscribe(onChange: () => void) {
  tell = onChange
  const onStorage = ({ key }: StorageEvent) => key === TIMERS_KEY && noteTimers(null)
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

function current() {
  some ??= read()
  return some
}

/** For a single component: the layout. */
export const useRunningTimers = () => useSyncExternalStore(subscribe, current, () => false)
