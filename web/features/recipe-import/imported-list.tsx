// The recipes found, for review before saving. Duplicates are marked and left out unless wanted.

import { useEffect, useMemo, useState } from 'react'
import { knownRecipes } from '#domain/exchange/duplicates.ts'
import { piecesCounted } from '#domain/exchange/recipe-yield.ts'
import { servingsText } from '#domain/kitchen/servings-text.ts'
import { MOST_ROWS } from '#domain/limits.ts'
import { checkRecipeDraft, type RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { inSlices } from '#web/device/slices.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { countText, minutesText, wholeNumber } from '#web/ui/format.ts'
import type { FoundRecipe, Unreadable } from './found-recipe.ts'
import { PhotoThumb } from './photo-thumb.tsx'

const ROWS_AT_ONCE = 50

interface ImportedListProps {
  recipes: readonly FoundRecipe[]
  unreadable: readonly Unreadable[]
  /** Recipes already on this device. */
  kept: readonly RecipeDraft[]
  onReview: (recipe: FoundRecipe) => void
  /** `isAll`: those left out are duplicates. */
  onKeep: (recipes: readonly FoundRecipe[], isAll: boolean) => void
  /** For web addresses that couldn't be read. */
  onRetry?: () => void
}

export function ImportedList({ recipes, unreadable, kept, onReview, onKeep, onRetry }: ImportedListProps) {
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  const [withDuplicates, setWithDuplicates] = useState(false)
  const rows = useRows(recipes, kept)
  const duplicates = rows.filter(({ duplicate }) => duplicate).length
  const unfinished = rows.filter(({ complete }) => !complete).length
  const wanted = rows.filter(({ complete, duplicate }) => complete && (withDuplicates || !duplicate))
  const ready = wanted.slice(0, Math.max(0, MOST_ROWS.custom_recipes - kept.length))
  const tooMany = wanted.length - ready.length
  const pieces = useMemo(() => recipes.flatMap(({ draft }) => piecesOf(draft) || []), [recipes])

  return (
    <section aria-label="Recipes found" className="grid gap-4 rounded-lg bg-sunken p-4">
      {recipes.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="font-semibold">
            {countText(recipes.length, 'recipe')} found
            {duplicates > 0 && `, ${duplicates} you already have`}
            {unfinished > 0 && `, ${unfinished} to complete`}
          </p>
          <Button
            disabled={ready.length === 0}
            onClick={() =>
              onKeep(
                ready.map(({ recipe }) => recipe),
                unfinished + tooMany === 0,
              )
            }
          >
            {`Add ${countText(ready.length, 'recipe')}`}
          </Button>
        </div>
      )}
      {tooMany > 0 && (
        <p className="text-sm">
          {`You can have ${wholeNumber(MOST_ROWS.custom_recipes)} recipes of your own. ${countText(tooMany, 'recipe')} won’t fit.`}
        </p>
      )}
      {pieces.length > 0 && (
        <p className="text-sm">
          {`${countText(pieces.length, 'recipe makes', 'recipes make')} pieces, such as “${pieces[0]}”. We count one piece as a serving. You can change Servings in each recipe.`}
        </p>
      )}
      {duplicates > 0 && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={withDuplicates}
            onChange={(event) => setWithDuplicates(event.target.checked)}
            className="size-5 accent-leaf"
          />
          Add duplicates too
        </label>
      )}
      {recipes.length > 0 && (
        <ul className="divide-y divide-line">
          {rows.slice(0, shown).map(({ recipe, duplicate, complete }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two recipes may have the same title
            <li key={place} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 sm:flex-nowrap sm:py-2">
              <PhotoThumb blob={recipe.photo?.blob ?? null} />
              <div className="min-w-0 flex-1 basis-44">
                <p className="wrap-anywhere font-semibold">{recipe.draft.title || 'Untitled'}</p>
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
                  {[
                    countText(recipe.draft.ingredients.length, 'ingredient'),
                    minutesText(recipe.draft.readyInMinutes),
                    servingsText(recipe.draft.servings),
                  ].join(' · ')}
                  {duplicate && <Badge tone="apricot">You have this</Badge>}
                  {!complete && <Badge tone="tomato">Needs a look</Badge>}
                </p>
              </div>
              <Button size="sm" variant="secondary" className="max-sm:ml-auto" onClick={() => onReview(recipe)}>
                Review
                <span className="sr-only"> {recipe.draft.title}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {shown < rows.length && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => setShown((count) => count + 4 * ROWS_AT_ONCE)}
        >
          {`Show More (${rows.length - shown} left)`}
        </Button>
      )}
      {unreadable.length > 0 && (
        <details open={onRetry !== undefined}>
          <summary className="min-h-9 font-semibold">
            {countText(unreadable.length, onRetry ? 'page' : 'file')} couldn’t be read
          </summary>
          <ul className="mt-2 grid gap-1 text-sm">
            {unreadable.map(({ name, reason }) => (
              <li key={`${name} ${reason}`} className="wrap-anywhere">
                {`${name}: ${reason}`}
              </li>
            ))}
          </ul>
          {onRetry && (
            <Button size="sm" variant="secondary" className="mt-3" onClick={onRetry}>
              Try Again
            </Button>
          )}
        </details>
      )}
    </section>
  )
}

const piecesOf = ({ about, servings }: RecipeDraft) => piecesCounted([about?.details?.Yield ?? ''], servings)

interface Row {
  recipe: FoundRecipe
  duplicate: boolean
  complete: boolean
}

/** In slices: 2,000 recipes take a second on a phone. */
function useRows(recipes: readonly FoundRecipe[], kept: readonly RecipeDraft[]): Row[] {
  const [rows, setRows] = useState<readonly Row[]>([])
  useEffect(() => {
    let isCurrent = true
    async function compare() {
      const known = knownRecipes()
      await inSlices(kept, (draft) => isCurrent && known.add(draft))
      const compared: Row[] = []
      await inSlices(recipes, (recipe) => {
        if (!isCurrent) return
        const duplicate = known.has(recipe.draft)
        if (!duplicate) known.add(recipe.draft)
        compared.push({ recipe, duplicate, complete: checkRecipeDraft(recipe.draft).ok })
      })
      if (isCurrent) setRows(compared)
    }
    compare()
    return () => {
      isCurrent = false
    }
  }, [recipes, kept])
  return useMemo(() => {
    const shown = new Set(recipes)
    return rows.filter(({ recipe }) => shown.has(recipe))
  }, [rows, recipes])
}
