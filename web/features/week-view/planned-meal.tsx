import { CalendarArrowUp, Check, Copy, StickyNote, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatAmount } from '#domain/kitchen/amounts.ts'
import { servingsText } from '#domain/kitchen/servings-text.ts'
import type { ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { IconButton } from '#web/ui/button.tsx'
import { useEnergy } from '#web/ui/energy-unit.ts'
import { NOT_KNOWN } from '#web/ui/format.ts'
import { RecipeAvoided } from '#web/ui/member-avoids.tsx'
import { RecipeLink } from '#web/ui/recipe-link.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

export interface MealActions {
  onLog: (meal: ScheduledMeal) => void
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
  /** For its servings. */
  calories: number
  /** Servings for the whole table, including leftovers; 0 if nothing is cooked. */
  toCook: number
}

/** The picture is next to the text in stacked days, above it in columns. */
export function PlannedMeal(props: PlannedMealProps) {
  const { meal, calories, toCook, onNotCooked, onMove, onCopy, onServings, onRemove } = props
  const { unit, energy } = useEnergy()
  return (
    <li
      data-meal-id={meal.id}
      className="grid grid-cols-[auto_1fr] gap-x-3 rounded-lg border border-line bg-surface p-1.5 [-webkit-touch-callout:none] data-lifted:opacity-40 lg:flex lg:flex-col lg:p-1 print:block print:break-inside-avoid print:border-0 print:p-0"
    >
      {meal.image && (
        <img
          src={meal.image}
          alt=""
          width={480}
          height={320}
          loading="lazy"
          className="aspect-3/2 w-18 rounded-md bg-sunken object-cover lg:w-full print:hidden"
        />
      )}
      <div className="col-start-2 min-w-0 lg:px-1 lg:pt-1">
        {meal.isNote ? (
          <p className="flex gap-1.5 wrap-anywhere font-semibold text-sm leading-snug">
            <StickyNote className="mt-0.5 size-4 shrink-0 text-muted print:hidden" />
            {meal.title}
          </p>
        ) : (
          <>
            <RecipeLink
              id={meal.recipeId}
              servings={toCook}
              className="line-clamp-3 min-h-6 hyphens-auto wrap-anywhere font-semibold text-sm leading-snug print:line-clamp-none"
            >
              {meal.title}
            </RecipeLink>
            <p className="flex flex-wrap items-center gap-x-2 text-muted text-xs tabular-nums">
              <span>
                {calories > 0 ? energy(calories) : NOT_KNOWN} {unit}
              </span>
              <SmallText title="Change servings" of={meal} onClick={onServings}>
                {servingsText(meal.servings)}
                <span className="sr-only"> of {meal.title}: change</span>
              </SmallText>
              {meal.cookedAt ? (
                <SmallText title="Mark as not cooked" of={meal} onClick={onNotCooked}>
                  Cooked
                  <span className="sr-only">: mark {meal.title} as not cooked</span>
                </SmallText>
              ) : (
                toCook > 0 && toCook !== meal.servings && <span>cook {formatAmount(toCook)}</span>
              )}
              {meal.leftoverOf !== null && <span className="font-semibold">Leftovers</span>}
            </p>
            {meal.recipeId !== null && <RecipeAvoided id={meal.recipeId} size="card" />}
          </>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-end lg:justify-between print:hidden">
        {!meal.isNote && <LogState {...props} />}
        <span className="flex">
          <SmallButton label="Move" of={meal} icon={<CalendarArrowUp className="size-4" />} onClick={onMove} />
          <SmallButton label="Copy" of={meal} icon={<Copy className="size-4" />} onClick={onCopy} />
          <SmallButton
            label={`Delete ${meal.title}`}
            of={meal}
            icon={<Trash2 className="size-4" />}
            onClick={onRemove}
          />
        </span>
      </div>
    </li>
  )
}

interface SmallTextProps {
  title: string
  of: ScheduledMeal
  onClick: (meal: ScheduledMeal) => void
  children: ReactNode
}

/** A button that looks like part of the line. */
function SmallText({ title, of, onClick, children }: SmallTextProps) {
  return (
    <button
      type="button"
      onClick={() => onClick(of)}
      title={title}
      className="min-h-6 underline decoration-dotted underline-offset-3 hover:text-ink print:no-underline"
    >
      {children}
    </button>
  )
}

interface SmallButtonProps {
  label: string
  of: ScheduledMeal
  icon: ReactNode
  onClick: (meal: ScheduledMeal) => void
}

/** Narrow enough for three beside "Log" in a column. */
function SmallButton({ label, of, icon, onClick }: SmallButtonProps) {
  const title = label.endsWith(of.title) ? label : `${label} ${of.title}`
  return (
    <IconButton
      size="sm"
      label={label}
      title={title}
      icon={icon}
      onClick={() => onClick(of)}
      className="lg:pointer-fine:size-7"
    />
  )
}

function LogState({ meal, logged, logging, onLog }: PlannedMealProps) {
  if (logged) {
    return (
      <span className="mr-auto flex items-center gap-1 px-2 font-semibold text-leaf-ink text-xs lg:px-1">
        <Check className="size-4" /> Logged
      </span>
    )
  }
  return (
    <button
      type="button"
      aria-label={`Log ${meal.title} as eaten`}
      aria-busy={logging || undefined}
      onClick={() => onLog(meal)}
      className="mr-auto flex min-h-9 items-center gap-1 rounded-full px-2 font-semibold text-xs hover:bg-sunken lg:px-1 pointer-coarse:min-h-11"
    >
      {logging ? <Spinner className="size-4" /> : <Check className="size-4" />} Log
    </button>
  )
}
