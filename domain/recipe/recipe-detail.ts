// A recipe as its page receives it, with ingredient lines already formatted.
import type { MeasureSystem } from '#domain/kitchen/kitchen-units.ts'
import type { Recipe } from './recipe-view.ts'

export interface IngredientLine {
  name: string
  /** "1½ cups"; '' for "to taste". */
  measure: string
  /** "finely chopped"; '' when there is nothing to say. */
  note: string
}

export interface RecipeDetail extends Recipe {
  written: {
    lines: IngredientLine[]
    /** The system in which most of its measured ingredients are written. */
    system: MeasureSystem
  }
}

export interface Portion {
  servings: number
  /** Null: as the recipe is written. */
  system: MeasureSystem | null
}
