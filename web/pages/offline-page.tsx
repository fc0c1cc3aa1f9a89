// The offline fallback for pages that are not cached: lists what works without a network.
import { useQuery } from '@tanstack/react-query'
import { BookHeart, type LucideIcon, NotebookPen, ShoppingBasket, WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import type { RecipeId } from '#domain/recipe-id.ts'
import { onNetworkReturn } from '#web/data/network-return.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { useFavorites } from '#web/features/favorites/favorites-store.ts'
import { cachedRecipesQuery } from '#web/features/offline/cached-recipes.ts'
import { useShoppingList } from '#web/features/shopping-list/shopping-list-store.ts'
import { useHydrated } from '#web/hooks/use-hydrated.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { Link, useLocation } from '#web/router/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { countText } from '#web/ui/format.ts'

export function OfflinePage() {
  const { pathname } = useLocation()
  const standsIn = pathname !== paths.offline
  const started = useHydrated()
  usePageHead({
    title: 'Not on this device yet',
    description: 'What Plateful can show offline: your shopping list, favorites, own recipes and more.',
    noIndex: true,
  })

  useEffect(() => {
    if (standsIn) return onNetworkReturn(() => window.location.reload())
  }, [standsIn])

  return (
    // Also served for other URLs, whose page may replace it right away, so the text appears with a delay.
    <div className={cx('page-width max-w-3xl py-12 sm:py-16', !started && 'wait-a-moment')} data-stand-in="">
      <WifiOff className="size-12 text-leaf" />
      <h1 className="mt-4">Not on this device yet</h1>
      <p className="mt-3 text-lg text-muted">
        {standsIn
          ? 'We can’t reach Plateful right now, and this page isn’t saved on this device. It will open as soon as you’re back online.'
          : 'Without a connection, Plateful shows what’s saved on this device. Everything else comes back when you’re online.'}
      </p>
      {standsIn && (
        <Button className="mt-5" onClick={() => window.location.reload()}>
          Try Again
        </Button>
      )}
      <h2 className="mt-12">What works offline</h2>
      <DeviceLinks />
      <RecipesHere />
    </div>
  )
}

function DeviceLinks() {
  const items = useShoppingList((list) => list.items.length)
  const favorites = useFavorites(({ favorites }) => favorites.length)
  return (
    <ul className="mt-5 grid gap-4 sm:grid-cols-3">
      <DeviceLink
        to={paths.shoppingList}
        Icon={ShoppingBasket}
        label="Shopping list"
        count={countText(items, 'item')}
      />
      <DeviceLink to={paths.favorites} Icon={BookHeart} label="Favorites" count={countText(favorites, 'recipe')} />
      <DeviceLink to={paths.addRecipe} Icon={NotebookPen} label="Add your recipe" count="Write one down now" />
    </ul>
  )
}

function DeviceLink({ to, Icon, label, count }: { to: string; Icon: LucideIcon; label: string; count: string }) {
  const known = useHydrated()
  return (
    <li>
      <Link to={to} className={cardClass({ interactive: true, className: 'flex items-center gap-4 p-5' })}>
        <Icon className="size-7 shrink-0 text-leaf" />
        <span>
          <span className="block font-bold">{label}</span>
          <span className="block text-muted text-sm">{known ? count : 'On this device'}</span>
        </span>
      </Link>
    </li>
  )
}

function RecipesHere() {
  const own = useCustomRecipes(({ recipes }) => recipes)
  const { data: cached = [] } = useQuery(cachedRecipesQuery)
  return (
    <>
      <RecipeLinks title="Your own recipes" recipes={own} />
      <RecipeLinks title="Recipes you opened or marked" recipes={cached} />
    </>
  )
}

function RecipeLinks({ title, recipes }: { title: string; recipes: readonly { id: RecipeId; title: string }[] }) {
  if (recipes.length === 0) return null
  return (
    <section aria-label={title} className="mt-10">
      <h3>{title}</h3>
      <ul className="mt-3 columns-1 gap-x-8 sm:columns-2">
        {recipes.map((recipe) => (
          <li key={recipe.id} className="break-inside-avoid">
            <Link
              to={paths.recipe(recipe.id)}
              className="wrap-anywhere inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
            >
              {recipe.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
