import { notifyManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

const FRESH_FOR_MS = 5 * 60 * 1000

// A page learns of a change before the next click reaches it: otherwise a double click finds the button still free, and
// a meal is logged twice.
notifyManager.setScheduler(queueMicrotask)

export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR_MS,
        refetchOnWindowFocus: false,
        // Without a network a call fails at once and says so, instead of waiting in silence; it is made again later.
        networkMode: 'always',
        refetchOnReconnect: true,
        // A refusal stays a refusal; only a lost or failing connection is worth a second try.
        retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
        retryDelay: 400,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
