import { Eraser, Plus } from 'lucide-react'
import type { Goals } from '#domain/diary/goals.ts'
import type { Macros } from '#domain/nutrition/macros.ts'
import type { EntryPlace, ScheduledMeal } from '#domain/plan/schedule-entry.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { MEAL_SLOT_NAMES, MEAL_SLOTS, type MealSlot } from '#domain/time/meal-slots.ts'
import { IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { DayTotals } from './day-totals.tsx'
import { type MealActions, PlannedMeal } from './planned-meal.tsx'

interface DayColumnProps {
  date: string
  isToday: boolean
  /** A past day that narrow screens don’t show until somebody wants to see it. */
  isFolded: boolean
  slots: Record<MealSlot, ScheduledMeal[]>
  /** For an entry's servings. */
  caloriesOf: (meal: ScheduledMeal) => number
  /** Of the member's plate, or of the person's whose meal it is. */
  servingsOf: (meal: ScheduledMeal) => number
  isOwn: (meal: ScheduledMeal) => boolean
  /** Servings to cook of an entry, for the whole table. */
  toCook: (meal: ScheduledMeal) => number
  ownerOf: (meal: ScheduledMeal) => string | null
  /** The entries already logged as eaten. */
  logged: ReadonlySet<number>
  /** The entry being logged. */
  loggingId: number | undefined
  totals: Macros
  hasMacros: boolean
  /** Dishes that the totals leave out. */
  uncounted: number
  goals: Goals
  actions: MealActions
  onAdd: (place: EntryPlace) => void
  onClear: () => void
}

export const dayId = (date: string) => `day-${date}`

/** Gets focus when an entry of the slot is deleted. */
export const addButtonId = ({ date, mealType }: EntryPlace) => `add-${mealType}-${date}`

export function DayColumn(props: DayColumnProps) {
  const { date, isToday, isFolded, slots, caloriesOf, toCook, ownerOf, logged, loggingId, totals, goals } = props
  const { actions, onAdd, onClear } = props
  const day = formatDay(date, 'long')
  const isEmpty = MEAL_SLOTS.every((slot) => slots[slot].length === 0)
  return (
    <section
      id={dayId(date)}
      aria-label={isToday ? `${day}, today` : day}
      aria-current={isToday ? 'date' : undefined}
      className={cx(
        'flex min-w-0 scroll-mt-36 flex-col gap-2 rounded-xl border p-3 lg:p-2 print:contents',
        isToday ? 'border-leaf bg-leaf-soft' : 'border-line bg-sunken',
        isFolded && 'max-lg:hidden',
      )}
    >
      <header className="flex min-h-11 flex-wrap items-center gap-x-2 px-1 print:block print:border-line print:border-t print:py-2">
        <h2 className="font-bold text-base">
          {formatDay(date, 'weekday')}{' '}
          <span className={cx('font-medium text-sm', isToday ? 'text-leaf-ink lg:hidden print:inline' : 'text-muted')}>
            {formatDay(date, 'short')}
          </span>
        </h2>
        {isToday && <span className="font-bold text-leaf-ink text-xs print:hidden">Today</span>}
        {!isEmpty && (
          <IconButton
            label="Clear Day"
            title={`Clear ${day}`}
            icon={<Eraser className="size-4" />}
            onClick={onClear}
            className="-mr-1 ml-auto print:hidden"
          />
        )}
      </header>
      {MEAL_SLOTS.map((slot) => (
        <div
          key={slot}
          data-drop-date={date}
          data-drop-meal={slot}
          className="rounded-lg data-over:bg-leaf-soft data-over:outline-2 data-over:outline-leaf data-over:outline-dashed print:rounded-none print:border-line print:border-t print:py-2"
        >
          <div className="flex items-center justify-between gap-1 pl-1 print:hidden">
            <h3 className={cx('font-semibold text-sm', isToday ? 'text-leaf-ink' : 'text-muted')}>
              {MEAL_SLOT_NAMES[slot]}
            </h3>
            <IconButton
              id={addButtonId({ date, mealType: slot })}
              label={`Add ${MEAL_SLOT_NAMES[slot].toLowerCase()} on ${day}`}
              icon={<Plus className="size-4" />}
              onClick={() => onAdd({ date, mealType: slot })}
            />
          </div>
          {slots[slot].length > 0 && (
            <ul className="grid gap-1.5">
              {slots[slot].map((meal) => (
                <PlannedMeal
                  key={meal.id}
                  meal={meal}
                  logged={logged.has(meal.id)}
                  logging={loggingId === meal.id}
                  calories={caloriesOf(meal)}
                  servings={props.servingsOf(meal)}
                  isOwn={props.isOwn(meal)}
                  toCook={toCook(meal)}
                  owner={ownerOf(meal)}
                  {...actions}
                />
              ))}
            </ul>
          )}
        </div>
      ))}
      <DayTotals
        totals={totals}
        hasMacros={props.hasMacros}
        uncounted={props.uncounted}
        goals={goals}
        isToday={isToday}
      />
    </section>
  )
}
