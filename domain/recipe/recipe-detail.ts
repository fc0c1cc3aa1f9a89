// A recipe as its page receives it, with formatted ingredient lines.
import type { MeasureSystem } from '#domain/kitchen/kitchen-units.ts'
import type { Recipe } from './recipe-view.ts'

export interface IngredientLine {
  name: string
  /** "1½ cups"; '' for "to taste". */
  measure: string
  /** "480 g drained", for cans; missing if unknown. */
  weight?: string
  /** "finely chopped"; '' if there is nothing to say. */
  note: string
}

export interface RecipeDetail extends Recipe {
  written: {
    lines: IngredientLine[]
    /** The system of most of its measured ingredients. */
    system: MeasureSystem
  }
}

export interface Portion {
  servings: number
  /** Null: as written in the recipe. */
  system: MeasureSystem | null
}
