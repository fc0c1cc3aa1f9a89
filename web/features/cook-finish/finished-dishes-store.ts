// Dishes finished on this device that aren't in the account yet. They are removed once the account has them.
import { type FinishedDish, readFinishedDishes } from '#domain/kitchen/finished-dish.ts'
import { createDeviceStore } from '#web/device/device-store.ts'
import { notify } from '#web/ui/toast-store.ts'

interface FinishedDishes {
  dishes: FinishedDish[]
  add: (dish: FinishedDish) => void
}

export const useFinishedDishes = createDeviceStore<FinishedDishes, Pick<FinishedDishes, 'dishes'>>(
  (set) => ({
    dishes: [],
    add: (dish) => set(({ dishes }) => ({ dishes: [...dishes, dish] })),
  }),
  {
    name: 'finished-dishes',
    read: (saved) => {
      const { value, rejected } = readFinishedDishes(saved)
      return { value: { dishes: value }, rejected }
    },
    pick: ({ dishes }) => ({ dishes }),
    onFull: (message) => notify(message, { tone: 'danger' }),
  },
)
