import { Plus } from 'lucide-react'
import type { Goals } from '#domain/diary/goals.ts'
import { MEAL_SLOT_NAMES, MEAL_SLOTS, type MealSlot } from '#domain/plan/meal-slots.ts'
import type { EnergyTotals } from '#domain/plan/week-plan.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { wholeNumber } from '#web/ui/format.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { PlannedMeal } from './planned-meal.tsx'
import type { ScheduledMeal } from './schedule-queries.ts'

interface DayColumnProps {
  date: string
  isToday: boolean
  slots: Record<MealSlot, ScheduledMeal[]>
  /** The entries that are in the meal log already. */
  logged: ReadonlySet<number>
  /** The entry that is on its way there. */
  loggingId: number | undefined
  totals: EnergyTotals
  goals: Goals
  onAdd: (slot: MealSlot) => void
  onRemove: (meal: ScheduledMeal) => void
  onLog: (meal: ScheduledMeal) => void
}

/** Where the focus goes when an entry of the slot is gone. */
export const addButtonId = (date: string, slot: MealSlot) => `add-${slot}-${date}`

export function DayColumn(props: DayColumnProps) {
  const { date, isToday, slots, logged, loggingId, totals, goals, onAdd, onRemove, onLog } = props
  const day = formatDay(date, 'long')
  return (
    <section
      aria-label={isToday ? `${day}, today` : day}
      aria-current={isToday ? 'date' : undefined}
      className={cx(
        'flex min-w-0 scroll-mt-20 flex-col gap-2 rounded-xl border p-3 lg:p-2',
        isToday ? 'border-leaf bg-leaf-soft' : 'border-line bg-sunken',
      )}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-2 px-1">
        <h2 className="font-bold text-base">
          {formatDay(date, 'weekday')}{' '}
          <span className={cx('font-medium text-sm', isToday ? 'text-leaf-ink' : 'text-muted')}>
            {formatDay(date, 'short')}
          </span>
        </h2>
        {isToday && <span className="font-bold text-leaf-ink text-xs">Today</span>}
      </header>
      {MEAL_SLOTS.map((slot) => (
        <div key={slot}>
          <div className="flex items-center justify-between gap-1 pl-1">
            <h3 className={cx('font-semibold text-sm', isToday ? 'text-leaf-ink' : 'text-muted')}>
              {MEAL_SLOT_NAMES[slot]}
            </h3>
            <IconButton
              id={addButtonId(date, slot)}
              size="sm"
              label={`Add ${MEAL_SLOT_NAMES[slot].toLowerCase()} on ${day}`}
              icon={<Plus className="size-4" />}
              onClick={() => onAdd(slot)}
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
                  onRemove={() => onRemove(meal)}
                  onLog={() => onLog(meal)}
                />
              ))}
            </ul>
          )}
        </div>
      ))}
      <DayTotals totals={totals} goals={goals} isToday={isToday} />
    </section>
  )
}

function DayTotals({ totals, goals, isToday }: Pick<DayColumnProps, 'totals' | 'goals' | 'isToday'>) {
  const fraction = `${wholeNumber(totals.calories)} / ${wholeNumber(goals.calories)} kcal`
  const macros = [
    { name: 'Protein', grams: totals.protein, goal: goals.proteinG },
    { name: 'Carbs', grams: totals.carbs, goal: goals.carbsG },
    { name: 'Fat', grams: totals.fat, goal: goals.fatG },
  ]
  return (
    <footer className="mt-auto rounded-lg bg-surface p-2.5 text-sm tabular-nums lg:p-2">
      <ProgressBar
        label="Calories"
        hideText
        value={totals.calories}
        max={goals.calories}
        valueText={fraction}
        tone={totals.calories > goals.calories ? 'danger' : 'leaf'}
      />
      <p className="mt-1.5 whitespace-nowrap font-semibold">{fraction}</p>
      <dl className={cx('flex flex-wrap justify-between gap-x-3 text-xs lg:grid', isToday ? 'text-ink' : 'text-muted')}>
        {macros.map(({ name, grams, goal }) => (
          <div key={name} className="flex gap-x-1.5 lg:justify-between">
            <dt>{name}</dt>
            <dd>
              {wholeNumber(grams)}/{goal} g
            </dd>
          </div>
        ))}
      </dl>
    </footer>
  )
}
