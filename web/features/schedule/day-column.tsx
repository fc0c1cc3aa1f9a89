import { Check, Plus, Trash2 } from 'lucide-react'
import { formatDay } from '#domain/calendar.ts'
import type { Goals } from '#domain/goals.ts'
import { MEAL_SLOT_NAMES, MEAL_SLOTS, type MealSlot } from '#domain/meal-slots.ts'
import type { EnergyTotals } from '#domain/week-plan.ts'
import { wholeNumber } from '#web/lib/figures.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import type { ScheduledMeal } from './schedule-queries.ts'

interface DayColumnProps {
  date: string
  isToday: boolean
  slots: Record<MealSlot, ScheduledMeal[]>
  totals: EnergyTotals
  goals: Goals
  onAdd: (slot: MealSlot) => void
  onRemove: (meal: ScheduledMeal) => void
  onLog: (meal: ScheduledMeal) => void
}

export function DayColumn({ date, isToday, slots, totals, goals, onAdd, onRemove, onLog }: DayColumnProps) {
  const day = formatDay(date, 'long')
  const fraction = `${wholeNumber(totals.calories)} / ${wholeNumber(goals.calories)} kcal`
  return (
    <section
      aria-label={isToday ? `${day}, today` : day}
      aria-current={isToday ? 'date' : undefined}
      className={cx(
        'grid min-w-0 content-start gap-3 rounded-xl border p-3 lg:gap-2 lg:p-2',
        isToday ? 'border-leaf bg-leaf-soft' : 'border-line bg-surface',
      )}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h2 className="font-bold text-base">
          {formatDay(date, 'weekday')}{' '}
          <span className="font-medium text-muted text-sm">{formatDay(date, 'short')}</span>
        </h2>
        {isToday && <span className="font-bold text-leaf-ink text-xs">Today</span>}
      </header>
      {MEAL_SLOTS.map((slot) => (
        <div key={slot} className="rounded-lg border border-line bg-ground p-2">
          <div className="flex items-center justify-between gap-1">
            <h3 className="pl-1 font-semibold text-muted text-sm">{MEAL_SLOT_NAMES[slot]}</h3>
            <IconButton
              size="sm"
              label={`Add ${MEAL_SLOT_NAMES[slot].toLowerCase()} on ${day}`}
              icon={<Plus className="size-4" />}
              onClick={() => onAdd(slot)}
            />
          </div>
          <ul className="grid gap-1.5">
            {slots[slot].map((meal) => (
              <PlannedMeal key={meal.id} meal={meal} onRemove={() => onRemove(meal)} onLog={() => onLog(meal)} />
            ))}
          </ul>
        </div>
      ))}
      <footer className="text-sm">
        <ProgressBar
          label="Calories"
          hideText
          value={totals.calories}
          max={goals.calories}
          valueText={fraction}
          tone={totals.calories > goals.calories ? 'danger' : 'leaf'}
        />
        <p className="mt-1.5 font-semibold tabular-nums">{fraction}</p>
        <p className="text-muted text-xs tabular-nums">
          Protein {wholeNumber(totals.protein)}/{goals.proteinG} g
          <br />
          Carbs {wholeNumber(totals.carbs)}/{goals.carbsG} g
          <br />
          Fat {wholeNumber(totals.fat)}/{goals.fatG} g
        </p>
      </footer>
    </section>
  )
}

function PlannedMeal({ meal, onRemove, onLog }: { meal: ScheduledMeal; onRemove: () => void; onLog: () => void }) {
  return (
    <li className="rounded-md bg-surface p-1.5 shadow-sm">
      {meal.image && (
        <img
          src={meal.image}
          alt=""
          width={480}
          height={320}
          loading="lazy"
          className="mb-1.5 aspect-3/2 w-full rounded-sm object-cover max-lg:hidden"
        />
      )}
      <Link
        to={paths.recipe(meal.recipeId)}
        className="line-clamp-2 font-semibold text-sm leading-snug hover:underline"
      >
        {meal.title}
      </Link>
      <div className="flex items-center justify-between">
        <span className="text-muted text-xs tabular-nums">
          {wholeNumber(meal.calories * meal.servings)} kcal{meal.servings > 1 && ` · ${meal.servings} servings`}
        </span>
        <span className="flex">
          <IconButton
            size="sm"
            label={`Log ${meal.title} as eaten`}
            icon={<Check className="size-4" />}
            onClick={onLog}
          />
          <IconButton
            size="sm"
            label={`Delete ${meal.title}`}
            icon={<Trash2 className="size-4" />}
            onClick={onRemove}
          />
        </span>
      </div>
    </li>
  )
}
