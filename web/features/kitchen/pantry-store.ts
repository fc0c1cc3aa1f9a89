// What is at home, kept on this device; the rules are in domain/kitchen/pantry.ts.
import { type PantryItem, readPantryItems, withPantryItem } from '#domain/kitchen/pantry.ts'
import { DEVICE_KEYS } from '#domain/sync/device-state.ts'
import { createDeviceStore } from '#web/device/device-store.ts'
import { notify } from '#web/ui/toast-store.ts'

interface Pantry {
  items: PantryItem[]
  add: (name: string) => void
  remove: (id: string) => void
  clear: () => void
}

export const usePantry = createDeviceStore<Pantry, Pick<Pantry, 'items'>>(
  (set) => ({
    items: [],
    add: (name) => set(({ items }) => ({ items: withPantryItem(items, name, newItemId) })),
    remove: (id) => set(({ items }) => ({ items: items.filter((item) => item.id !== id) })),
    clear: () => set({ items: [] }),
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

/** A version 4 UUID. crypto.randomUUID is missing where the site is served without https. */
function newItemId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
