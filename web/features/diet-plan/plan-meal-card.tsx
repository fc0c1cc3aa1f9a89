import { Clock, Lock, LockOpen, RefreshCw, Users } from 'lucide-react'
import { servingsToPrepare } from '#domain/kitchen/cookable-servings.ts'
import { servingsText } from '#domain/kitchen/servings-text.ts'
import type { PlanMeal } from '#domain/plan/diet-plan.ts'
import { isCustomRecipeId } from '#domain/recipe-id.ts'
import { capitalized } from '#domain/text/capitalized.ts'
import { MEAL_SLOT_NAMES } from '#domain/time/meal-slots.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { useEnergy } from '#web/ui/energy-unit.ts'
import { minutesText } from '#web/ui/format.ts'
import { RecipePicture } from '#web/ui/recipe-picture.tsx'

interface PlanMealCardProps {
  meal: PlanMeal
  /** From 1. */
  number: number
  /** One level below the day's or page's title. */
  title: 'h2' | 'h3'
  locked: boolean
  /** This meal is being replaced. */
  busy: boolean
  /** Some meal is being replaced: one change at a time. */
  waiting: boolean
  onSwap: () => void
  onLock: () => void
}

/** "620 kcal in 1½ servings": what one person eats. */
const portionText = (energy: string, portion = 1) =>
  portion === 1 ? `${energy} per serving` : `${energy} in ${servingsText(portion)}`

export function PlanMealCard(props: PlanMealCardProps) {
  const { meal, number, title: Title, locked, busy, waiting, onSwap, onLock } = props
  const isOwn = isCustomRecipeId(meal.id)
  const { energyText } = useEnergy()
  return (
    <Card
      as="li"
      padded={false}
      className={cx(
        'grid grid-cols-[6.5rem_1fr] content-start overflow-hidden sm:flex sm:flex-col',
        locked && 'border-leaf',
      )}
      aria-busy={busy || undefined}
    >
      <RecipePicture
        recipe={meal}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 6.5rem"
        alt=""
        width={480}
        height={320}
        className="size-full sm:aspect-3/2 sm:h-auto"
      />
      <div className="grid content-start gap-2 p-4 sm:grow sm:gap-3 sm:p-5 sm:pb-0">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="leaf">Meal {number}</Badge>
          <span className="text-muted text-sm">{MEAL_SLOT_NAMES[meal.slot]}</span>
          {isOwn && <Badge tone="apricot">Your recipe</Badge>}
        </p>
        <Title className="font-bold text-lg leading-snug">{meal.title}</Title>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
          <span className="flex items-center gap-1.5">
            <Clock className="size-4" />
            {minutesText(meal.readyInMinutes)}
          </span>
          <span className="flex items-center gap-1.5">
            <Users className="size-4" />
            {servingsText(meal.servings)}
          </span>
          {meal.calories > 0 && (
            <span className="tabular-nums">{portionText(energyText(meal.calories), meal.portion)}</span>
          )}
          {(meal.servingsToCook ?? 0) > (meal.portion ?? 1) && (
            <span>Cook {servingsText(servingsToPrepare(meal.servingsToCook ?? 0))}</span>
          )}
          {meal.leftoverOf && (
            <span>
              Leftovers from {capitalized(meal.leftoverOf.day)}’s {MEAL_SLOT_NAMES[meal.leftoverOf.slot].toLowerCase()}
            </span>
          )}
        </p>
      </div>
      <div className="col-span-2 flex flex-wrap gap-2 border-line border-t p-3 sm:border-t-0 sm:p-5 sm:pt-4">
        <Link
          to={paths.recipe(meal.id)}
          aria-label={`View Recipe: ${meal.title}`}
          className={buttonClass({ size: 'sm' })}
        >
          View Recipe
        </Link>
        <Button
          size="sm"
          variant="secondary"
          icon={<RefreshCw className="size-4" />}
          loading={busy}
          disabled={locked || waiting}
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
    </Card>
  )
}
