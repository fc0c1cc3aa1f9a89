// The modal of suggested recipes for one slot. Its suggestions are asked for only once it is open.
import { useQuery } from '@tanstack/react-query'
import { Shuffle } from 'lucide-react'
import { useState } from 'react'
import type { Diet } from '#domain/nutrition/diets.ts'
import { MEAL_SLOT_NAMES, type MealSlot } from '#domain/plan/meal-slots.ts'
import { pictureSources } from '#domain/recipe/recipe-view.ts'
import { formatDay } from '#domain/time/calendar.ts'
import type { RecipeCard } from '#web/data/recipe-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { minutesText, wholeNumber } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { suggestionsQuery } from './suggestions.ts'

interface ChooseRecipeDialogProps {
  slot: { date: string; mealType: MealSlot }
  /** The member's own, as far as the provider knows it. */
  diet: Diet | null
  pending: boolean
  /** Why the last choice was not saved. */
  problem: string | null
  onChoose: (recipe: RecipeCard) => void
  onClose: () => void
}

export function ChooseRecipeDialog({ slot, diet, pending, problem, onChoose, onClose }: ChooseRecipeDialogProps) {
  const [round, setRound] = useState(0)
  const suggestions = useQuery(suggestionsQuery(slot.mealType, diet, round))
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={`Add ${MEAL_SLOT_NAMES[slot.mealType].toLowerCase()} for ${formatDay(slot.date, 'long')}`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="secondary"
            icon={<Shuffle className="size-4" />}
            disabled={pending}
            loading={suggestions.isFetching}
            onClick={() => setRound(round + 1)}
          >
            Other suggestions
          </Button>
        </>
      }
    >
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      {suggestions.isPending && (
        <Loading label="Loading suggestions" className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {Array.from('abcdefghijkl', (row) => (
            <Skeleton key={row} className="h-20 rounded-lg" />
          ))}
        </Loading>
      )}
      {suggestions.isError && (
        <Notice tone="danger" role="alert">
          <p>The suggestions could not be loaded.</p>
          <Button size="sm" variant="secondary" className="mt-3" onClick={() => suggestions.refetch()}>
            Try again
          </Button>
        </Notice>
      )}
      {suggestions.data && (
        <ul aria-label="Suggested recipes" className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {suggestions.data.map((recipe) => (
            <li key={recipe.id}>
              <Suggestion recipe={recipe} pending={pending} onChoose={() => pending || onChoose(recipe)} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function Suggestion(props: { recipe: RecipeCard; pending: boolean; onChoose: () => void }) {
  const { recipe, pending, onChoose } = props
  return (
    <button
      type="button"
      aria-disabled={pending || undefined}
      onClick={onChoose}
      className="flex h-full w-full items-center gap-3 rounded-lg border border-line bg-surface p-2 text-left transition-colors hover:border-leaf hover:bg-leaf-soft aria-disabled:opacity-55"
    >
      <Picture
        {...pictureSources(recipe)}
        sizes="6rem"
        alt=""
        width={96}
        height={64}
        className="aspect-3/2 w-24 shrink-0 rounded-md"
      />
      <span className="min-w-0">
        <span className="line-clamp-2 font-semibold text-sm">{recipe.title}</span>
        <span className="text-muted text-xs tabular-nums">
          {wholeNumber(recipe.nutrition.calories)} kcal · {minutesText(recipe.readyInMinutes)}
        </span>
      </span>
    </button>
  )
}
