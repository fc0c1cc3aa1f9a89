import { Suspense } from 'react'
import { useHydrated } from '#web/hooks/use-hydrated.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { useParams } from '#web/router/router.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

const AllCollections = lazyPart(() => import('./all-collections.tsx').then((module) => module.AllCollections))
const OneCollection = lazyPart(() => import('./one-collection.tsx').then((module) => module.OneCollection))

/** All of them, or the one in the address. Only the device knows them. */
export function CollectionsPage() {
  const { id } = useParams()
  usePageHead({ title: id === undefined ? 'Collections' : 'Collection', noIndex: true })
  const loading = id === undefined ? <PageHeader title="Collections" /> : <h1 className="sr-only">Collection</h1>
  return (
    <div className="page-width min-h-dvh pb-16">
      {useHydrated() ? (
        <Suspense fallback={loading}>
          {id === undefined ? <AllCollections /> : <OneCollection key={id} id={id} />}
        </Suspense>
      ) : (
        loading
      )}
    </div>
  )
}
