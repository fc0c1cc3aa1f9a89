// "Your Week": the last full week on one page. Only the member's own, also in a household.
import { lazy, Suspense } from 'react'
import { useSessionKnown, useSessionUser } from '#web/data/session.ts'
import { useToday } from '#web/hooks/use-today.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const WeekReview = lazy(() =>
  import('#web/composites/week/week-review.tsx').then((module) => ({ default: module.WeekReview })),
)

export function ReviewPage() {
  usePageHead({ title: 'Your Week', noIndex: true })
  const user = useSessionUser()
  const known = useSessionKnown()
  const today = useToday()
  const waiting = (
    <Loading label="Loading your week" className="grid gap-5">
      <Skeleton className="h-40 rounded-xl" />
      <Skeleton className="h-40 rounded-xl" />
    </Loading>
  )
  return (
    <div className="page-width max-w-4xl pb-16">
      <PageHeader
        title="Your Week"
        intro="What you planned and ate. Only you can see it."
        className="sm:pt-8 sm:pb-6"
      />
      {user && today ? (
        <Suspense fallback={waiting}>
          <WeekReview userId={user.id} today={today} />
        </Suspense>
      ) : known && !user ? (
        <EmptyState
          as="h2"
          preview="table"
          title="Sign in to look back on your week"
          action={
            <Link to={`${paths.auth}?return=${paths.review}`} className={buttonClass()}>
              Sign In
            </Link>
          }
        >
          What you plan and log during the week adds up here.
        </EmptyState>
      ) : (
        waiting
      )}
    </div>
  )
}
