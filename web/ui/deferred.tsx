import { type ReactNode, useDeferredValue } from 'react'

interface DeferredProps {
  /** Renders right away, with the rest. */
  isNow?: boolean
  /** Reserves the space until then. */
  meanwhile?: ReactNode
  children: ReactNode
}

/** Renders a moment after the rest: on a slow phone, content below the first screen must not delay what is on it. */
export function Deferred({ isNow = false, meanwhile, children }: DeferredProps) {
  const isTime = useDeferredValue(true, isNow)
  return isTime ? children : meanwhile
}
