// Progress in each dish: step, servings and checked ingredients, stored on this device for a day and a half.
import { type CookingChange, type CookingDish, changeDish, freshDishes, readDishes } from '#domain/kitchen/cooking.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { createDeviceStore } from './device-store.ts'

interface Cooking {
  dishes: CookingDish[]
  change: (id: RecipeId, change: CookingChange) => void
  /** The dish is finished or abandoned. */
  forget: (id: RecipeId) => void
}

export const useCooking = createDeviceStore<Cooking, Pick<Cooking, 'dishes'>>(
  (set) => ({
    dishes: [],
    change: (id, change) => set(({ dishes }) => ({ dishes: changeDish(dishes, id, change, Date.now()) })),
    forget: (id) => set(({ dishes }) => ({ dishes: dishes.filter((dish) => dish.id !== id) })),
  }),
  {
    name: 'cooking',
    read: (saved) => {
      const { value, rejected } = readDishes(saved)
      return { value: { dishes: freshDishes(value, Date.now()) }, rejected }
    },
    pick: ({ dishes }) => ({ dishes }),
    // Not worth interrupting a cook if this can't be saved.
    onFull: () => undefined,
  },
)
