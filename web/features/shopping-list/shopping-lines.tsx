import type { ShoppingLine } from '#domain/shopping/shopping-lines.ts'
import { ShoppingLineRow } from './shopping-line-row.tsx'
import { useShoppingList } from './shopping-list-store.ts'
import { withUndo } from './with-undo.ts'

/** Checking or removing a line applies to all its items. */
export function ShoppingLines({ lines, showRecipes }: { lines: readonly ShoppingLine[]; showRecipes?: boolean }) {
  const toggle = useShoppingList((list) => list.toggle)
  return (
    <ul className="print:columns-2">
      {lines.map((line) => (
        <ShoppingLineRow
          key={line.key}
          line={line}
          showRecipes={showRecipes}
          onToggle={() => toggle(line.itemIds)}
          onRemove={() => removeLine(line)}
        />
      ))}
    </ul>
  )
}

function removeLine(line: ShoppingLine) {
  withUndo(`Removed ${line.name}.`, line.itemIds, ({ remove }) => remove(line.itemIds))
}
