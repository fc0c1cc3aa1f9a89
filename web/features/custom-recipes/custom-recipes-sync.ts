// Syncs the household's own recipes with the account.
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { readCustomRecipes } from '#domain/recipe/saved-custom-recipes.ts'
import { deviceList } from '#web/data/sync/device-list.ts'
import type { SyncedTable } from '#web/data/sync/synced-table.ts'
import { useCustomRecipes } from './custom-recipes-store.ts'
import { dropDrafts } from './recipe-draft.ts'
import { forgetRecipeFigures } from './recipe-figures.ts'

export const customRecipesSync: SyncedTable<CustomRecipe> = {
  table: 'custom_recipes',
  noun: ['recipe', 'recipes'],
  shared: true,
  movesAlong: true,
  list: deviceList(useCustomRecipes, {
    items: ({ recipes }): readonly CustomRecipe[] => recipes,
    patch: (recipes) => ({ recipes: [...recipes] }),
  }),
  order: ['created_at', 'id'],
  itemOf: ({ body }) => readCustomRecipes({ recipes: [body] }).value[0] ?? null,
  rowOf: (recipe) => ({ id: recipe.id, body: recipe }),
  keyOf: (id) => ({ id }),
  columnOf: () => 'body',
  nameOf: ({ title }) => title,
  onLeave() {
    forgetRecipeFigures()
    dropDrafts()
  },
}
