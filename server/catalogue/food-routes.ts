// Our own questions about foods, beside the provider's: which food stands in which aisle.
import { Hono } from 'hono'
import type { FoodTable } from './food-table.ts'

export function foodRoutes(foods: FoodTable) {
  const aisles: Record<string, string[]> = {}
  for (const food of foods.byId.values()) {
    if (food.traits === null) continue // USDA's long names are not what stands on a shopping list
    aisles[food.aisle] ??= []
    aisles[food.aisle]?.push(food.name, ...food.aliases)
  }
  const json = JSON.stringify(aisles)
  return new Hono().get('/foods/aisles', (c) => {
    c.header('Cache-Control', 'public, max-age=86400')
    c.header('Content-Type', 'application/json; charset=utf-8')
    return c.body(json)
  })
}
