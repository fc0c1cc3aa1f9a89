import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { groupByAisle, groupByRecipe, type ShoppingItem } from '#domain/shopping.ts'
import { foodKey } from '#domain/shopping-lines.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { aisleQuery } from './aisle-query.ts'
import { ShoppingLines } from './shopping-lines.tsx'

export function ItemsToBuy({ items }: { items: readonly ShoppingItem[] }) {
  const [byAisle, setByAisle] = useState(false)
  return (
    <Card as="section" className="px-3 sm:px-5">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3 px-2">
        <h2 className="text-xl">Items to Buy ({items.length})</h2>
        {items.length > 1 && (
          <Chip pressed={byAisle} onToggle={setByAisle} className="print:hidden">
            Group by aisle
          </Chip>
        )}
      </div>
      {items.length === 0 && <p className="px-2 py-4 text-muted">Everything is in the basket.</p>}
      {byAisle ? <ItemsByAisle items={items} /> : <ShoppingLines items={items} />}
    </Card>
  )
}

function ItemsByAisle({ items }: { items: readonly ShoppingItem[] }) {
  const { data: aisles } = useQuery(aisleQuery)
  const groups = groupByAisle(items, (name) => aisles?.get(foodKey(name)))
  return groups.map((group) => (
    <section key={group.key} className="mt-3">
      <h3 className="px-2 font-semibold text-leaf text-sm">{group.title}</h3>
      <ShoppingLines items={group.items} />
    </section>
  ))
}

/** Only when there is more than one group to tell apart. */
export function ItemsByRecipe({ items }: { items: readonly ShoppingItem[] }) {
  const groups = groupByRecipe(items)
  if (groups.length < 2) return null
  return (
    <Card as="section" className="px-3 sm:px-5">
      <h2 className="mb-2 px-2 text-xl">By Recipe</h2>
      {groups.map((group) => (
        <details key={group.key} className="border-line border-t py-1">
          <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-2 font-semibold">
            {group.title}
            <span className="font-normal text-muted text-sm tabular-nums">{group.items.length}</span>
          </summary>
          <ShoppingLines items={group.items} showRecipes={false} />
        </details>
      ))}
    </Card>
  )
}

export function PurchasedItems({ items }: { items: readonly ShoppingItem[] }) {
  if (items.length === 0) return null
  return (
    <Card as="section" className="px-3 sm:px-5">
      <h2 className="mb-2 px-2 text-xl">Purchased Items ({items.length})</h2>
      <ShoppingLines items={items} />
    </Card>
  )
}
