// Recipes that a person wrote, kept on this device.
import { type CustomRecipe, customRecipe, newRecipeId, type RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { readCustomRecipes } from '#domain/recipe/saved-custom-recipes.ts'
import { DEVICE_KEYS } from '#domain/sync/device-state.ts'
import { createDeviceStore } from '#web/device/device-store.ts'
import { notify } from '#web/ui/toast-store.ts'

interface CustomRecipes {
  recipes: CustomRecipe[]
  /** Returns the new recipe's number. */
  add: (draft: RecipeDraft) => number
  update: (id: number, draft: RecipeDraft) => void
  remove: (id: number) => void
  /** Takes a removal back. */
  restore: (recipe: CustomRecipe) => void
  byId: (id: number) => CustomRecipe | undefined
}

export const useCustomRecipes = createDeviceStore<CustomRecipes, Pick<CustomRecipes, 'recipes'>>(
  (set, get) => ({
    recipes: [],
    add: (draft) => {
      const id = newRecipeId(Date.now(), Math.random, (taken) => get().byId(taken) !== undefined)
      set(({ recipes }) => ({ recipes: [...recipes, customRecipe(draft, id)] }))
      return id
    },
    update: (id, draft) =>
      set(({ recipes }) => ({
        recipes: recipes.map((recipe) => (recipe.id === id ? customRecipe(draft, id) : recipe)),
      })),
    remove: (id) => set(({ recipes }) => ({ recipes: recipes.filter((recipe) => recipe.id !== id) })),
    restore: (recipe) => set(({ recipes }) => ({ recipes: [...recipes.filter(({ id }) => id !== recipe.id), recipe] })),
    byId: (id) => get().recipes.find((recipe) => recipe.id === id),
  }),
  {
    name: DEVICE_KEYS.customRecipes,
    read: (saved) => {
      const { value, rejected } = readCustomRecipes(saved)
      return { value: { recipes: value }, rejected }
    },
    pick: ({ recipes }) => ({ recipes }),
    onFull: (message) => notify(message, { tone: 'danger' }),
  },
)
