import { lazy, Suspense } from 'react'
import { useHydrated } from '#web/hooks/use-hydrated.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

const OwnRecipeBook = lazy(() =>
  import('#web/composites/library/own-recipe-book.tsx').then((module) => ({ default: module.OwnRecipeBook })),
)

export function RecipeBookPage() {
  usePageHead({ title: 'Recipe book', noIndex: true })
  const hydrated = useHydrated()
  const loading = <PageHeader title="Your Recipe Book" className="print:hidden" />
  return (
    <div className="page-width pb-16">
      <Suspense fallback={loading}>{hydrated ? <OwnRecipeBook /> : loading}</Suspense>
    </div>
  )
}
