import { Suspense } from 'react'
import { useHydrated } from '#web/hooks/use-hydrated.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

const MyRecipes = lazyPart(() => import('./my-recipes.tsx').then((module) => module.MyRecipes))

export function MyRecipesPage() {
  usePageHead({ title: 'My Recipes', noIndex: true })
  const loading = <PageHeader title="My Recipes" />
  return (
    <div className="page-width min-h-dvh pb-16">
      {useHydrated() ? <Suspense fallback={loading}>{<MyRecipes />}</Suspense> : loading}
    </div>
  )
}
