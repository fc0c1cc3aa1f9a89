// A person's own recipes, stored on this device.
import { type CustomRecipe, customRecipe, newRecipeId, type RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { readCustomRecipes } from '#domain/recipe/saved-custom-recipes.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { DEVICE_KEYS } from '#domain/sync/device-state.ts'
import { deviceOwner } from '#web/device/device-owner.ts'
import { createDeviceStore } from '#web/device/device-store.ts'
import { notify } from '#web/ui/toast-store.ts'

/** Enough to decide and to find the button. */
const READING_MS = 30_000

interface CustomRecipes {
  recipes: CustomRecipe[]
  /** Returns the new recipe's number. With `basedOn`, it is somebody's version of another recipe. */
  add: (draft: RecipeDraft, basedOn?: CustomRecipe['basedOn']) => RecipeId
  /** A whole collection, saved once. */
  addAll: (drafts: readonly RecipeDraft[]) => RecipeId[]
  remove: (id: RecipeId) => void
  removeAll: (ids: readonly RecipeId[]) => void
  /** Saves an edited recipe, or one that had been removed. */
  put: (recipe: CustomRecipe) => void
  byId: (id: RecipeId) => CustomRecipe | undefined
}

export const useCustomRecipes = createDeviceStore<CustomRecipes, Pick<CustomRecipes, 'recipes'>>(
  (set, get) => ({
    recipes: [],
    add: (draft, basedOn) => {
      const id = newRecipeId(Date.now(), Math.random, (taken) => get().recipes.some((recipe) => recipe.id === taken))
      set(({ recipes }) => ({ recipes: [...recipes, { ...customRecipe(draft, id), ...(basedOn && { basedOn }) }] }))
      return id
    },
    addAll: (drafts) => {
      const taken = new Set<number>(get().recipes.map(({ id }) => id))
      const fresh = drafts.map((draft) => {
        const id = newRecipeId(Date.now(), Math.random, (number) => taken.has(number))
        taken.add(id)
        return customRecipe(draft, id)
      })
      set(({ recipes }) => ({ recipes: [...recipes, ...fresh] }))
      return fresh.map(({ id }) => id)
    },
    remove: (id) => get().removeAll([id]),
    removeAll: (ids) => {
      const gone = new Set(ids)
      set(({ recipes }) => ({ recipes: recipes.filter(({ id }) => !gone.has(id)) }))
    },
    put: (recipe) =>
      set(({ recipes }) => ({
        recipes: recipes.some(({ id }) => id === recipe.id)
          ? recipes.map((one) => (one.id === recipe.id ? recipe : one))
          : [...recipes, recipe],
      })),
    byId: (id) => get().recipes.find((recipe) => recipe.id === id),
  }),
  {
    name: DEVICE_KEYS.customRecipes,
    read: (saved) => {
      const { value, rejected } = readCustomRecipes(saved)
      return { value: { recipes: value }, rejected }
    },
    pick: ({ recipes }) => ({ recipes }),
    list: { items: ({ recipes }) => recipes, of: (recipes) => ({ recipes: recipes as CustomRecipe[] }) }, // as `read` returned them
    onFull: tellFull,
  },
)

/** Without an account, a file is the only copy of what doesn't fit. */
function tellFull(message: string) {
  const save = async () => {
    try {
      const { exportRecipes } = await import('#web/device/export-recipes.ts')
      await exportRecipes(useCustomRecipes.getState().recipes, 'json-ld')
    } catch {
      notify('The download failed. Check your connection and try again.', { tone: 'danger' })
    }
  }
  const action = deviceOwner() ? undefined : { label: 'Download Your Recipes', onSelect: save }
  notify(message, { tone: 'danger', action, durationMs: action && READING_MS })
}
