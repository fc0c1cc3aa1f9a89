// The foods of a shopping list, as small as they go over the wire: where each stands, what it weighs, what it costs.
import type { StoreFood } from '#domain/shopping/store.ts'
import type { FoodTable } from './food-table.ts'

/** Foods by aisle. What is not said is usual: all of it is eaten, it is not a liquid, it has no price. */
export function storeFoods(foods: FoodTable) {
  const aisles: Record<string, (Partial<StoreFood> & { names: string[] })[]> = {}
  for (const food of foods.byId.values()) {
    if (food.traits === null) continue // USDA's long names are not what stands on a shopping list
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
