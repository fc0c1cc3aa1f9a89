import type { DiaryEntry } from '#domain/diary/diary-entry.ts'
import { entryAmount, mealEnergy } from '#domain/diary/entry-figures.ts'
import type { Units } from '#domain/diary/units.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { MEAL_SLOT_NAMES, MEAL_SLOTS } from '#domain/time/meal-slots.ts'

interface WeekFoodsProps {
  days: readonly string[]
  entries: readonly DiaryEntry[]
  unit: Units['energy']
}

/** Everything eaten, day by day; dietitians read this first. */
export function WeekFoods({ days, entries, unit }: WeekFoodsProps) {
  const logged = days.filter((day) => entries.some(({ date }) => date === day))
  return (
    <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2 print:grid-cols-2">
      {logged.map((day) => (
        <section key={day} aria-label={formatDay(day, 'long')} className="min-w-0 break-inside-avoid">
          <h3 className="font-bold text-base">{formatDay(day, 'long')}</h3>
          <dl className="mt-1 text-sm">
            {MEAL_SLOTS.map((meal) => {
              const eaten = entries.filter((entry) => entry.date === day && entry.mealType === meal)
              if (eaten.length === 0) return null
              return (
                <div key={meal} className="mt-1">
                  <dt className="font-semibold">{MEAL_SLOT_NAMES[meal]}</dt>
                  {eaten.map((entry) => (
                    <dd key={entry.id} className="wrap-anywhere">
                      {entry.title}
                      <span className="text-muted">
                        {': '}
                        {[entryAmount(entry), mealEnergy([entry], unit)].filter(Boolean).join(' · ')}
                      </span>
                    </dd>
                  ))}
                </div>
              )
            })}
          </dl>
        </section>
      ))}
    </div>
  )
}
