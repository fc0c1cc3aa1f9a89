import type { ShoppingItem } from '#domain/shopping/shopping.ts'
import type { ShoppingLine } from '#domain/shopping/shopping-lines.ts'
import { shownName } from '#domain/shopping/store-amount.ts'
import { IngredientsAvoided } from '#web/ui/member-avoids.tsx'
import { dismissToast, notify } from '#web/ui/toast-store.ts'
import { type RowLook, ShoppingLineRow } from './shopping-line-row.tsx'
import { useShoppingList } from './shopping-list-store.ts'
import { withUndo } from './with-undo.ts'

/** Checking or removing a line applies to all its items. */
export function ShoppingLines({ lines, ...look }: RowLook & { lines: readonly ShoppingLine[] }) {
  const items = useShoppingList((list) => list.items)
  const among = items.map(({ name }) => name)
  return (
    <ul className="print:columns-2">
      {lines.map((line) => (
        <ShoppingLineRow
          key={line.key}
          line={line}
          avoided={line.checked ? null : <IngredientsAvoided names={namesOf(line, items)} among={among} size="row" />}
          {...look}
          onToggle={() => toggleLine(line)}
          onRemove={() => removeLine(line)}
        />
      ))}
    </ul>
  )
}

/** As on the list: the line's own name may be the store's. */
const namesOf = ({ itemIds }: ShoppingLine, items: readonly ShoppingItem[]): string[] =>
  items.filter(({ id }) => itemIds.includes(id)).map(({ name }) => name)

/** The message about the last checked item. There is only one, so that it covers little of the list. */
let lastMessage = 0

function toggleLine(line: ShoppingLine) {
  const { toggle } = useShoppingList.getState()
  toggle(line.itemIds)
  dismissToast(lastMessage)
  if (line.checked) return
  // The rows move up right away, so it's easy to check the wrong one, which then is far down the page.
  lastMessage = notify(`Checked off ${shownName(line)}.`, {
    action: { label: 'Undo', onSelect: () => useShoppingList.getState().uncheck(line.itemIds) },
    durationMs: 5000,
  })
}

function removeLine(line: ShoppingLine) {
  withUndo(`Removed ${line.name}.`, line.itemIds, ({ remove }) => remove(line.itemIds))
}
