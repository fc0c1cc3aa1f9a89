import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first browser render, true from then on: for what only the device knows. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
