import type { ImportedRecipe } from '#domain/exchange/recipe-import.ts'
import { Button } from '#web/ui/button.tsx'
import { countText } from '#web/ui/format.ts'

interface ImportedListProps {
  recipes: readonly ImportedRecipe[]
  onReview: (recipe: ImportedRecipe) => void
  onKeepAll: () => void
}

/** Several recipes at once: each can be looked over, or all kept as they are. */
export function ImportedList({ recipes, onReview, onKeepAll }: ImportedListProps) {
  return (
    <section aria-label="Recipes found" className="rounded-lg bg-sunken p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold">
          {countText(recipes.length, 'recipe')} found
        </p>
        <Button size="sm" onClick={onKeepAll}>
          Add all
        </Button>
      </div>
      <ul className="mt-3 divide-y divide-line">
        {recipes.map((recipe, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two recipes may have the same title
          <li key={place} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0 break-words">{recipe.draft.title || 'Without a title'}</span>
            <Button size="sm" variant="secondary" onClick={() => onReview(recipe)}>
              Review
              <span className="sr-only"> {recipe.draft.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
