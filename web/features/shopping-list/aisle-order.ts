// The order of aisles in the person's store, saved on this device.
import { aisleOrder } from '#domain/shopping/shopping.ts'
import { savedField } from '#domain/sync/saved-list.ts'
import { createDeviceStore } from '#web/device/device-store.ts'
import { notify } from '#web/ui/toast-store.ts'

interface AisleOrder {
  aisles: string[]
  /** To a place in the order; beyond its ends, nothing happens. */
  moveTo: (aisle: string, place: number) => void
  reset: () => void
}

export const useAisleOrder = createDeviceStore<AisleOrder, Pick<AisleOrder, 'aisles'>>(
  (set) => ({
    aisles: aisleOrder(null),
    moveTo: (aisle, place) =>
      set(({ aisles }) => {
        const at = aisles.indexOf(aisle)
        if (place < 0 || place >= aisles.length || place === at) return {}
        return { aisles: aisles.toSpliced(at, 1).toSpliced(place, 0, aisle) }
      }),
    reset: () => set({ aisles: aisleOrder(null) }),
  }),
  {
    name: 'shopping-list-aisles',
    read: (saved) => ({ value: { aisles: aisleOrder(savedField(saved, ['aisles'])) }, rejected: false }),
    pick: ({ aisles }) => ({ aisles }),
    onFull: (message) => notify(message, { tone: 'danger' }),
  },
)
