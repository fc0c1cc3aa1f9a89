// Several dishes on one timeline, all on the table at the same time.
import { lazy, Suspense } from 'react'
import { useHydrated } from '#web/hooks/use-hydrated.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const CookTogether = lazy(() =>
  import('#web/composites/cook/cook-together.tsx').then((module) => ({ default: module.CookTogether })),
)

export function CookTogetherPage() {
  usePageHead({ title: 'Cook Together', noIndex: true })
  // What is cooked is stored on the device.
  const hydrated = useHydrated()
  return (
    <div className="page-width pb-16">
      <PageHeader
        title="Cook Together"
        intro="Several dishes as one list of steps, all ready at the same time."
        className="sm:pt-8 sm:pb-6"
      />
      {hydrated ? (
        <Suspense fallback={<Waiting />}>
          <CookTogether />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </div>
  )
}

function Waiting() {
  return (
    <Loading label="Loading your dishes" className="grid max-w-3xl gap-4">
      {['a', 'b', 'c'].map((line) => (
        <Skeleton key={line} className="h-16 w-full rounded-xl" />
      ))}
    </Loading>
  )
}
