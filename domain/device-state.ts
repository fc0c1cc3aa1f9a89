// What the device remembers, read back with care: garbage in a key never breaks a page. The good part is kept, and
// `rejected` tells the store to put the whole text aside under another key before it writes its own.
import type { CustomIngredient, CustomRecipe } from './custom-recipe.ts'
import type { ShoppingItem } from './shopping.ts'

export const DEVICE_KEYS = {
  favourites: 'favorite-recipes',
  shoppingList: 'shopping-list',
  customRecipes: 'custom-recipes',
  auth: 'auth-storage',
} as const

export const rejectedKey = (key: string): string => `${key}.rejected`

export interface Restored<Value> {
  value: Value
  /** True when something had to be left out. */
  rejected: boolean
}
export type DeviceReader<Value> = (saved: unknown) => Restored<Value>

type Fields = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const own = (fields: Fields, name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined)
const isText = (value: unknown): value is string => typeof value === 'string'
const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0

/** The field in a saved store ({ state: { items: [...] }, version }), or the bare value. */
function savedField(saved: unknown, names: readonly string[]): unknown {
  if (!isObject(saved)) return saved
  const state = own(saved, 'state')
  const holder = isObject(state) ? state : saved
  const name = names.find((candidate) => Object.hasOwn(holder, candidate))
  if (name !== undefined) return own(holder, name)
  // A store that holds nothing yet is fine; an object of something else is not ours.
  return isObject(state) && Object.keys(state).length === 0 ? undefined : saved
}

function restoreList<Item>(
  saved: unknown,
  names: readonly string[],
  readItem: (value: unknown) => Item | null,
  identity: (item: Item) => unknown,
): Restored<Item[]> {
  const list = savedField(saved, names)
  if (list === undefined || list === null) return { value: [], rejected: false }
  if (!Array.isArray(list)) return { value: [], rejected: true }
  const kept = new Map<unknown, Item>()
  let rejected = false
  for (const entry of list) {
    const item = readItem(entry)
    if (item === null || kept.has(identity(item))) rejected = true
    else kept.set(identity(item), item)
  }
  return { value: [...kept.values()], rejected }
}

function readId(value: unknown): number | null {
  const id = isText(value) && /^[1-9]\d{0,15}$/.test(value) ? Number(value) : value
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null
}

function readShoppingItem(value: unknown): ShoppingItem | null {
  if (!isObject(value)) return null
  const [id, name, amount, unit, checked] = ['id', 'name', 'amount', 'unit', 'checked'].map((key) => own(value, key))
  if (!isText(id) || id === '' || !isText(name) || name.trim() === '') return null
  if (!isAmount(amount) || !isText(unit) || typeof checked !== 'boolean') return null
  const item: ShoppingItem = { id, name, amount, unit, checked }
  const recipeId = own(value, 'recipeId')
  const recipeTitle = own(value, 'recipeTitle')
  if (isText(recipeId) || typeof recipeId === 'number') item.recipeId = String(recipeId)
  if (isText(recipeTitle)) item.recipeTitle = recipeTitle
  return item
}

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

export interface DeviceUser {
  id: string
  email: string
}

function readUser(value: unknown): DeviceUser | null {
  if (!isObject(value)) return null
  const [id, email] = [own(value, 'id'), own(value, 'email')]
  return isText(id) && id !== '' && isText(email) ? { id, email } : null
}

export const readFavourites: DeviceReader<number[]> = (saved) =>
  restoreList(saved, ['favorites', 'favourites', 'ids'], readId, (id) => id)

export const readShoppingItems: DeviceReader<ShoppingItem[]> = (saved) =>
  restoreList(saved, ['items'], readShoppingItem, ({ id }) => id)

export const readCustomRecipes: DeviceReader<CustomRecipe[]> = (saved) =>
  restoreList(saved, ['recipes', 'customRecipes'], readCustomRecipe, ({ id }) => id)

/** Only who is signed in; the session itself belongs to the backend's client. */
export const readAuthUser: DeviceReader<DeviceUser | null> = (saved) => {
  const user = savedField(saved, ['user'])
  if (user === undefined || user === null) return { value: null, rejected: false }
  const value = readUser(user)
  return { value, rejected: value === null }
}

/** The text of a storage key; a missing key is an empty start, a text that is no JSON is rejected. */
export function readDeviceText<Value>(text: string | null, read: DeviceReader<Value>): Restored<Value> {
  if (text === null) return read(undefined)
  try {
    return read(JSON.parse(text))
  } catch {
    return { value: read(undefined).value, rejected: true }
  }
}
