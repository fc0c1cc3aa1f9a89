import { groupByRecipe, purchased, type ShoppingItem, toBuy } from '#domain/shopping/shopping.ts'
import { ItemsByRecipe } from './items-by-recipe.tsx'
import { ItemsToBuy } from './items-to-buy.tsx'
import { PurchasedItems } from './purchased-items.tsx'

/** The whole list: to buy, by recipe, and purchased. */
export function ShoppingList({ items }: { items: ShoppingItem[] }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <ItemsToBuy items={toBuy(items)} severalRecipes={groupByRecipe(items).length > 1} />
      <ItemsByRecipe items={toBuy(items)} />
      <PurchasedItems items={purchased(items)} />
    </div>
  )
}
