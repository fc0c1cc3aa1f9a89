import { groupByRecipe, purchased, type ShoppingItem, toBuy } from '#domain/shopping/shopping.ts'
import { ItemsByRecipe } from './items-by-recipe.tsx'
import { ItemsToBuy } from './items-to-buy.tsx'
import { PurchasedItems } from './purchased-items.tsx'

/** Counts what was bought too, so that rows don't change their height in the store. */
const LONG = 40

/** The whole list: to buy, purchased, and by recipe. */
export function ShoppingList({ items }: { items: ShoppingItem[] }) {
  const isLong = items.length > LONG
  return (
    <div className="grid grid-cols-1 gap-6">
      <ItemsToBuy items={toBuy(items)} severalRecipes={groupByRecipe(items).length > 1} isLong={isLong} />
      <PurchasedItems items={purchased(items)} isLong={isLong} />
      <ItemsByRecipe items={toBuy(items)} />
    </div>
  )
}
