import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { groupByAisle, groupByRecipe, type ShoppingItem } from '#domain/shopping/shopping.ts'
import { combineItems, foodKey } from '#domain/shopping/shopping-lines.ts'
import { useDeviceChoice } from '#web/device/use-device-choice.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { aisleQuery } from './aisle-query.ts'
import { ShoppingLines } from './shopping-lines.tsx'

/** Who shops by aisle once shops so again. */
const VIEWS = ['aisles', 'added'] as const

/** The number counts what is read in the shop: a food of two recipes is one. */
export function ItemsToBuy({ items, severalRecipes }: { items: readonly ShoppingItem[]; severalRecipes: boolean }) {
  const [view, chooseView] = useDeviceChoice('shopping-list-view', VIEWS)
  const byAisle = view === 'aisles'
  const count = combineItems(items).length
  return (
    <Card as="section" aria-labelledby="items-to-buy" className="px-3 sm:px-5">
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-3 px-2">
        <h2 id="items-to-buy" className="text-xl">
          Items to Buy ({count})
        </h2>
        {count > 1 && (
          <Chip
            pressed={byAisle}
            onToggle={(aisles) => chooseView(aisles ? 'aisles' : 'added')}
            className="print:hidden"
          >
            By aisle
          </Chip>
        )}
      </div>
      {count === 0 && <p className="px-2 py-4 text-muted">Everything is in the basket.</p>}
      {byAisle && count > 1 ? (
        <ItemsByAisle items={items} showRecipes={severalRecipes} />
      ) : (
        <ShoppingLines items={items} showRecipes={severalRecipes} />
      )}
    </Card>
  )
}

function ItemsByAisle({ items, showRecipes }: { items: readonly ShoppingItem[]; showRecipes: boolean }) {
  const { data: aisles, isPending, isError } = useQuery(aisleQuery)
  if (isPending) {
    return (
      <Loading label="Looking up the aisles" className="grid gap-3 px-2">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </Loading>
    )
  }
  const groups = groupByAisle(items, (name) => aisles?.get(foodKey(name)))
  return (
    <>
      {isError && (
        <p role="alert" className="px-2 pb-2 text-danger text-sm">
          The aisles could not be looked up just now, so everything is in one list.
        </p>
      )}
      {groups.map((group) => (
        <section key={group.key} className="mt-3 first:mt-0">
          {!isError && (
            <h3 className="border-line border-b px-2 pb-1 font-semibold text-leaf text-sm tracking-normal">
              {group.title}
            </h3>
          )}
          <ShoppingLines items={group.items} showRecipes={showRecipes} />
        </section>
      ))}
    </>
  )
}

/** Only when there is more than one group to tell apart. */
export function ItemsByRecipe({ items }: { items: readonly ShoppingItem[] }) {
  const groups = groupByRecipe(items)
  if (groups.length < 2) return null
  return (
    <Card as="section" aria-labelledby="by-recipe" className="px-3 sm:px-5 print:hidden">
      <h2 id="by-recipe" className="mb-2 px-2 text-xl">
        By Recipe
      </h2>
      {groups.map((group) => (
        <details key={group.key} className="group border-line border-t py-1">
          <summary className="flex min-h-11 items-center gap-3 rounded-lg px-2 font-semibold hover:bg-sunken">
            <ChevronRight className="size-4.5 shrink-0 text-muted transition-transform group-open:rotate-90" />
            <span className="min-w-0 grow">{group.title}</span>
            <span className="font-normal text-muted text-sm tabular-nums">{combineItems(group.items).length}</span>
          </summary>
          <ShoppingLines items={group.items} showRecipes={false} />
        </details>
      ))}
    </Card>
  )
}
