import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { ExportMenu } from '#web/features/recipe-export/export-menu.tsx'
import { PublicLink } from '#web/features/recipe-links/public-link.tsx'

/** More actions for an own recipe: export and share. */
export function OwnRecipeExtras({ recipe }: { recipe: CustomRecipe }) {
  return (
    <>
      <ExportMenu label="Export" recipes={[recipe]} />
      <PublicLink recipe={recipe} />
    </>
  )
}
