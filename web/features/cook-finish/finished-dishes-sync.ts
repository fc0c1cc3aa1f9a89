// Sends finished dishes to the account, which adds them to the diary, the plan and the ratings and doesn't store the
// dishes themselves.
import type { FinishedDish, ServedDish } from '#domain/kitchen/finished-dish.ts'
import { deviceList } from '#web/data/sync/device-list.ts'
import type { SyncedTable } from '#web/data/sync/synced-table.ts'
import { useFinishedDishes } from './finished-dishes-store.ts'

/** Why the account rejected dishes, by their id. */
const refusals = new Map<string, string>()

/** Returned once. */
export function refusalOf(id: string): string | null {
  const sentence = refusals.get(id) ?? null
  refusals.delete(id)
  return sentence
}

const servedRow = ({ mealType, everyone, plates, each }: ServedDish) => ({
  meal_type: mealType,
  everyone,
  plates,
  each,
})

export const finishedDishesSync = (member: string): SyncedTable<FinishedDish> => ({
  table: 'finished_dishes',
  noun: ['finished dish', 'finished dishes'],
  list: deviceList(useFinishedDishes, {
    items: ({ dishes }): readonly FinishedDish[] => dishes,
    patch: (dishes) => ({ dishes: [...dishes] }),
  }),
  order: ['id'],
  itemOf: () => null, // none is stored there
  rowOf: ({ id, recipeId, title, image, cookedAt, date, stars, note, eaten, leftovers, ...dish }) => ({
    ...{ id, recipe_id: recipeId, recipe_title: title, recipe_image: image || null, cooked_at: cookedAt, date },
    ...{ stars, note, cooked_servings: dish.cookedServings || null, cooked_grams: dish.cookedGrams },
    served: dish.served ? servedRow(dish.served) : null,
    eaten: eaten && {
      ...{ date: eaten.date, meal_type: eaten.mealType, quantity: eaten.servings, calories: eaten.calories },
      ...{ protein: eaten.protein, carbs: eaten.carbs, fat: eaten.fat, nutrients: eaten.nutrients },
    },
    leftovers: leftovers.map(({ key, date, mealType, servings, calories }) => ({
      ...{ device_key: key, date, meal_type: mealType, servings, calories },
    })),
  }),
  keyOf: (id) => ({ id }),
  columnOf: (field) => field,
  // Another member's, whose lists were never synced on this device: theirs wait under their own key.
  isThere: (dish) => dish.member !== member,
  onRefused: ({ id }, sentence) => refusals.set(id, sentence),
  nameOf: ({ title }) => title,
})
