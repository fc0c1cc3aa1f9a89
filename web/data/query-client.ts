import { notifyManager, onlineManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'
import { isTimeout } from './failure-text.ts'

const FRESH_FOR_MS = 5 * 60 * 1000
const AGAIN_MS = 10_000

// Notify in a microtask, not in a timeout: otherwise a double click finds the button still enabled and logs a meal twice.
notifyManager.setScheduler(queueMicrotask)

export function createQueryClient() {
  // A page that opens offline gets no "offline" event; without it, queries wouldn't notice that they can continue.
  if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false)
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR_MS,
        refetchOnWindowFocus: false,
        // Offline, fail at once with a message instead of pausing silently.
        networkMode: 'always',
        refetchOnReconnect: true,
        // A change is announced only once. If the refetch fails, the page would stay outdated.
        refetchInterval: ({ state }) =>
          state.error && state.data !== undefined && !isRefused(state.error) && onlineManager.isOnline()
            ? AGAIN_MS
            : false,
        // Retry only lost connections and server errors, not requests that timed out.
        retry: (failures, error) => failures < 1 && !isTimeout(error) && !isRefused(error),
        retryDelay: 400,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

const isRefused = (error: Error) => error instanceof ApiError && error.status < 500
