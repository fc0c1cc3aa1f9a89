// Sends finished dishes to the account, which puts them into the diary, the plan and the ratings and keeps nothing else.
import type { FinishedDish } from '#domain/kitchen/finished-dish.ts'
import { deviceList } from '#web/data/sync/device-list.ts'
import type { SyncedTable } from '#web/data/sync/synced-table.ts'
import { useFinishedDishes } from './finished-dishes-store.ts'

/** What the account said to dishes that it did not take, by their id. */
const refusals = new Map<string, string>()

/** Told once. */
export function refusalOf(id: string): string | null {
  const sentence = refusals.get(id) ?? null
  refusals.delete(id)
  return sentence
}

export const finishedDishesSync = (member: string): SyncedTable<FinishedDish> => ({
  table: 'finished_dishes',
  list: deviceList(useFinishedDishes, {
    items: ({ dishes }): readonly FinishedDish[] => dishes,
    patch: (dishes) => ({ dishes: [...dishes] }),
  }),
  columns: 'id',
  order: ['id'],
  itemOf: () => null, // none is kept there
  rowOf: ({ id, recipeId, title, image, cookedAt, date, stars, note, eaten, leftovers }) => ({
    ...{ id, recipe_id: recipeId, recipe_title: title, recipe_image: image || null, cooked_at: cookedAt, date },
    ...{ stars, note },
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
  // Somebody else's, who was never in step with the account on this device: theirs waits under their own name.
  isThere: (dish) => dish.member !== member,
  onRefused: ({ id }, sentence) => refusals.set(id, sentence),
  nameOf: ({ title }) => title,
})
