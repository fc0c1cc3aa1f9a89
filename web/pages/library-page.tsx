// My Recipes, all collections, or one of them. Only the device knows them, so each is loaded after the page.
import { Suspense } from 'react'
import { useHydrated } from '#web/hooks/use-hydrated.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { useLocation, useParams } from '#web/router/router.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

const MyRecipes = lazyPart(() => import('#web/composites/library/my-recipes.tsx').then((module) => module.MyRecipes))
const AllCollections = lazyPart(() =>
  import('#web/composites/library/all-collections.tsx').then((module) => module.AllCollections),
)
const OneCollection = lazyPart(() =>
  import('#web/composites/library/one-collection.tsx').then((module) => module.OneCollection),
)

export function LibraryPage() {
  const { pathname } = useLocation()
  const { id } = useParams()
  const hydrated = useHydrated()
  const title = pathname === paths.myRecipes ? 'My Recipes' : id === undefined ? 'Collections' : 'Collection'
  usePageHead({ title, noIndex: true })
  const loading = <PageHeader title={title} />
  const part =
    pathname === paths.myRecipes ? <MyRecipes /> : id ? <OneCollection key={id} id={id} /> : <AllCollections />
  return (
    <div className="page-width min-h-dvh pb-16">
      {hydrated ? <Suspense fallback={loading}>{part}</Suspense> : loading}
    </div>
  )
}
