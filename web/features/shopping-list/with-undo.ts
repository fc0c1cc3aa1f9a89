import { notify } from '#web/ui/toast-store.ts'
import { useShoppingList } from './shopping-list-store.ts'

type Actions = ReturnType<typeof useShoppingList.getState>

/** Removes items and offers Undo. */
export function withUndo(message: string, removedIds: readonly string[], act: (actions: Actions) => void) {
  const before = useShoppingList.getState().items
  act(useShoppingList.getState())
  notify(message, {
    action: { label: 'Undo', onSelect: () => useShoppingList.getState().restore(before, removedIds) },
  })
}
