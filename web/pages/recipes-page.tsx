// The list of recipes: all (random ones), those of a search, those of a cuisine.
import { SearchX } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { dietOf, matchesDiet } from '#domain/nutrition/diets.ts'
import { cuisineSlug } from '#domain/recipe/cuisines.ts'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { customRecipeIsIn } from '#domain/recipe/custom-recipe-view.ts'
import { drawnPicture, previewPicture } from '#domain/recipe/recipe-pictures.ts'
import type { RecipeCard as CardRecipe } from '#domain/recipe/recipe-view.ts'
import { searchText } from '#domain/text/search-text.ts'
import { cuisineNamed } from '#web/features/cuisines/cuisine-queries.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { useOwnRecipe } from '#web/features/custom-recipes/use-own-recipe.ts'
import { FavoriteButton } from '#web/features/favorites/favorite-button.tsx'
import { DietFilter } from '#web/features/recipes/diet-filter.tsx'
import { listCount } from '#web/features/recipes/list-count.ts'
import { RecipeCard } from '#web/features/recipes/recipe-card.tsx'
import { RecipeGrid, RecipeGridSkeleton } from '#web/features/recipes/recipe-grid.tsx'
import { type ListSource, recipeListQuery, useRecipeList } from '#web/features/recipes/use-recipe-list.ts'
import { useHydrated } from '#web/hooks/use-hydrated.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { Link, useLocation, useNavigate, useParams } from '#web/router/router.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

/** A collection may hold hundreds, and every card asks for its figures. */
const OWN_AT_ONCE = 12

const ImportDrop = lazy(() =>
  import('#web/features/recipe-import/import-drop.tsx').then((module) => ({ default: module.ImportDrop })),
)

interface Address {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}

function readAddress({ params, search }: Address) {
  const cuisine = params.cuisine === undefined ? null : cuisineNamed(params.cuisine)
  const text = searchText(search.get('search') ?? '')
  const dietWord = searchText(search.get('diet') ?? '')
  const source: ListSource = cuisine ? { cuisine: cuisine.name } : text !== '' ? { search: text } : 'random'
  return { cuisine, text, diet: dietOf(dietWord) ?? dietWord, source }
}

export function recipesQueries(address: Address) {
  return [recipeListQuery(readAddress(address).source)]
}

export function RecipesPage() {
  const params = useParams()
  const location = useLocation()
  const navigate = useNavigate()
  const { cuisine, text, diet, source } = readAddress({ params, search: new URLSearchParams(location.search) })
  const list = useRecipeList(source)
  const fits = (recipe: CardRecipe) => diet === '' || matchesDiet(recipe, diet)
  const recipes = list.recipes.filter(fits)
  const own = useCustomRecipes((device) => device.recipes)
  const ownRecipes = own.filter(
    (recipe) =>
      customRecipeIsIn(recipe, { search: text, cuisine: cuisine?.name }) && (diet === '' || matchesDiet(recipe, diet)),
  )

  const [ownShown, setOwnShown] = useState(OWN_AT_ONCE)
  const hydrated = useHydrated()

  const title = cuisine ? `${cuisine.name} Recipes` : text ? `Search Results for "${text}"` : 'All Recipes'
  usePageHead({
    title,
    description: cuisine
      ? `Healthy ${cuisine.name} recipes with calories, price and cooking time per serving.`
      : 'Healthy recipes from 26 cuisines, each with calories, nutrients, price and cooking time per serving.',
    canonical: cuisine ? paths.cuisine(cuisine.name) : paths.recipes(),
    // Only the server needs it, so the browser's script leaves it out.
    image:
      import.meta.env.SSR && cuisine?.known
        ? previewPicture(drawnPicture(`cuisines/${cuisineSlug(cuisine.name)}`).src)
        : undefined,
    noIndex: text !== '' || cuisine?.known === false,
  })

  function chooseDiet(chosen: string) {
    const address = cuisine
      ? paths.cuisine(params.cuisine ?? cuisine.name, { diet: chosen })
      : paths.recipes({ search: text, diet: chosen })
    navigate(address, { replace: true, state: location.state })
  }

  const nothing = list.status === 'ready' && recipes.length === 0 && ownRecipes.length === 0
  return (
    <div className="page-width">
      <PageHeader title={title} className="pb-5 sm:pb-6" />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p role="status" className="text-muted">
          {list.status === 'ready' &&
            listCount({ shown: recipes.length, loaded: list.recipes.length, total: list.total, diet })}
        </p>
        <DietFilter diet={diet} onChange={chooseDiet} />
      </div>

      {hydrated && (
        <Suspense fallback={null}>
          <ImportDrop />
        </Suspense>
      )}
      {ownRecipes.length > 0 && (
        <section aria-labelledby="your-recipes" className="mb-12">
          <h2 id="your-recipes" className="mb-5">
            Your recipes
          </h2>
          <RecipeGrid>
            {ownRecipes.slice(0, ownShown).map((recipe) => (
              <OwnItem key={recipe.id} recipe={recipe} />
            ))}
          </RecipeGrid>
          {ownShown < ownRecipes.length && (
            <Button variant="secondary" className="mt-6" onClick={() => setOwnShown((count) => count + OWN_AT_ONCE)}>
              {`Show more of your recipes (${ownRecipes.length - ownShown})`}
            </Button>
          )}
          {recipes.length > 0 && <h2 className="mt-12">More recipes</h2>}
        </section>
      )}

      {list.status === 'loading' && <RecipeGridSkeleton />}
      {list.status === 'failed' && <ListFailed onRetry={list.retry} />}
      {nothing && <NothingFound diet={diet} looked={list.recipes.length} onClear={() => chooseDiet('')} />}
      {list.status === 'ready' && (
        <GrowingGrid count={recipes.length}>
          {recipes.map((recipe, place) => item(recipe, ownRecipes.length > 0 ? 'h3' : 'h2', place))}
        </GrowingGrid>
      )}
      {list.status === 'ready' && <More more={list.more} onMore={list.showMore} onRetry={list.retry} />}
    </div>
  )
}

