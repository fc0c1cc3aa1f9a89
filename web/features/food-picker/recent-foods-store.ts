// A member's recent foods and favorite meals, stored on this device; the rules are in domain/diary/recent-foods.ts.
import {
  type FavoriteMeal,
  type LoggedFood,
  type RecentFood,
  readRecentFoods,
  withFoodUsed,
  withMeal,
  withoutMeal,
} from '#domain/diary/recent-foods.ts'
import { DEVICE_KEYS } from '#domain/sync/device-state.ts'
import { createDeviceStore } from '#web/device/device-store.ts'
import { notify } from '#web/ui/toast-store.ts'

interface RecentFoods {
  recent: readonly RecentFood[]
  rememberFood: (food: LoggedFood) => void
  saveMeal: (meal: FavoriteMeal) => void
  forgetMeal: (title: string) => void
}

const now = () => new Date().toISOString()

export const useRecentFoods = createDeviceStore<RecentFoods, Pick<RecentFoods, 'recent'>>(
  (set) => ({
    recent: [],
    rememberFood: (food) => set(({ recent }) => ({ recent: withFoodUsed(recent, food, now()) })),
    saveMeal: (meal) => set(({ recent }) => ({ recent: withMeal(recent, meal, now()) })),
    forgetMeal: (title) => set(({ recent }) => ({ recent: withoutMeal(recent, title) })),
  }),
  {
    name: DEVICE_KEYS.recentFoods,
    read: (saved) => {
      const { value, rejected } = readRecentFoods(saved)
      return { value: { recent: value }, rejected }
    },
    pick: ({ recent }) => ({ recent }),
    onFull: (message) => notify(message, { tone: 'danger' }),
  },
)
