import { Trash2 } from 'lucide-react'
import type { DiaryEntry } from '#domain/diary/diary-entry.ts'
import { entryFigures } from '#domain/diary/entry-figures.ts'
import type { Units } from '#domain/diary/units.ts'
import { servingsText } from '#domain/kitchen/servings-text.ts'
import { recipeId } from '#domain/recipe-id.ts'
import { MEAL_SLOT_NAMES } from '#domain/time/meal-slots.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { RecipeLink } from '#web/ui/recipe-link.tsx'

interface MealListProps {
  meals: readonly DiaryEntry[]
  energyUnit: Units['energy']
  onRemove: (meal: DiaryEntry) => void
}

export function MealList({ meals, energyUnit, onRemove }: MealListProps) {
  return (
    <ul className="divide-y divide-line">
      {meals.map((meal) => (
        <li key={meal.id} className="flex items-center gap-3 py-2.5">
          <div className="min-w-0 grow">
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <RecipeLink id={recipeId(meal.recipeId)} className="inline-block max-w-full truncate font-semibold">
                {meal.title}
              </RecipeLink>
              <Badge>{MEAL_SLOT_NAMES[meal.mealType]}</Badge>
              {meal.quantity !== 1 && <Badge>{servingsText(meal.quantity)}</Badge>}
            </p>
            <p className="text-muted text-sm tabular-nums">{entryFigures(meal, energyUnit)}</p>
          </div>
          <IconButton
            label={`Remove ${meal.title}`}
            icon={<Trash2 className="size-4.5" />}
            onClick={() => onRemove(meal)}
          />
        </li>
      ))}
    </ul>
  )
}