function OwnItem({ recipe }: { recipe: CustomRecipe }) {
  return item(useOwnRecipe(recipe).view, 'h3', 'own')
}

function item(recipe: CardRecipe, title: 'h2' | 'h3', place: number | 'own') {
  return (
    <li key={recipe.id}>
      <RecipeCard
        recipe={recipe}
        title={title}
        own={place === 'own'}
        picture={place === 0 ? 'first' : 'late'}
        heart={<FavoriteButton id={recipe.id} title={recipe.title} />}
      />
    </li>
  )
}

/** After Show more the focus moves on to the first new card: the button may be gone by then. */
function GrowingGrid({ count, children }: { count: number; children: ReactNode }) {
  const grid = useRef<HTMLUListElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const firstNew = before.current
    const grown = count > firstNew && firstNew > 0
    before.current = count
    const pressed = document.activeElement
    const waiting = pressed === document.body || pressed?.hasAttribute('data-show-more')
    if (grown && waiting) grid.current?.children[firstNew]?.querySelector('a')?.focus({ preventScroll: true })
  }, [count])
  return <RecipeGrid ref={grid}>{children}</RecipeGrid>
}

function More({ more, onMore, onRetry }: { more: string; onMore: () => void; onRetry: () => void }) {
  if (more === 'none') return null
  return (
    <div className="mt-10 grid justify-items-center gap-3">
      {more === 'failed' && (
        <p role="alert" className="text-danger">
          Further recipes could not be loaded.
        </p>
      )}
      <Button
        variant="secondary"
        size="lg"
        data-show-more=""
        loading={more === 'loading'}
        onClick={more === 'failed' ? onRetry : onMore}
      >
        {more === 'failed' ? 'Try again' : more === 'loading' ? 'Loading...' : 'Show more'}
      </Button>
    </div>
  )
}

function NothingFound({ diet, looked, onClear }: { diet: string; looked: number; onClear: () => void }) {
  return (
    <EmptyState
      title="No recipes found. Try a different search."
      icon={<SearchX />}
      action={
        diet !== '' ? (
          <Button variant="secondary" onClick={onClear}>
            Show all diets
          </Button>
        ) : (
          <Link to={paths.recipes()} className={buttonClass({ variant: 'secondary' })}>
            Browse all recipes
          </Link>
        )
      }
    >
      {diet !== '' && looked > 0 && `None of the ${looked} recipes on this page fits ${diet}.`}
    </EmptyState>
  )
}

function ListFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title="The recipes could not be loaded"
        icon={<SearchX />}
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        Check your connection and try again.
      </EmptyState>
    </div>
  )
}
