import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and during hydration, then true; guards device-only content. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
