import { Clock, Lock, LockOpen, RefreshCw, Users } from 'lucide-react'
import type { PlanMeal } from '#domain/diet-plan.ts'
import { MEAL_SLOT_NAMES } from '#domain/meal-slots.ts'
import { pictureSources } from '#domain/recipe-view.ts'
import { countText, minutesText, wholeNumber } from '#web/lib/figures.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

interface PlanMealCardProps {
  meal: PlanMeal
  /** From 1. */
  number: number
  locked: boolean
  busy: boolean
  onSwap: () => void
  onLock: () => void
}

export function PlanMealCard({ meal, number, locked, busy, onSwap, onLock }: PlanMealCardProps) {
  return (
    <Card as="li" padded={false} className="grid content-start overflow-hidden" aria-busy={busy || undefined}>
      <img
        {...pictureSources(meal)}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
        alt=""
        width={480}
        height={320}
        loading="lazy"
        className="aspect-3/2 w-full bg-sunken object-cover"
      />
      <div className="grid gap-3 p-5">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="leaf">Meal {number}</Badge>
          <span className="text-muted text-sm">{MEAL_SLOT_NAMES[meal.slot]}</span>
        </p>
        <h3 className="line-clamp-2 min-h-[2lh] font-bold text-lg leading-snug">{meal.title}</h3>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
          <span className="flex items-center gap-1.5">
            <Clock className="size-4" />
            {minutesText(meal.readyInMinutes)}
          </span>
          <span className="flex items-center gap-1.5">
            <Users className="size-4" />
            {countText(meal.servings, 'serving')}
          </span>
          {meal.calories > 0 && <span className="tabular-nums">{wholeNumber(meal.calories)} kcal a serving</span>}
        </p>
        <div className="flex flex-wrap gap-2">
          <Link to={paths.recipe(meal.id)} className={buttonClass({ size: 'sm' })}>
            View Recipe
          </Link>
          <Button
            size="sm"
            variant="secondary"
            icon={<RefreshCw className="size-4" />}
            loading={busy}
            disabled={locked}
            aria-label={`Swap ${meal.title}`}
            onClick={onSwap}
          >
            Swap
          </Button>
          <Button
            size="sm"
            variant="quiet"
            icon={locked ? <Lock className="size-4" /> : <LockOpen className="size-4" />}
            aria-pressed={locked}
            aria-label={`Keep ${meal.title}`}
            onClick={onLock}
          >
            {locked ? 'Kept' : 'Keep'}
          </Button>
        </div>
      </div>
    </Card>
  )
}
