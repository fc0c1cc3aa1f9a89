// Parts of a page whose script is loaded when they are needed. Until it arrives, their fallback is shown.
import { type ComponentType, lazy } from 'react'
import { loadWhenOnline, retryWhenOnline } from '#web/data/retry-when-online.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/** Waits for the network. A failure would replace the whole page by an error message. */
export const lazyPart = <Props extends object>(load: Load<Props>) =>
  lazy(async () => ({ default: await loadWhenOnline(load) }))

/** For the header and footer, which no error message can replace: never fails. */
export const lazyFramePart = <Props extends object>(load: Load<Props>) =>
  lazy(async () => ({ default: await retryWhenOnline(load) }))
