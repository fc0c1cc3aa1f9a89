import { type ReactNode, useDeferredValue } from 'react'

interface LaterProps {
  /** Not later, but with the rest. */
  isNow?: boolean
  /** Holds the place until then. */
  meanwhile?: ReactNode
  children: ReactNode
}

/** Drawn a moment after the rest: on a slow phone, what is below the first screen must not hold up what is on it. */
export function Later({ isNow = false, meanwhile, children }: LaterProps) {
  const isTime = useDeferredValue(true, isNow)
  return isTime ? children : meanwhile
}
