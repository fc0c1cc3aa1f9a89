// Favorite recipes, saved on this device.
import type { RecipeId } from '#domain/recipe-id.ts'
import { DEVICE_KEYS, readFavorites } from '#domain/sync/device-state.ts'
import { createDeviceStore } from '#web/device/device-store.ts'
import { notify } from '#web/ui/toast-store.ts'

interface Favorites {
  favorites: RecipeId[]
  toggle: (id: RecipeId) => void
  remove: (id: RecipeId) => void
}

export const useFavorites = createDeviceStore<Favorites, Pick<Favorites, 'favorites'>>(
  (set) => ({
    favorites: [],
    toggle: (id) =>
      set(({ favorites }) => ({
        favorites: favorites.includes(id) ? favorites.filter((other) => other !== id) : [...favorites, id],
      })),
    remove: (id) => set(({ favorites }) => ({ favorites: favorites.filter((other) => other !== id) })),
  }),
  {
    name: DEVICE_KEYS.favorites,
    read: (saved) => {
      const { value, rejected } = readFavorites(saved)
      return { value: { favorites: value }, rejected }
    },
    pick: ({ favorites }) => ({ favorites }),
    onFull: (message) => notify(message, { tone: 'danger' }),
  },
)
