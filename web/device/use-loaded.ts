import { useSyncExternalStore } from 'react'

interface LoadedStore {
  persist: { hasHydrated(): boolean; onFinishHydration(listener: () => void): () => void }
}

/** False while a large list is being read: what isn't found yet may still come. */
export const useLoaded = ({ persist }: LoadedStore) =>
  useSyncExternalStore(persist.onFinishHydration, persist.hasHydrated, () => false)
