// The tracked foods of a visitor who goes to sign in: stored in the tab's session storage and restored once.
import { objectOf, objectsOf, positive, textOf } from '#domain/json.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import type { FoundFood } from './food-queries.ts'

const KEY = 'tracked-foods'

export interface Tracked {
  food: FoundFood
  servings: number
}

export function keepTracked(foods: readonly Tracked[]) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ foods }))
  } catch {
    // No storage: they are lost with the page.
  }
}

export function takeTracked(): Tracked[] {
  try {
    const saved = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return objectsOf(objectOf(JSON.parse(saved ?? 'null')).foods).map(readTracked)
  } catch {
    return [] // storage is blocked or unreadable
  }
}

function readTracked(saved: Record<string, unknown>): Tracked {
  const food = objectOf(saved.food)
  return {
    servings: positive(saved.servings) || 1,
    food: {
      name: textOf(food.name),
      calories: positive(food.calories),
      protein: positive(food.protein),
      carbs: positive(food.carbs),
      fat: positive(food.fat),
      gramsPerServing: positive(food.gramsPerServing) || null,
      foodId: textOf(food.foodId),
      nutrients: objectOf(food.nutrients) as Nutrients, // the database checks every key and number
    },
  }
}
