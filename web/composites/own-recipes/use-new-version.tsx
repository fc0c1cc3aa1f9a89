// The recipe that "Edit My Version" starts with.
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { CustomRecipe } from '#domain/recipe/custom-recipe.ts'
import { myVersion } from '#domain/recipe/my-version.ts'
import { isCustomRecipeId, type RecipeId, recipeId } from '#domain/recipe-id.ts'
import { recipeQueries } from '#web/data/recipe-queries.ts'
import { FailureNotice } from '#web/ui/failure-notice.tsx'

interface NewVersion {
  basedOn: CustomRecipe['basedOn']
  isPending: boolean
  /** What the unfinished version is saved under. */
  draftName: string
  /** Shown instead of the form if the recipe couldn't be loaded. */
  problem: ReactNode
}

/** Null unless the address names a recipe to make a version of. */
export function useNewVersion(wanted: string | null): NewVersion | null {
  const given = recipeId(wanted)
  const id = given !== null && !isCustomRecipeId(given) ? given : null
  // Not asked for without an id.
  const query = useQuery({ ...recipeQueries.one(id ?? (1 as RecipeId)), enabled: id !== null })
  const recipe = query.data
  const basedOn = useMemo(() => recipe && { id: recipe.id, recipe: myVersion(recipe) }, [recipe])
  if (id === null) return null
  return {
    basedOn: basedOn ?? undefined,
    isPending: !basedOn,
    draftName: `version of ${id}`,
    problem:
      query.isError || recipe === null ? (
        <FailureNotice text="We couldn’t load the recipe." error={query.error} onRetry={query.refetch} />
      ) : null,
  }
}
