// Puts imported recipes under the tags and into the collections they came with. The result undoes it.
import type { RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { fileUnder } from '#web/device/library-store.ts'

export interface Imported {
  id: RecipeId
  about: RecipeDraft['about']
}

export const fileImported = (imported: readonly Imported[]) =>
  fileUnder(
    new Map(imported.map(({ id, about }) => [id, { tags: about?.tags ?? [], collections: about?.collections ?? [] }])),
  )
