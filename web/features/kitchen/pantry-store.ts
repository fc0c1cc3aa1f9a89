// The pantry, stored on this device; the rules are in domain/kitchen/pantry.ts.
import { type PantryItem, readPantryItems, withPantryItem } from '#domain/kitchen/pantry.ts'
import { DEVICE_KEYS } from '#domain/sync/device-state.ts'
import { createDeviceStore } from '#web/device/device-store.ts'
import { newUuid } from '#web/device/new-uuid.ts'
import { notify } from '#web/ui/toast-store.ts'

interface Pantry {
  items: PantryItem[]
  add: (name: string) => void
  remove: (id: string) => void
  clear: () => void
  /** Restores what was cleared. */
  restore: (items: readonly PantryItem[]) => void
}

export const usePantry = createDeviceStore<Pantry, Pick<Pantry, 'items'>>(
  (set) => ({
    items: [],
    add: (name) => set(({ items }) => ({ items: withPantryItem(items, name, newUuid) })),
    remove: (id) => set(({ items }) => ({ items: items.filter((item) => item.id !== id) })),
    clear: () => set({ items: [] }),
    restore: (before) =>
      set(({ items }) => ({ items: [...items, ...before.filter(({ id }) => !items.some((item) => item.id === id))] })),
  }),
  {
    name: DEVICE_KEYS.pantry,
    read: (saved) => {
      const { value, rejected } = readPantryItems(saved)
      return { value: { items: value }, rejected }
    },
    pick: ({ items }) => ({ items }),
    onFull: (message) => notify(message, { tone: 'danger' }),
  },
)
