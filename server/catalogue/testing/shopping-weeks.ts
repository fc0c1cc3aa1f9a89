// What 200 households cook in a week, planned by scripts/shopping-weeks.ts: "us Vegan 1,1 90001203*4 90000340*2".
import { readFileSync } from 'node:fs'
import type { MeasureSystem } from '#domain/kitchen/kitchen-units.ts'
import { shoppingDrafts } from '#domain/recipe/ingredient-lines.ts'
import { recipeFromProvider } from '#domain/recipe/recipe-view.ts'
import { readStore } from '#domain/shopping/read-store.ts'
import type { ShoppingItem } from '#domain/shopping/shopping.ts'
import { withRecipe } from '#domain/shopping/shopping.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { storeFoods } from '#server/catalogue/store-foods.ts'

export const WEEKS_FILE = new URL('./shopping-weeks.txt', import.meta.url)

export interface ShoppingWeek {
  title: string
  system: MeasureSystem
  items: ShoppingItem[]
}

export const storeOf = ({ foods }: Catalogue) => readStore(JSON.parse(JSON.stringify(storeFoods(foods))))

/** The weeks as the items that Shop This Week puts on the list. */
export function shoppingWeeks(catalogue: Catalogue): ShoppingWeek[] {
  return readFileSync(WEEKS_FILE, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [written = '', diet = '', eaters = '', ...dishes] = line.split(' ')
      const system = written === 'us' ? 'us' : 'metric'
      let count = 0
      const items = dishes.reduce<ShoppingItem[]>((list, dish) => {
        const [id, servings] = dish.split('*').map(Number)
        const recipe = recipeFromProvider(catalogue.byId.get(id ?? 0)?.plain)
        if (!recipe) throw new Error(`There is no recipe ${dish}.`)
        const drafts = shoppingDrafts(recipe, { servings: servings ?? 1, system })
        return withRecipe(list, recipe, drafts, () => `${++count}`)
      }, [])
      return { title: `${diet}, ${eaters}, ${system}`, system, items }
    })
}
