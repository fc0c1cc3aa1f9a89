// The recipes that a person marked with a heart, kept on this device as numbers.
import { DEVICE_KEYS, readFavourites } from '#domain/device-state.ts'
import { createDeviceStore } from '#web/lib/device-store.ts'
import { notify } from '#web/ui/toast-store.ts'

interface Favourites {
  favorites: number[]
  toggle: (id: number) => void
  remove: (id: number) => void
}

export const useFavourites = createDeviceStore<Favourites, Pick<Favourites, 'favorites'>>(
  (set) => ({
    favorites: [],
    toggle: (id) =>
      set(({ favorites }) => ({
        favorites: favorites.includes(id) ? favorites.filter((other) => other !== id) : [...favorites, id],
      })),
    remove: (id) => set(({ favorites }) => ({ favorites: favorites.filter((other) => other !== id) })),
  }),
  {
    name: DEVICE_KEYS.favourites,
    read: (saved) => {
      const { value, rejected } = readFavourites(saved)
      return { value: { favorites: value }, rejected }
    },
    pick: ({ favorites }) => ({ favorites }),
    onFull: (message) => notify(message, { tone: 'danger' }),
  },
)
