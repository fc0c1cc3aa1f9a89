import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { ExportMenu } from '#web/features/recipe-export/export-menu.tsx'
import { PublicLink } from '#web/features/recipe-links/public-link.tsx'

/** What can be done with an own recipe besides editing: take it along, share it. */
export function OwnRecipeExtras({ recipe }: { recipe: CustomRecipe }) {
  return (
    <>
      <ExportMenu label="Export" recipes={[recipe]} />
      <PublicLink recipe={recipe} />
    </>
  )
}
