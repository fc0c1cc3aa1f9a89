// Which lists are saved on a device, and how the two simplest are read: valid parts are kept, and `rejected` tells the
// store to save the original text under another key before overwriting it.
import { isObject } from '#domain/json.ts'
import { type RecipeId, recipeId } from '#domain/recipe-id.ts'
import { type DeviceReader, isText, own, restoreList, savedField } from './saved-list.ts'

export const DEVICE_KEYS = {
  favorites: 'favorite-recipes',
  shoppingList: 'shopping-list',
  customRecipes: 'custom-recipes',
  pantry: 'pantry-items',
  recentFoods: 'recent-foods',
  auth: 'auth-storage',
} as const

export interface DeviceUser {
  id: string
  email: string
}

function readUser(value: unknown): DeviceUser | null {
  if (!isObject(value)) return null
  const [id, email] = [own(value, 'id'), own(value, 'email')]
  return isText(id) && id !== '' && isText(email) ? { id, email } : null
}

export const readFavorites: DeviceReader<RecipeId[]> = (saved) =>
  restoreList(saved, ['favorites', 'favourites', 'ids'], recipeId, (id) => id)

/** Only who is signed in; the backend's client stores the session itself. */
export const readAuthUser: DeviceReader<DeviceUser | null> = (saved) => {
  const user = savedField(saved, ['user'])
  if (user === undefined || user === null) return { value: null, rejected: false }
  const value = readUser(user)
  return { value, rejected: value === null }
}
