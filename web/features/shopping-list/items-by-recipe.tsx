import { ChevronRight } from 'lucide-react'
import { groupByRecipe, type ShoppingItem } from '#domain/shopping/shopping.ts'
import { Card } from '#web/ui/card.tsx'
import { ShoppingLines } from './shopping-lines.tsx'
import { useListLines } from './use-list-lines.ts'

/** Only when there is more than one group. */
export function ItemsByRecipe({ items }: { items: readonly ShoppingItem[] }) {
  const linesOf = useListLines()
  const groups = groupByRecipe(items)
  if (groups.length < 2) return null
  return (
    <Card as="section" aria-labelledby="by-recipe" className="px-3 sm:px-5 print:hidden">
      <h2 id="by-recipe" className="mb-2 px-2 text-xl">
        By Recipe
      </h2>
      {groups.map((group) => {
        const lines = linesOf(group.items)
        return (
          <details key={group.key} className="group border-line border-t py-1">
            <summary className="flex min-h-11 items-center gap-3 rounded-lg px-2 font-semibold hover:bg-sunken">
              <ChevronRight className="size-4.5 shrink-0 text-muted transition-transform group-open:rotate-90" />
              <span className="min-w-0 grow">{group.title}</span>
              <span className="font-normal text-muted text-sm tabular-nums">{lines.length}</span>
            </summary>
            <ShoppingLines lines={lines} showRecipes={false} />
          </details>
        )
      })}
    </Card>
  )
}
