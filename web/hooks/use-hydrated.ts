import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Something that only this device knows. The server and hydration use the other value; the component renders again if
 * they differ.
 */
export const useOnDevice = <Value>(read: () => Value, onServer: Value) =>
  useSyncExternalStore(never, read, () => onServer)

/** False on the server and during hydration, then true; guards device-only content. */
export const useHydrated = () => useOnDevice(() => true, false)
