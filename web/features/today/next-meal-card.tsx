import { CookingPot, Plus } from 'lucide-react'
import { servingsText } from '#domain/kitchen/servings-text.ts'
import { isToCook, type StartTime, startTime } from '#domain/plan/next-meal.ts'
import type { ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { clockText } from '#domain/time/clock.ts'
import { MEAL_SLOT_NAMES } from '#domain/time/meal-slots.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { minutesText } from '#web/ui/format.ts'
import { RecipeAvoided } from '#web/ui/member-avoids.tsx'
import { RecipeLink } from '#web/ui/recipe-link.tsx'
import { RecipePicture } from '#web/ui/recipe-picture.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

interface NextMealCardProps {
  meal: ScheduledMeal
  isTomorrow: boolean
  /** Minutes after midnight at which it is eaten. */
  mealAt: number
  now: number
  /** Null while the recipe is loading, and for what has none. */
  takes: number | null
  /** Servings for the whole table, with later leftovers; 0 if nothing is cooked. */
  toCook: number
  logging: boolean
  onLog: () => void
}

/** What Today is about: the dish, when to start, and one tap to the stove. */
export function NextMealCard({ meal, isTomorrow, mealAt, now, takes, toCook, logging, onLog }: NextMealCardProps) {
  const { recipeId, title } = meal
  const cooks = isToCook(meal)
  const isLate = !isTomorrow && mealAt < now
  return (
    <Card
      as="section"
      padded={false}
      aria-labelledby="next-meal"
      className="grid min-w-0 content-start overflow-hidden sm:grid-cols-[2fr_3fr]"
    >
      {recipeId !== null && (
        <RecipePicture
          recipe={{ id: recipeId, image: meal.image }}
          sizes="(min-width: 64rem) 30rem, (min-width: 40rem) 40vw, 64vw"
          alt=""
          width={960}
          height={640}
          loading="first"
          className="aspect-3/2 size-full max-h-56 sm:max-h-none"
        />
      )}
      <div className="grid min-w-0 content-center justify-items-start gap-3 p-5 sm:p-7">
        <p className="font-bold text-sm text-tomato">
          {isTomorrow ? 'Tomorrow' : isLate ? 'Now' : 'Next'}: {MEAL_SLOT_NAMES[meal.mealType]} at {clockText(mealAt)}
        </p>
        <h2 id="next-meal" className="max-w-full wrap-anywhere text-2xl sm:text-3xl">
          <RecipeLink id={recipeId} servings={toCook} className="">
            {title}
          </RecipeLink>
        </h2>
        {cooks && takes !== null && takes > 0 && (
          <p>
            <strong>{startText(startTime({ mealAt: isTomorrow ? mealAt + 1440 : mealAt, takes, now }))}</strong>
            <span className="block text-muted">
              {[minutesText(takes), ...(toCook > 1 ? [`cook ${servingsText(toCook)}`] : [])].join(' · ')}
            </span>
          </p>
        )}
        {recipeId !== null && !cooks && <strong>{meal.cookedAt ? 'Cooked' : 'Leftovers: just reheat them'}</strong>}
        {recipeId !== null && <RecipeAvoided id={recipeId} size="card" />}
        {recipeId !== null && (
          <div className="mt-1 flex flex-wrap gap-3">
            {cooks && (
              <Link
                to={paths.cook(recipeId, { servings: toCook })}
                className={buttonClass({ variant: isTomorrow ? 'secondary' : 'primary' })}
              >
                <CookingPot className="size-5" />
                Start Cooking
              </Link>
            )}
            {!isTomorrow && (
              <Button
                variant={cooks ? 'secondary' : 'primary'}
                icon={<Plus className="size-5" />}
                aria-label={`Log ${title}`}
                loading={logging}
                onClick={onLog}
              >
                Log
              </Button>
            )}
          </div>
        )}
        {cooks && (
          <TextLink to={paths.cookTogether({ date: meal.date, meal: meal.mealType })} className="text-sm">
            Cook with other dishes
          </TextLink>
        )}
      </div>
    </Card>
  )
}

function startText(time: StartTime): string {
  if ('readyAt' in time) return `Start now, and it’s ready at ${clockText(time.readyAt)}`
  return time.isForTomorrow ? `Start at ${clockText(time.startAt)} today` : `Start at ${clockText(time.startAt)}`
}
