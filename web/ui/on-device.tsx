import type { ReactNode } from 'react'
import { useHydrated } from '#web/hooks/use-hydrated.ts'

/** Device-only content in a large component, so that the component doesn't render again after hydration. */
export function OnDevice({ children, until }: { children: ReactNode; until?: ReactNode }) {
  return useHydrated() ? children : until
}
