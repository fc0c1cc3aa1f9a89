// The shopping list stored on this device; the rules are in domain/shopping/shopping.ts.

import { withEdited, withEditUndone } from '#domain/shopping/edit-items.ts'
import { readShoppingItems } from '#domain/shopping/saved-shopping-items.ts'
import {
  type ShoppingDraft,
  type ShoppingItem,
  type ShoppingRecipe,
  withChecked,
  withItem,
  withoutItems,
  withRecipe,
  withRestored,
} from '#domain/shopping/shopping.ts'
import { DEVICE_KEYS } from '#domain/sync/device-state.ts'
import { createDeviceStore } from '#web/device/device-store.ts'
import { newUuid } from '#web/device/new-uuid.ts'
import { notify } from '#web/ui/toast-store.ts'

interface ShoppingList {
  items: ShoppingItem[]
  add: (draft: ShoppingDraft) => void
  addRecipeIngredients: (recipe: ShoppingRecipe, ingredients: readonly ShoppingDraft[]) => void
  /** Checks the items, or unchecks them if all of them are already checked. */
  toggle: (ids: readonly string[]) => void
  uncheck: (ids: readonly string[]) => void
  remove: (ids: readonly string[]) => void
  /** Undoes a removal: `before` is the list as it was, `removedIds` what was removed. */
  restore: (before: readonly ShoppingItem[], removedIds: readonly string[]) => void
  /** Replaces the items by one with what somebody wrote. */
  edit: (ids: readonly string[], draft: ShoppingDraft) => void
  undoEdit: (before: readonly ShoppingItem[], ids: readonly string[]) => void
  clearChecked: () => void
  clearAll: () => void
}

export const useShoppingList = createDeviceStore<ShoppingList, Pick<ShoppingList, 'items'>>(
  (set) => ({
    items: [],
    add: (draft) => set(({ items }) => ({ items: withItem(items, draft, newUuid) })),
    addRecipeIngredients: (recipe, ingredients) =>
      set(({ items }) => ({ items: withRecipe(items, recipe, ingredients, newUuid) })),
    toggle: (ids) =>
      set(({ items }) => {
        const chosen = items.filter((item) => ids.includes(item.id))
        return {
          items: withChecked(
            items,
            ids,
            chosen.some((item) => !item.checked),
          ),
        }
      }),
    uncheck: (ids) => set(({ items }) => ({ items: withChecked(items, ids, false) })),
    remove: (ids) => set(({ items }) => ({ items: withoutItems(items, ids) })),
    restore: (before, removedIds) => set(({ items }) => ({ items: withRestored(items, before, removedIds) })),
    edit: (ids, draft) => set(({ items }) => ({ items: withEdited(items, ids, draft) })),
    undoEdit: (before, ids) => set(({ items }) => ({ items: withEditUndone(items, before, ids) })),
    clearChecked: () => set(({ items }) => ({ items: items.filter((item) => !item.checked) })),
    clearAll: () => set({ items: [] }),
  }),
  {
    name: DEVICE_KEYS.shoppingList,
    read: (saved) => {
      const { value, rejected } = readShoppingItems(saved)
      return { value: { items: value }, rejected }
    },
    pick: ({ items }) => ({ items }),
    onFull: (message) => notify(message, { tone: 'danger' }),
  },
)
