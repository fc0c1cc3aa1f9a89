import { type DeviceReader, isAmount, isObject, isText, own, readId, restoreList } from '#domain/sync/saved-list.ts'
import type { CustomIngredient, CustomRecipe } from './custom-recipe.ts'

function readIngredient(value: unknown): CustomIngredient | null {
  if (!isObject(value)) return null
  const [name, amount, unit] = ['name', 'amount', 'unit'].map((key) => own(value, key))
  return isText(name) && isAmount(amount) && isText(unit) ? { name, amount, unit } : null
}

const textList = (value: unknown): string[] | null => (Array.isArray(value) && value.every(isText) ? [...value] : null)

function readCustomRecipe(value: unknown): CustomRecipe | null {
  if (!isObject(value)) return null
  const id = readId(own(value, 'id'))
  const [title, image, instructions] = ['title', 'image', 'instructions'].map((key) => own(value, key))
  const [readyInMinutes, servings] = ['readyInMinutes', 'servings'].map((key) => own(value, key))
  const cuisines = textList(own(value, 'cuisines'))
  const diets = textList(own(value, 'diets'))
  const rows = own(value, 'ingredients')
  const ingredients = Array.isArray(rows) ? rows.map(readIngredient) : null
  if (id === null || !isText(title) || title.trim() === '' || !isText(image) || !isText(instructions)) return null
  if (!isAmount(readyInMinutes) || !isAmount(servings) || servings < 1 || !cuisines || !diets) return null
  if (!ingredients?.every((ingredient) => ingredient !== null)) return null
  return { id, title, image, readyInMinutes, servings, cuisines, diets, instructions, ingredients, isCustom: true }
}

export const readCustomRecipes: DeviceReader<CustomRecipe[]> = (saved) =>
  restoreList(saved, ['recipes', 'customRecipes'], readCustomRecipe, ({ id }) => id)
