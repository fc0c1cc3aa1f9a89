import { useSyncExternalStore } from 'react'

interface LoadedStore {
  /** Missing on the server, where nothing is stored. */
  persist?: { hasHydrated(): boolean; onFinishHydration(listener: () => void): () => void }
}

const never = () => () => {}

/** False while a large list is being read: what isn't found yet may still come. */
export const useLoaded = ({ persist }: LoadedStore) =>
  useSyncExternalStore(
    persist?.onFinishHydration ?? never,
    () => persist?.hasHydrated() ?? false,
    () => false,
  )
