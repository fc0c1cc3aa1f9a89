// The list of recipes: all (random ones), those of a search, or those of a cuisine.

import { LayoutGrid, Rows3, SearchX } from 'lucide-react'
import { memo, Suspense, useState } from 'react'
import { dietOf } from '#domain/nutrition/diets.ts'
import type { ListFit } from '#domain/nutrition/list-fit.ts'
import { cuisineSlug } from '#domain/recipe/cuisines.ts'
import { drawnPicture, previewPicture } from '#domain/recipe/recipe-pictures.ts'
import type { RecipeCard as CardRecipe } from '#domain/recipe/recipe-view.ts'
import { searchText } from '#domain/text/search-text.ts'
import { useSessionUser } from '#web/data/session.ts'
import { useDeviceChoice } from '#web/device/use-device-choice.ts'
import { cuisineNamed } from '#web/features/cuisines/cuisine-queries.ts'
import { FavoriteButton } from '#web/features/favorites/favorite-button.tsx'
import { CardRating } from '#web/features/ratings/recipe-rating.tsx'
import { FilterChips } from '#web/features/recipe-filters/filter-chips.tsx'
import { FilterPanel } from '#web/features/recipe-filters/filter-panel.tsx'
import { filterCount, filtersIn, knownFilters, type ListAddress } from '#web/features/recipe-filters/list-address.ts'
import { SearchNotes } from '#web/features/recipe-filters/search-notes.tsx'
import { GrowingGrid, ShowMore } from '#web/features/recipes/growing-grid.tsx'
import { listCount, withOwnCount } from '#web/features/recipes/list-count.ts'
import { RecipeCard } from '#web/features/recipes/recipe-card.tsx'
import { RecipeGridSkeleton } from '#web/features/recipes/recipe-grid.tsx'
import { type ListSource, recipeListQuery, useRecipeList } from '#web/features/recipes/use-recipe-list.ts'
import { PlanMealButton } from '#web/features/schedule/plan-meal-button.tsx'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { Link, useLocation, useParams } from '#web/router/router.tsx'
import { Button, buttonClass, IconButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { OnDevice } from '#web/ui/on-device.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

const nothingFound = () =>
  import('#web/features/recipe-filters/nothing-found.tsx').then((module) => module.NothingFound)
// Part of the server's page; rarely part of a browser's.
const NothingFound = import.meta.env.SSR ? await nothingFound() : lazyPart(nothingFound)

const FitChips = lazyPart(() => import('#web/features/recipe-filters/fit-chips.tsx').then((module) => module.FitChips))

const OwnRecipeList = lazyPart(() =>
  import('#web/composites/own-recipes/own-recipe-cards.tsx').then((module) => module.OwnRecipeList),
)

interface Address {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}

function readAddress({ params, search }: Address) {
  const cuisine = params.cuisine === undefined ? null : cuisineNamed(params.cuisine)
  const text = searchText(search.get('search') ?? '')
  const { cuisine: requestedCuisine, ...others } = filtersIn(search)
  const filters = cuisine || requestedCuisine === undefined ? others : { ...others, cuisine: requestedCuisine }
  const address: ListAddress = { cuisinePage: params.cuisine, search: text, filters }
  // An unknown cuisine has no recipes, whatever the filters say.
  const requested = cuisine?.known === false ? {} : filters
  const source: ListSource = { search: text, cuisine: cuisine?.name ?? '', filters: requested }
  return { cuisine, text, address, source }
}

export function recipesQueries(address: Address) {
  return [recipeListQuery(readAddress(address).source)]
}

const CARD_SIZES = ['pictures', 'compact'] as const

export function RecipesPage() {
  const params = useParams()
  const location = useLocation()
  const { cuisine, text, address, source } = readAddress({ params, search: new URLSearchParams(location.search) })
  const { filters } = address
  const member = useSessionUser()?.id
  const [fit, setFit] = useState<ListFit>()
  const list = useRecipeList(member && fit ? { ...source, fit } : source)
  const { recipes, facts } = list
  const [cardSize, chooseCardSize] = useDeviceChoice('recipe-cards', CARD_SIZES)
  const compact = cardSize === 'compact'
  const [ownCount, setOwnCount] = useState(0)

  const title = cuisine ? `${cuisine.name} Recipes` : text ? `Search Results for "${text}"` : 'All Recipes'
  usePageHead({
    title,
    description: cuisine
      ? `Healthy ${cuisine.name} recipes with calories, price and cooking time per serving.`
      : 'Healthy recipes from 26 cuisines, each with calories, nutrients, price and cooking time per serving.',
    canonical: cuisine ? paths.cuisine(cuisine.name) : paths.recipes(),
    // Only the server needs it, so it isn't in the browser's script.
    image:
      import.meta.env.SSR && cuisine?.known
        ? previewPicture(drawnPicture(`cuisines/${cuisineSlug(cuisine.name)}`).src)
        : undefined,
    noIndex: text !== '' || Object.keys(filters).length > 0 || cuisine?.known === false,
  })

  const isNarrowed = facts !== null && facts.filters.length + facts.preferences.length > 0
  const listed = isNarrowed ? facts.sentence : listCount({ shown: recipes.length, total: list.total })
  const count = list.status === 'ready' ? withOwnCount(listed, { others: recipes.length, own: ownCount }) : ''
  return (
    <div className="page-width">
      <PageHeader title={title} className="pb-5 sm:pb-6" />
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-2 sm:flex-nowrap">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 max-sm:order-last max-sm:basis-full">
          <p role="status" className="wrap-anywhere min-w-0 text-muted empty:-mr-4 sm:py-2.5">
            {count}
          </p>
          {member && (
            <Suspense>
              <FitChips member={member} onFit={setFit} />
            </Suspense>
          )}
        </div>
        <div className="flex min-w-0 flex-wrap gap-2 sm:shrink-0">
          <Link to={paths.myRecipes} className={buttonClass({ variant: 'secondary' })}>
            My Recipes
          </Link>
          <IconButton
            label="Compact list"
            variant="secondary"
            aria-pressed={compact}
            icon={compact ? <LayoutGrid className="size-5" /> : <Rows3 className="size-5" />}
            onClick={() => chooseCardSize(compact ? 'pictures' : 'compact')}
            className="sm:hidden"
          />
          <FilterPanel
            address={address}
            diet={dietOf(filters.diet ?? '') ?? ''}
            total={list.total}
            count={filterCount(knownFilters(filters, facts?.unknown))}
          />
        </div>
      </div>
      {facts && <SearchNotes facts={facts} search={text} />}
      {facts && <FilterChips address={address} facts={facts} />}

      {/* Only our server knows what a search asks for: until it has responded, we don't know which own recipes fit. */}
      {(text === '' || list.status !== 'loading') && (
        <OnDevice>
          <Suspense fallback={null}>
            <OwnRecipeList {...source} facts={facts} filters={filters} compact={compact} onCount={setOwnCount} />
          </Suspense>
        </OnDevice>
      )}
      {ownCount > 0 && recipes.length > 0 && <h2 className="mb-5">More recipes</h2>}

      {list.status === 'loading' && <RecipeGridSkeleton />}
      {list.status === 'failed' && <ListFailed onRetry={list.retry} />}
      {list.status === 'ready' && recipes.length === 0 && ownCount === 0 && (
        <Suspense>
          <NothingFound address={address} facts={facts} />
        </Suspense>
      )}
      {list.status === 'ready' && (
        <GrowingGrid count={recipes.length} compact={compact}>
          {recipes.map((recipe, place) => (
            <ListedRecipe key={recipe.id} recipe={recipe} title={ownCount > 0 ? 'h3' : 'h2'} first={place === 0} />
          ))}
        </GrowingGrid>
      )}
      {list.status === 'ready' && <ShowMore more={list.more} onMore={list.showMore} onRetry={list.retry} />}
    </div>
  )
}

interface ListedRecipeProps {
  recipe: CardRecipe
  title: 'h2' | 'h3'
  first: boolean
}

/** Memoized, so that a long list doesn't render again with every change of the page around it. */
const ListedRecipe = memo(function ListedRecipe({ recipe, title, first }: ListedRecipeProps) {
  return (
    <li>
      <RecipeCard
        recipe={recipe}
        title={title}
        picture={first ? 'first' : 'late'}
        heart={<FavoriteButton id={recipe.id} title={recipe.title} />}
        plan={<PlanMealButton recipe={recipe} onCard />}
        rating={<CardRating id={recipe.id} />}
      />
    </li>
  )
})

function ListFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title="We couldn’t load the recipes"
        icon={<SearchX />}
        action={<Button onClick={onRetry}>Try Again</Button>}
      >
        Check your connection and try again.
      </EmptyState>
    </div>
  )
}
