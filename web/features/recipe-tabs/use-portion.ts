// Ingredients and steps for the chosen servings and units. The conversion code is loaded on first use, because most
// readers don't change them.
import { useEffect, useState } from 'react'
import type { Portion, RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { notify } from '#web/ui/toast-store.ts'

type Arithmetic = typeof import('#domain/recipe/ingredient-lines.ts')

const arithmetic = () => import('#domain/recipe/ingredient-lines.ts')

export function usePortion(recipe: RecipeDetail, portion: Portion) {
  const [loaded, setLoaded] = useState<Arithmetic | null>(null)
  const asWritten = portion.system === null && portion.servings === recipe.servings
  const needed = !asWritten && loaded === null

  useEffect(() => {
    if (!needed) return
    arithmetic().then(setLoaded, () =>
      notify('We couldn’t change the amounts. Check your connection and try again.', { tone: 'danger' }),
    )
  }, [needed])

  if (asWritten || !loaded) return { lines: recipe.written.lines, steps: recipe.steps }
  return { lines: loaded.ingredientLines(recipe, portion), steps: loaded.portionedSteps(recipe, portion) }
}
