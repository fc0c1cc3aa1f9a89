import { isObject } from '#domain/json.ts'
import { recipeId } from '#domain/recipe-id.ts'
import { type DeviceReader, isAmount, isText, own, restoreList } from '#domain/sync/saved-list.ts'
import type { ShoppingItem } from './shopping.ts'

function readShoppingItem(value: unknown): ShoppingItem | null {
  if (!isObject(value)) return null
  const [id, name, amount, unit, checked] = ['id', 'name', 'amount', 'unit', 'checked'].map((key) => own(value, key))
  if (!isText(id) || id === '' || !isText(name) || name.trim() === '') return null
  if (!isAmount(amount) || !isText(unit) || typeof checked !== 'boolean') return null
  const item: ShoppingItem = { id, name, amount, unit, checked }
  const fromRecipe = recipeId(own(value, 'recipeId'))
  const recipeTitle = own(value, 'recipeTitle')
  if (fromRecipe !== null) item.recipeId = fromRecipe
  if (isText(recipeTitle)) item.recipeTitle = recipeTitle
  return item
}

export const readShoppingItems: DeviceReader<ShoppingItem[]> = (saved) =>
  restoreList(saved, ['items'], readShoppingItem, ({ id }) => id)
