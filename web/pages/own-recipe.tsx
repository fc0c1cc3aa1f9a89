// The page of a recipe that lives on this device; loaded only for one.
import type { ReactNode } from 'react'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { useCustomRecipes } from '#web/features/custom-recipes/custom-recipes-store.ts'
import { OwnRecipeActions } from '#web/features/custom-recipes/own-recipe-actions.tsx'
import { useOwnRecipe } from '#web/features/custom-recipes/use-own-recipe.ts'
import { withLines } from '#web/features/recipe-detail/ingredient-lines.ts'
import { countText } from '#web/ui/format.ts'
import { RecipeArticle } from './recipe-article.tsx'

/** Looked up on the device; what is missing there is missing. */
export function OwnRecipe({ id, missing }: { id: number; missing: ReactNode }) {
  const recipe = useCustomRecipes(({ recipes }) => recipes.find((own) => own.id === id))
  return recipe ? <ShownRecipe recipe={recipe} /> : missing
}

function ShownRecipe({ recipe }: { recipe: CustomRecipe }) {
  const { view, uncounted } = useOwnRecipe(recipe)
  const note =
    uncounted > 0 && view.hasNutrition
      ? `${countText(uncounted, 'ingredient is', 'ingredients are')} not known to us and not counted.`
      : ''
  return (
    <RecipeArticle
      recipe={withLines(view)}
      own={{ actions: <OwnRecipeActions recipe={recipe} />, nutritionNote: note }}
    />
  )
}
