import { useState } from 'react'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { recipeChanges } from '#domain/recipe/recipe-changes.ts'
import { recipeContent } from '#domain/recipe/recipe-versions.ts'
import { isCustomRecipeId } from '#domain/recipe-id.ts'
import { paths } from '#web/router/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useCustomRecipes } from './custom-recipes-store.ts'
import { changeCount, VersionsDialog } from './versions-dialog.tsx'

/** Which recipe this one is a version of, and how far from it. */
export function RecipeOrigin({ recipe }: { recipe: CustomRecipe }) {
  const { basedOn } = recipe
  const [open, setOpen] = useState(false)
  const isGone = useCustomRecipes(
    ({ recipes }) => basedOn && isCustomRecipeId(basedOn.id) && !recipes.some(({ id }) => id === basedOn.id),
  )
  if (!basedOn) return null
  const { id, recipe: original } = basedOn
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-lg bg-leaf-soft px-4 py-1.5 text-leaf-ink text-sm">
      <p className="wrap-anywhere min-w-0 grow">
        Your version of{' '}
        {isGone ? (
          original.title
        ) : (
          <TextLink to={paths.recipe(id)} className="text-leaf-ink">
            {original.title}
          </TextLink>
        )}
        , {changeCount(recipeChanges(original, recipeContent(recipe)))}
      </p>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)} className="-mr-3 text-leaf-ink">
        See Changes
      </Button>
      {open && <VersionsDialog recipe={recipe} fromOriginal onClose={() => setOpen(false)} />}
    </div>
  )
}
