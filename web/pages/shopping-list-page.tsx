import { lazy, Suspense, useEffect, useState } from 'react'
import { type ShoppingItem, toBuy } from '#domain/shopping/shopping.ts'
import { networkIsThere } from '#web/data/retry-when-online.ts'
import { useSessionUser } from '#web/data/session.ts'
import { useSyncStatus } from '#web/data/sync/sync-status.ts'
import { deviceOwner } from '#web/device/device-owner.ts'
import { AddItemForm } from '#web/features/shopping-list/add-item-form.tsx'
import { ListActions, loadListText } from '#web/features/shopping-list/list-actions.tsx'
import { useMissingLine } from '#web/features/shopping-list/missing-line.ts'
import { useShoppingList } from '#web/features/shopping-list/shopping-list-store.ts'
import { useHydrated } from '#web/hooks/use-hydrated.ts'
import { useOnline } from '#web/hooks/use-online.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { lazyFramePart, lazyPart } from '#web/ui/lazy-part.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

// Not part of the first load, because visitors never need it.
const SharedListLine = lazyFramePart(() =>
  import('#web/composites/shopping/shared-list-line.tsx').then((module) => module.SharedListLine),
)

const ListSwap = lazyPart(() => import('#web/composites/shopping/list-swap.tsx').then((module) => module.ListSwap))

// Lazy: an empty list doesn't need it, and the store data is large.
type ListModule = typeof import('#web/features/shopping-list/shopping-list.tsx')
let listScript: Promise<ListModule> | undefined
let loadedList: ListModule | undefined
const loadList = () => {
  listScript ??= networkIsThere().then(async () => {
    loadedList = await import('#web/features/shopping-list/shopping-list.tsx')
    return loadedList
  })
  return listScript
}
const LaterList = lazy(() => loadList().then((module) => ({ default: module.ShoppingList })))

/** If a service worker has the list's script, a list stored on this device needs no skeleton. */
export async function loadKnownList() {
  if (!navigator.serviceWorker?.controller || useShoppingList.getState().items.length === 0) return
  await loadList().catch(() => undefined) // the page shows the error
}

export function ShoppingListPage() {
  usePageHead({
    title: 'Shopping list',
    description: 'A shopping list that adds up the ingredients of your recipes, kept on your device.',
    canonical: paths.shoppingList,
  })
  const items = useShoppingList((list) => list.items)
  const hydrated = useHydrated()
  const user = useSessionUser()
  const online = useOnline()
  const missing = useMissingList(user?.id)
  const missingItem = useMissingLine((state) => state.item)
  // The first item may be added without a network, before the service worker has the scripts.
  useEffect(() => {
    loadList().catch(() => undefined) // adding the first item shows the error
    loadListText()
  }, [])
  return (
    // At least as tall as the screen, so that the footer doesn't jump when the skeleton is replaced.
    <div className="page-width min-h-dvh max-w-4xl pb-16">
      <PageHeader
        title="Shopping List"
        intro={
          // On a phone, in the store, the list itself comes first.
          <span className={cx('print:hidden', items.length > 0 && 'max-sm:hidden')}>
            {user ? 'In your account, on every device.' : 'Saved on this device.'} Add items, or a whole recipe.
          </span>
        }
        actions={items.length > 0 && <ListActions className="hidden sm:flex" />}
        className="pb-6 sm:pb-8"
      />
      {user && (
        <div className="-mt-4 mb-3 min-h-5">
          <Suspense>
            <SharedListLine userId={user.id} />
          </Suspense>
        </div>
      )}
      <AddItemForm />
      {!hydrated || (missing === 'coming' && items.length === 0) ? (
        <ListSkeleton />
      ) : items.length === 0 ? (
        <EmptyState
          preview="list"
          title={missing ? 'We couldn’t load your shopping list' : 'Your shopping list is empty'}
          action={
            <Link to={paths.recipes()} className={buttonClass()}>
              Find Recipes
            </Link>
          }
        >
          {missing
            ? 'It will be here once we can reach your account. What you add until then is added to it.'
            : 'Add an item above, or open a recipe and press Add to Shopping List.'}
        </EmptyState>
      ) : (
        <Suspense fallback={online ? <ListSkeleton /> : <PlainList items={toBuy(items)} />}>
          <LoadedList items={items} />
          <ListActions className="mt-6 flex sm:hidden" />
          {missingItem && <ListSwap key={missingItem.id} item={missingItem} />}
        </Suspense>
      )}
    </div>
  )
}

/** If the script is already loaded, the list is shown without a skeleton. */
function LoadedList({ items }: { items: ShoppingItem[] }) {
  const [ShoppingList] = useState(() => loadedList?.ShoppingList ?? LaterList)
  return <ShoppingList items={items} />
}

/** Whether this device has never had the account's list: it is loading, or out of reach. */
function useMissingList(member: string | undefined): 'coming' | 'out of reach' | null {
  const [owner] = useState(deviceOwner)
  const { state, fetched } = useSyncStatus()
  const online = useOnline()
  if (member === undefined || owner === member || fetched.has('shopping_items')) return null
  return online && state !== 'offline' && state !== 'stuck' ? 'coming' : 'out of reach'
}

function ListSkeleton() {
  return (
    <Loading label="Loading your list" className="grid gap-3">
      <Skeleton className="h-40 rounded-xl" />
    </Loading>
  )
}

/** What is on the list, until the rest can be loaded. */
function PlainList({ items }: { items: ShoppingItem[] }) {
  return (
    <Card as="section" aria-label="Items to Buy">
      <ul>
        {items.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </Card>
  )
}
