// Foods for the shopping list in a compact format: aisle, weights and price.
import type { StoreFood } from '#domain/shopping/store.ts'
import type { FoodTable } from './food-table.ts'

/** Foods by aisle. Defaults are omitted: fully edible, not a liquid, no price. */
export function storeFoods(foods: FoodTable) {
  const aisles: Record<string, (Partial<StoreFood> & { names: string[] })[]> = {}
  for (const food of foods.byId.values()) {
    if (food.traits === null) continue // USDA's names are too long for a shopping list
    aisles[food.aisle] ??= []
    aisles[food.aisle]?.push({
      names: [food.name, ...food.aliases],
      grams: food.grams,
      ...(food.pieceName && { pieceName: food.pieceName }),
      ...(food.edibleShare !== undefined && food.edibleShare !== 1 && { edibleShare: food.edibleShare }),
      ...(food.priceCentsPer100g !== null && { priceCentsPer100g: food.priceCentsPer100g }),
      ...(food.liquid && { liquid: true }),
    })
  }
  return aisles
}
