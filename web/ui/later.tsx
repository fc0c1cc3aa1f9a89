import { type ReactNode, useDeferredValue } from 'react'

interface LaterProps {
  /** Renders right away, with the rest. */
  isNow?: boolean
  /** Reserves the space until then. */
  meanwhile?: ReactNode
  children: ReactNode
}

/** Renders a moment after the rest: on a slow phone, content below the first screen must not delay what is on it. */
export function Later({ isNow = false, meanwhile, children }: LaterProps) {
  const isTime = useDeferredValue(true, isNow)
  return isTime ? children : meanwhile
}
