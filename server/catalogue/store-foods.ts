// Foods for the shopping list in a compact format: aisle, weights and price.
import type { StoreFood } from '#domain/shopping/store.ts'
import type { FoodTable } from './food-table.ts'
import type { LookupFood } from './lookup-food.ts'
import { soldAsTable } from './sold-as-table.ts'

/** Foods by aisle. Defaults are omitted: fully edible, not a liquid, no price. */
export function storeFoods(foods: FoodTable) {
  const aisles: Record<string, (Partial<Omit<StoreFood, 'soldAs'>> & { names: string[]; soldAs: string })[]> = {}
  const soldAs = soldAsTable()
  for (const food of foods.byId.values()) {
    if (food.traits === null) continue // USDA's names are too long for a shopping list
    aisles[food.aisle] ??= []
    aisles[food.aisle]?.push({
      names: [food.name, ...food.aliases],
      grams: food.grams,
      soldAs: soldAs({ ...food, pieceName: food.pieceName ?? '' }),
      ...(food.pieceName && { pieceName: food.pieceName }),
      ...(food.edibleShare !== undefined && food.edibleShare !== 1 && { edibleShare: food.edibleShare }),
      ...(food.priceCentsPer100g !== null && { priceCentsPer100g: food.priceCentsPer100g }),
      ...(food.liquid && { liquid: true }),
      ...boughtAs(food, foods),
    })
  }
  return aisles
}

/**
 * A piece of lemon juice is the juice of one lemon. Cooking adds only water to rice and beans, so they were cooked from
 * the amount of dry food with the same energy.
 */
function boughtAs(food: LookupFood, foods: FoodTable): Pick<StoreFood, 'boughtAs'> {
  const bought = food.boughtAs ? foods.exactly(food.boughtAs) : null
  if (!bought) return {}
  const isPartOf = food.pieceName === bought.name
  const gramsPerGram = isPartOf
    ? (bought.grams.piece ?? 0) / (food.grams.piece ?? Number.POSITIVE_INFINITY)
    : (food.nutrients.calories ?? 0) / (bought.nutrients.calories ?? Number.POSITIVE_INFINITY)
  return { boughtAs: { name: bought.name, gramsPerGram: Math.round(gramsPerGram * 1000) / 1000 } }
}
