import { useSyncExternalStore } from 'react'

/** Tailwind's `lg`. */
const WIDE = '(width >= 64rem)'

function subscribe(onChange: () => void) {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** For what a style sheet can't decide. False on the server. */
export const useWideScreen = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
