// Parts of a page whose script is loaded when they are needed.
import { type ComponentType, lazy } from 'react'
import { loadWhenOnline } from '#web/data/retry-when-online.ts'

/** Offline, its fallback stays until the network is back. A failure would replace the whole page by an error message. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadWhenOnline(load) }))
