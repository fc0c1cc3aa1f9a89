import type { SeenText } from '#domain/exchange/seen-text.ts'
import type { RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import type { SmallPhoto } from '#web/device/photo-database.ts'

/** An imported recipe that isn't saved yet. */
export interface FoundRecipe {
  draft: RecipeDraft
  remarks: string[]
  photo: SmallPhoto | null
}

export interface Unreadable {
  name: string
  reason: string
  /** What a person could mark the recipe in. */
  seen?: SeenText
  /** A web address, which can be tried again. */
  isAddress?: true
}

export type WorkerMessage =
  | { type: 'recipes'; recipes: FoundRecipe[]; done: number; total: number }
  | ({ type: 'unreadable' } & Unreadable)
  | { type: 'end' }
