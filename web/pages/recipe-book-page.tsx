import { lazy, Suspense } from 'react'
import { useHydrated } from '#web/hooks/use-hydrated.ts'
import { usePageHead } from '#web/router/page-head.ts'

const OwnRecipeBook = lazy(() => import('./own-recipe-book.tsx').then((module) => ({ default: module.OwnRecipeBook })))

export function RecipeBookPage() {
  usePageHead({ title: 'Recipe book', noIndex: true })
  const hydrated = useHydrated()
  const loading = <h1 className="sr-only">Your Recipe Book</h1>
  return (
    <div className="page-width pb-16">
      <Suspense fallback={loading}>{hydrated ? <OwnRecipeBook /> : loading}</Suspense>
    </div>
  )
}
