import { Apple, ArrowLeftRight, Check, StickyNote, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatAmount } from '#domain/kitchen/amounts.ts'
import { servingsText } from '#domain/kitchen/servings-text.ts'
import type { ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { capitalized } from '#domain/text/capitalized.ts'
import { numberText } from '#domain/text/number-text.ts'
import { IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { useEnergy } from '#web/ui/energy-unit.ts'
import { NOT_KNOWN } from '#web/ui/format.ts'
import { RecipeAvoided } from '#web/ui/member-avoids.tsx'
import { RecipeLink } from '#web/ui/recipe-link.tsx'
import { RecipePicture } from '#web/ui/recipe-picture.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { MealMenu } from './meal-menu.tsx'

export interface MealActions {
  onLog: (meal: ScheduledMeal) => void
  /** Offers other dishes for its place. */
  onSwap: (meal: ScheduledMeal) => void
  /** Marks it as not cooked again. */
  onNotCooked: (meal: ScheduledMeal) => void
  onMove: (meal: ScheduledMeal) => void
  onCopy: (meal: ScheduledMeal) => void
  onServings: (meal: ScheduledMeal) => void
  onRemove: (meal: ScheduledMeal) => void
}

interface PlannedMealProps extends MealActions {
  meal: ScheduledMeal
  /** Whether it is already logged as eaten. */
  logged: boolean
  /** Being logged. */
  logging: boolean
  /** Of the plate that is shown. */
  servings: number
  /** For these servings. */
  calories: number
  /** The member eats of it. */
  isOwn: boolean
  /** Servings for the whole table, including leftovers; 0 if nothing is cooked. */
  toCook: number
  /** Whose meal it is, if it is planned for one person of several. */
  owner: string | null
}

/** The picture is next to the text in stacked days, above it in columns. */
export function PlannedMeal(props: PlannedMealProps) {
  const { meal, servings, calories, toCook, owner, isOwn, logged, onNotCooked, onServings, onSwap, onRemove } = props
  const { unit, energy } = useEnergy()
  return (
    <li
      data-meal-id={meal.id}
      className="relative grid grid-cols-[auto_1fr] gap-x-3 rounded-lg border border-line bg-surface p-1.5 [-webkit-touch-callout:none] data-lifted:opacity-40 lg:flex lg:flex-col lg:p-1 lg:pointer-fine:cursor-grab print:block print:break-inside-avoid print:border-0 print:bg-transparent print:p-0"
    >
      {meal.recipeId !== null && (
        <RecipePicture
          recipe={{ id: meal.recipeId, image: meal.image }}
          sizes="(min-width: 64rem) 10rem, 4.5rem"
          alt=""
          width={480}
          height={320}
          className="aspect-3/2 w-18 rounded-md lg:w-full print:hidden"
        />
      )}
      <div className="col-start-2 min-w-0 lg:px-1 lg:pt-1">
        {meal.isNote ? (
          <p className="flex gap-1.5 wrap-anywhere font-semibold text-sm leading-snug print:text-lg">
            <StickyNote className="mt-0.5 size-4 shrink-0 text-muted print:hidden" />
            {meal.title}
          </p>
        ) : (
          <>
            {meal.food ? (
              <p className="flex gap-1.5 wrap-anywhere font-semibold text-sm leading-snug print:text-lg">
                <Apple className="mt-0.5 size-4 shrink-0 text-muted print:hidden" />
                {capitalized(meal.title)}
              </p>
            ) : (
              <RecipeLink
                id={meal.recipeId}
                servings={toCook}
                className="line-clamp-3 min-h-6 hyphens-auto wrap-anywhere font-semibold text-sm leading-snug print:line-clamp-none print:text-lg"
              >
                {meal.title}
              </RecipeLink>
            )}
            <p className="flex flex-wrap items-center gap-x-2 text-muted text-xs tabular-nums print:text-sm">
              <span className="print:hidden">
                {calories > 0 ? energy(calories) : NOT_KNOWN} {unit}
              </span>
              <SmallText title="Change servings" of={meal} onClick={onServings} className="print:hidden">
                {meal.food ? `${numberText(meal.food.grams * servings, 0)} g` : servingsText(servings)}
                <span className="sr-only"> of {meal.title}: change</span>
              </SmallText>
              {meal.cookedAt ? (
                <SmallText title="Mark as not cooked" of={meal} onClick={onNotCooked}>
                  Cooked
                  <span className="sr-only">: mark {meal.title} as not cooked</span>
                </SmallText>
              ) : (
                toCook > 0 && toCook !== servings && !meal.food && <span>cook {formatAmount(toCook)}</span>
              )}
              {owner !== null && <span className="font-semibold text-ink">{owner}</span>}
              {meal.leftoverOf !== null && <span className="font-semibold">Leftovers</span>}
            </p>
            {meal.recipeId !== null && (
              <div className="print:hidden">
                <RecipeAvoided id={meal.recipeId} size="card" />
              </div>
            )}
          </>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-end print:hidden">
        {!meal.isNote && isOwn && <LogState {...props} />}
        {meal.recipeId !== null && !logged && !meal.cookedAt && (
          <button
            type="button"
            data-swap
            title={`Swap ${meal.title}`}
            aria-label={`Swap ${meal.title}`}
            onClick={() => onSwap(meal)}
            className={TEXT_BUTTON}
          >
            <ArrowLeftRight className="size-4 lg:hidden" /> Swap
          </button>
        )}
        <IconButton
          label={`Delete ${meal.title}`}
          icon={<Trash2 className="size-4" />}
          onClick={() => onRemove(meal)}
        />
        <MealMenu
          meal={meal}
          onMove={props.onMove}
          onCopy={props.onCopy}
          onServings={onServings}
          className={cx(
            meal.recipeId !== null && 'lg:absolute lg:top-1 lg:right-1 lg:bg-surface lg:not-disabled:hover:bg-sunken',
          )}
        />
      </div>
    </li>
  )
}

const TEXT_BUTTON =
  'flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-full px-2 font-semibold text-sm hover:bg-sunken lg:px-1'

interface SmallTextProps {
  title: string
  of: ScheduledMeal
  onClick: (meal: ScheduledMeal) => void
  className?: string
  children: ReactNode
}

/** A button that looks like part of the line. */
function SmallText({ title, of, onClick, className, children }: SmallTextProps) {
  return (
    <button
      type="button"
      onClick={() => onClick(of)}
      title={title}
      className={cx(
        'min-h-6 underline decoration-dotted underline-offset-3 hover:text-ink print:no-underline',
        className,
      )}
    >
      {children}
    </button>
  )
}

function LogState({ meal, logged, logging, onLog }: PlannedMealProps) {
  if (logged) {
    return (
      <span className="mr-auto flex min-h-11 items-center gap-1 px-2 font-semibold text-leaf-ink text-sm lg:px-1">
        <Check className="size-4" /> Logged
      </span>
    )
  }
  return (
    <button
      type="button"
      aria-label={`Log ${meal.title} as eaten`}
      title={`Log ${meal.title} as eaten`}
      aria-busy={logging || undefined}
      onClick={() => onLog(meal)}
      className={cx('mr-auto', TEXT_BUTTON)}
    >
      {logging ? <Spinner className="size-4" /> : <Check className="size-4 lg:hidden" />} Log
    </button>
  )
}
