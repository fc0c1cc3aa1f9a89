// The modal of suggested recipes for one slot. Its suggestions are asked for only once it is open.
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '#domain/calendar.ts'
import { MEAL_SLOT_NAMES, type MealSlot } from '#domain/meal-slots.ts'
import { pictureSources } from '#domain/recipe-view.ts'
import { minutesText, wholeNumber } from '#web/lib/figures.ts'
import { type RecipeCard, recipeQueries } from '#web/lib/recipe-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const SUGGESTIONS = 12

interface ChooseRecipeDialogProps {
  slot: { date: string; mealType: MealSlot } | null
  pending: boolean
  onChoose: (recipe: RecipeCard) => void
  onClose: () => void
}

export function ChooseRecipeDialog({ slot, pending, onChoose, onClose }: ChooseRecipeDialogProps) {
  return (
    <Dialog
      open={slot !== null}
      onClose={onClose}
      title={slot ? `Add ${MEAL_SLOT_NAMES[slot.mealType].toLowerCase()} for ${formatDay(slot.date, 'long')}` : ''}
      actions={
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      {slot && <Suggestions pending={pending} onChoose={onChoose} />}
    </Dialog>
  )
}

function Suggestions({ pending, onChoose }: Pick<ChooseRecipeDialogProps, 'pending' | 'onChoose'>) {
  const suggestions = useQuery(recipeQueries.random(SUGGESTIONS))
  if (suggestions.isPending) {
    return (
      <Loading label="Loading suggestions" className="grid gap-2 sm:grid-cols-2">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <Skeleton key={row} className="h-20" />
        ))}
      </Loading>
    )
  }
  if (suggestions.isError) {
    return (
      <Notice tone="danger" role="alert">
        The suggestions could not be loaded.
        <Button size="sm" variant="secondary" className="ml-3" onClick={() => suggestions.refetch()}>
          Try again
        </Button>
      </Notice>
    )
  }
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {suggestions.data.map((recipe) => (
        <li key={recipe.id}>
          <button
            type="button"
            disabled={pending}
            onClick={() => onChoose(recipe)}
            className="flex w-full items-center gap-3 rounded-lg border border-line bg-surface p-2 text-left transition-colors hover:border-leaf hover:bg-leaf-soft disabled:opacity-55"
          >
            <img
              {...pictureSources(recipe)}
              sizes="6rem"
              alt=""
              width={96}
              height={64}
              loading="lazy"
              className="aspect-3/2 w-24 shrink-0 rounded-md bg-sunken object-cover"
            />
            <span className="min-w-0">
              <span className="line-clamp-2 font-semibold text-sm">{recipe.title}</span>
              <span className="text-muted text-xs">
                {wholeNumber(recipe.nutrition.calories)} kcal · {minutesText(recipe.readyInMinutes)}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
