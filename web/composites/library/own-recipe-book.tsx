// Recipes to print: all own ones, one, a collection or a selection. The selection is in the fragment of the address, because
// it can be longer than a server reads. Loaded after hydration: the server knows nothing about this device.
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { queryOf, recipesIn } from '#domain/library/collection-recipes.ts'
import { myVersion } from '#domain/recipe/my-version.ts'
import { isCustomRecipeId, type RecipeId, recipeId } from '#domain/recipe-id.ts'
import { recipeQueries } from '#web/data/recipe-queries.ts'
import { useCollections } from '#web/device/library-store.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { type BookRecipe, RecipeBook } from '#web/features/recipe-export/recipe-book.tsx'
import { useToday } from '#web/hooks/use-today.ts'
import { paths } from '#web/router/paths.ts'
import { Link, useLocation } from '#web/router/router.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { countText } from '#web/ui/format.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { type Library, useLibrary } from './use-library.ts'

export function OwnRecipeBook() {
  const { search, hash } = useLocation()
  const wanted = new URLSearchParams(search)
  const collections = useCollections((state) => state.collections)
  const collection = collections.find(({ id }) => id === wanted.get('collection'))
  const library = useLibrary(collection ? queryOf(collection)?.maxCalories !== undefined : false)
  const today = useToday()
  const listed = collection
    ? recipesIn(collection, library.recipes, today)
    : chosenOf(library, [wanted.get('recipe') ?? '', ...(/^#recipes=([\d,]+)$/.exec(hash)?.[1]?.split(',') ?? [])])
  const { recipes, query } = useBookRecipes(listed)
  return (
    <>
      <PageHeader
        title="Your Recipe Book"
        intro={
          recipes.length > 0 &&
          query.isSuccess &&
          `${countText(recipes.length, 'recipe')}, ready to print or save as a PDF.`
        }
        className="print:hidden"
        actions={
          recipes.length > 0 && (
            <Button icon={<Printer className="size-5" />} disabled={!query.isSuccess} onClick={() => window.print()}>
              Print
            </Button>
          )
        }
      />
      {query.isError && (
        <div className="mb-6 print:hidden">
          <FailureNotice
            text="We couldn’t load all the recipes of your book."
            error={query.error}
            onRetry={query.refetch}
          />
        </div>
      )}
      {listed.length === 0 && library.loaded && (
        <EmptyState
          preview="book"
          title="There’s nothing to print yet"
          action={
            <Link to={paths.addRecipe} className={buttonClass()}>
              Add a Recipe
            </Link>
          }
        >
          Your own recipes appear here as a book.
        </EmptyState>
      )}
      {recipes.length > 0 && (
        <RecipeBook title={collection?.name ?? 'Our Recipes'} note={collection?.note ?? ''} recipes={recipes} />
      )}
    </>
  )
}

/** Those with these numbers, or all own ones. */
function chosenOf({ recipes }: Library, numbers: readonly string[]) {
  const ids = new Set(numbers.map(recipeId).filter((id) => id !== null))
  return ids.size > 0 ? recipes.filter(({ id }) => ids.has(id)) : recipes.filter(({ own }) => own)
}

/** The site's are fetched. */
function useBookRecipes(listed: Library['recipes']) {
  const own = new Map(useCustomRecipes(({ recipes }) => recipes).map((recipe) => [recipe.id, recipe]))
  const ofSite = listed.flatMap(({ id }) => (isCustomRecipeId(id) ? [] : [id]))
  // One query, because useQueries would be part of every page's first load.
  const query = useQuery({
    queryKey: ['recipes', 'book', ofSite],
    queryFn: ({ client }) => Promise.all(ofSite.map((id) => client.fetchQuery(recipeQueries.one(id)))),
  })
  const drafts = new Map<RecipeId, ReturnType<typeof myVersion>>(own)
  for (const recipe of query.data ?? []) if (recipe) drafts.set(recipe.id, myVersion(recipe))
  const recipes = listed.flatMap(({ id, tags }): BookRecipe[] => {
    const draft = drafts.get(id)
    return draft ? [{ ...draft, id, tags }] : []
  })
  return { recipes, query }
}
