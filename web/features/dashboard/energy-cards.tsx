import { CalendarDays, Check, Circle, Flame, UtensilsCrossed } from 'lucide-react'
import { progressTo } from '#domain/diary/goals.ts'
import { energyNumber, energyText, type Units } from '#domain/diary/units.ts'
import { MEAL_SLOT_NAMES, MEAL_SLOTS, type MealSlot } from '#domain/time/meal-slots.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { cx } from '#web/ui/cx.ts'
import { countText, uncountedNote, wholeNumber } from '#web/ui/format.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { StatCard, Unit } from './stat-card.tsx'

interface CaloriesCardProps {
  eaten: number
  /** Meals that are left out, because their nutrition is unknown. */
  uncounted: number
  target: number
  unit: Units['energy']
}

export function CaloriesCard({ eaten, uncounted, target, unit }: CaloriesCardProps) {
  const { percent, remaining, over } = progressTo(eaten, target)
  const balance = over > 0 ? `${energyText(over, unit)} over your target` : `${energyText(remaining, unit)} left today`
  return (
    <StatCard
      title="Calories"
      tone="tomato"
      icon={<Flame />}
      figure={
        <>
          {wholeNumber(energyNumber(eaten, unit))}
          <Unit>/ {energyText(target, unit)}</Unit>
        </>
      }
      detail={`${balance}${uncountedNote(uncounted)}`}
    >
      <ProgressBar label="Calories today" value={eaten} max={target} valueText={`${percent}%`} tone="leaf" hideText />
    </StatCard>
  )
}

interface MealsCardProps {
  /** The meal of each entry in today's log and today's plan. */
  logged: readonly MealSlot[]
  planned: readonly MealSlot[]
}

/** How many were logged, and the state of each of the four meals. */
export function MealsCard({ logged, planned }: MealsCardProps) {
  return (
    <StatCard
      title="Meals"
      tone="leaf"
      icon={<UtensilsCrossed />}
      figure={
        <>
          {logged.length}
          <Unit>logged</Unit>
        </>
      }
      detail={
        planned.length > 0 ? `${countText(planned.length, 'meal')} planned for today` : 'Nothing planned for today'
      }
    >
      <ul className="grid grid-cols-2 gap-1.5 text-xs">
        {MEAL_SLOTS.map((slot) => {
          const state = logged.includes(slot) ? 'logged' : planned.includes(slot) ? 'planned' : 'empty'
          return (
            <li key={slot}>
              <Link
                to={`${paths.diary()}#${slot}`}
                className={cx(
                  'flex min-h-9 items-center gap-1.5 rounded-md px-2 py-1 hover:underline',
                  SLOT_LOOKS[state],
                )}
              >
                {SLOT_ICONS[state]}
                <span className="font-semibold">{MEAL_SLOT_NAMES[slot]}</span>
                <span className="sr-only">{state}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </StatCard>
  )
}

const SLOT_ICONS = {
  logged: <Check className="size-3.5" />,
  planned: <CalendarDays className="size-3.5" />,
  empty: <Circle className="size-3.5" />,
}
const SLOT_LOOKS = {
  logged: 'bg-leaf-soft text-leaf-ink',
  planned: 'bg-sunken text-ink',
  empty: 'bg-sunken text-muted',
}
