// A recipe stored on this device, on its own page. Loaded only for such a recipe.
import type { ReactNode } from 'react'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { withLines } from '#domain/recipe/ingredient-lines.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { useLoaded } from '#web/device/use-loaded.ts'
import { useCustomRecipes } from './custom-recipes-store.ts'
import { OwnRecipeActions } from './own-recipe-actions.tsx'
import { RecipeDetails } from './recipe-details.tsx'
import { RecipeOrigin } from './recipe-origin.tsx'
import { useOwnRecipe } from './use-own-recipe.ts'

interface OwnRecipeProps {
  id: RecipeId
  missing: ReactNode
  /** More buttons next to Edit and Delete. */
  extras?: (recipe: CustomRecipe) => ReactNode
  /** The consequences of deleting it, shown before it is deleted. */
  deletion?: ReactNode
  /** Shows the recipe, with its owner's buttons, the recipe it is a version of, and the stars it came with. */
  children: (recipe: RecipeDetail, actions: ReactNode, origin: ReactNode, stars: number | null) => ReactNode
}

export function OwnRecipe({ id, missing, extras, deletion, children }: OwnRecipeProps) {
  const recipe = useCustomRecipes(({ recipes }) => recipes.find((own) => own.id === id))
  const loaded = useLoaded(useCustomRecipes)
  if (!recipe) return loaded && missing
  return (
    <ShownRecipe recipe={recipe} extras={extras} deletion={deletion}>
      {children}
    </ShownRecipe>
  )
}

function ShownRecipe({
  recipe,
  extras,
  deletion,
  children,
}: { recipe: CustomRecipe } & Pick<OwnRecipeProps, 'extras' | 'deletion' | 'children'>) {
  return children(
    withLines(useOwnRecipe(recipe)),
    <OwnRecipeActions recipe={recipe} extras={extras?.(recipe)} deletion={deletion} />,
    <>
      <RecipeOrigin recipe={recipe} />
      <RecipeDetails about={recipe.about} />
    </>,
    recipe.about?.rating ?? null,
  )
}
