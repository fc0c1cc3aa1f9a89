// Changes to a line of the list: what somebody writes replaces what recipes asked for.
import type { ShoppingDraft, ShoppingItem } from './shopping.ts'
import { shoppingItem } from './shopping.ts'

/**
 * The first of the items gets the new name, amount and unit, and takes the place of the others. It stays with its recipe
 * only if nothing but its name changes: an amount that somebody chose is no longer the recipe's.
 */
export function withEdited(
  items: readonly ShoppingItem[],
  ids: readonly string[],
  draft: ShoppingDraft,
): ShoppingItem[] {
  const first = items.find(({ id }) => ids.includes(id))
  const edited = first && shoppingItem(draft, first.id)
  if (!first || !edited) return [...items]
  const staysInRecipe = ids.length === 1 && edited.amount === first.amount && edited.unit === first.unit
  const { name, amount, unit } = edited
  const item = staysInRecipe ? { ...first, name } : { id: first.id, name, amount, unit, checked: first.checked }
  return items.flatMap((other) => (other.id === first.id ? [item] : ids.includes(other.id) ? [] : [other]))
}

/** Undo: the items as they were before the edit; everything else stays as it is now. */
export function withEditUndone(
  items: readonly ShoppingItem[],
  before: readonly ShoppingItem[],
  ids: readonly string[],
): ShoppingItem[] {
  const current = new Map(items.map((item) => [item.id, item]))
  const known = new Set(before.map(({ id }) => id))
  const kept = before.flatMap((item) => (ids.includes(item.id) ? [item] : (current.get(item.id) ?? [])))
  return [...kept, ...items.filter(({ id }) => !known.has(id))]
}
