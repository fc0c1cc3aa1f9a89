import { FailureNotice } from './failure-notice.tsx'
import { Skeleton } from './skeleton.tsx'

interface NotLoadedProps {
  query: { isLoadingError: boolean; error: Error | null; refetch: () => unknown }
  /** What it means if it failed. */
  text: string
  /** The size of what is loading. */
  className: string
}

/** Shown instead of something that is still loading or couldn't be loaded: a zero would be wrong. */
export function NotLoaded({ query, text, className }: NotLoadedProps) {
  if (query.isLoadingError) return <FailureNotice text={text} error={query.error} onRetry={query.refetch} />
  return <Skeleton className={className} />
}
