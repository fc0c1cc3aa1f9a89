import { useQuery } from '@tanstack/react-query'
import { Check, ChevronRight, ListOrdered, Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { priceEstimate } from '#domain/shopping/price-estimate.ts'
import { groupByAisle, type ShoppingItem } from '#domain/shopping/shopping.ts'
import type { ShoppingLine } from '#domain/shopping/shopping-lines.ts'
import { withoutStaples } from '#domain/shopping/staples.ts'
import { storeQuery } from '#web/data/store-query.ts'
import { useDeviceChoice } from '#web/device/use-device-choice.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { countText, wholeNumber } from '#web/ui/format.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { useAisleOrder } from './aisle-order.ts'
import { ShoppingLines } from './shopping-lines.tsx'
import { useListLines } from './use-list-lines.ts'

const AisleOrderDialog = lazyPart(() => import('./aisle-order-dialog.tsx').then((module) => module.AisleOrderDialog))

const VIEWS = ['aisles', 'added'] as const

interface ItemsToBuyProps {
  items: readonly ShoppingItem[]
  severalRecipes: boolean
  isLong: boolean
}

/** Counts lines as shown: a food from two recipes is one. */
export function ItemsToBuy({ items, severalRecipes, isLong }: ItemsToBuyProps) {
  const [view, chooseView] = useDeviceChoice('shopping-list-view', VIEWS)
  const store = useQuery(storeQuery)
  const order = useAisleOrder(({ aisles }) => aisles)
  const [ordering, setOrdering] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const lines = useListLines()(items)
  const { toBuy, staples } = withoutStaples(lines)
  const byAisle = view !== 'added'
  const several = lines.length > 1
  // No retry: the list must not wait for aisles.
  const lookingUp = byAisle && several && store.isPending && store.failureCount === 0
  const look = { showRecipes: severalRecipes, isLong, isEditing }
  const groups = byAisle && store.data ? groupByAisle(toBuy, ({ aisle }) => aisle, order) : []
  return (
    <Card as="section" aria-labelledby="items-to-buy" className="px-3 sm:px-5">
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 px-2">
        <div>
          <h2 id="items-to-buy" className="text-xl">
            Items to Buy ({lines.length})
          </h2>
          <PriceOf lines={toBuy} />
        </div>
        {lines.length > 0 && (
          <div className="-mx-2 flex flex-wrap items-center gap-1 print:hidden">
            <Button
              size="sm"
              variant="quiet"
              icon={isEditing ? <Check className="size-4" /> : <Pencil className="size-4" />}
              aria-pressed={isEditing}
              onClick={() => setEditing(!isEditing)}
              className="px-2"
            >
              {isEditing ? 'Done' : 'Edit'}
            </Button>
            {groups.length > 1 && (
              <Button
                size="sm"
                variant="quiet"
                icon={<ListOrdered className="size-4" />}
                onClick={() => setOrdering(true)}
                className="px-2"
              >
                Aisle order
              </Button>
            )}
            {several && (
              <Chip pressed={byAisle} onToggle={(aisles) => chooseView(aisles ? 'aisles' : 'added')}>
                By aisle
              </Chip>
            )}
          </div>
        )}
      </div>
      {lines.length === 0 && <p className="px-2 py-4 text-muted">Everything’s in your cart.</p>}
      {byAisle && store.isError && several && (
        <p role="alert" className="px-2 pb-2 text-danger text-sm">
          We couldn’t look up the aisles right now, so everything is in one list.
        </p>
      )}
      {lookingUp ? (
        <Loading label="Looking up the aisles" className="grid gap-3 px-2">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </Loading>
      ) : groups.length > 0 && several ? (
        groups.map((group) => (
          <section key={group.key} className={isLong ? 'mt-1 first:mt-0' : 'mt-3 first:mt-0'}>
            <GroupTitle>{group.title}</GroupTitle>
            <ShoppingLines lines={group.items} {...look} />
          </section>
        ))
      ) : (
        <ShoppingLines lines={toBuy} {...look} />
      )}
      {!lookingUp && staples.length > 0 && (
        // Behind its title in a long list, because nobody buys them.
        <details open={!isLong} className="group mt-3">
          <summary className="flex min-h-11 items-center gap-2 rounded-lg px-2 hover:bg-sunken">
            <ChevronRight className="size-4.5 shrink-0 text-muted transition-transform group-open:rotate-90" />
            <h3 className="font-semibold text-leaf text-sm tracking-normal">You probably have</h3>
            <span className="text-muted text-sm tabular-nums">{staples.length}</span>
          </summary>
          <ShoppingLines lines={staples} {...look} />
        </details>
      )}
      {ordering && (
        <Suspense>
          <AisleOrderDialog onClose={() => setOrdering(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function GroupTitle({ children }: { children: string }) {
  return (
    <h3 className="border-line border-b px-2 pb-0.5 font-semibold text-leaf text-sm tracking-normal">{children}</h3>
  )
}

const LEAST_CENTS = 50

/** Rounded to dollars: stores differ by more than cents. */
function PriceOf({ lines }: { lines: readonly ShoppingLine[] }) {
  const estimate = priceEstimate(lines)
  if (!estimate || estimate.cents < LEAST_CENTS) return null
  const without = estimate.unpriced > 0 && `, not counting ${countText(estimate.unpriced, 'item')}`
  return (
    <p className="text-muted text-sm tabular-nums" title="Based on average US prices. Your store’s will differ.">
      About ${wholeNumber(Math.round(estimate.cents / 100) || 1)}
      {without}
    </p>
  )
}
