import { Check, Trash2 } from 'lucide-react'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { wholeNumber } from '#web/ui/format.ts'
import type { ScheduledMeal } from './schedule-queries.ts'

interface PlannedMealProps {
  meal: ScheduledMeal
  /** Whether it is in the meal log already. */
  logged: boolean
  /** It is on its way into the log. */
  logging: boolean
  onLog: () => void
  onRemove: () => void
}

/** Side by side where the days stand below each other, one below the other where the days are columns. */
export function PlannedMeal({ meal, logged, logging, onLog, onRemove }: PlannedMealProps) {
  return (
    <li className="grid grid-cols-[4.5rem_1fr_auto] items-center gap-x-3 rounded-lg border border-line bg-surface p-1.5 lg:grid-cols-[1fr_auto] lg:gap-x-0 lg:p-1">
      {meal.image && (
        <img
          src={meal.image}
          alt=""
          width={480}
          height={320}
          loading="lazy"
          className="aspect-3/2 w-full rounded-md bg-sunken object-cover lg:col-span-2"
        />
      )}
      <div className="min-w-0 max-lg:col-start-2 lg:col-span-2 lg:px-1 lg:pt-1">
        <Link
          to={paths.recipe(meal.recipeId)}
          title={meal.title}
          className="line-clamp-2 font-semibold text-sm leading-snug hover:underline"
        >
          {meal.title}
        </Link>
        <p className="text-muted text-xs tabular-nums">
          {wholeNumber(meal.calories * meal.servings)} kcal{meal.servings > 1 && ` · ${meal.servings} servings`}
        </p>
      </div>
      <div className="flex items-center lg:col-span-2 lg:justify-between">
        {logged ? (
          <span className="flex items-center gap-1 px-2 font-semibold text-leaf-ink text-xs">
            <Check className="size-4" /> Logged
          </span>
        ) : (
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Log ${meal.title} as eaten`}
            icon={<Check className="size-4" />}
            loading={logging}
            onClick={onLog}
            className="gap-1 px-2 text-xs"
          >
            Log
          </Button>
        )}
        <IconButton size="sm" label={`Delete ${meal.title}`} icon={<Trash2 className="size-4" />} onClick={onRemove} />
      </div>
    </li>
  )
}
