// The table's week: tap a day to say that somebody eats elsewhere, or how many guests come.

import { useQueryClient } from '@tanstack/react-query'
import { Check, Minus } from 'lucide-react'
import { useState } from 'react'
import {
  type Attendance,
  guestsAt,
  type MealAttendance,
  slotOfWeek,
  whoEats,
  withGuests,
  withMeal,
  withPresence,
} from '#domain/table/attendance.ts'
import { capitalized } from '#domain/text/capitalized.ts'
import { formatDay, sevenDays } from '#domain/time/calendar.ts'
import { MEAL_SLOTS, type MealSlot } from '#domain/time/meal-slots.ts'
import { type HouseholdTable, tableQuery } from '#web/data/household-table.ts'
import { changeSeat, saveAttendance } from '#web/data/save-seats.ts'
import { showNow } from '#web/data/show-now.ts'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import { useToday } from '#web/hooks/use-today.ts'
import { Chip } from '#web/ui/chip.tsx'
import { cx } from '#web/ui/cx.ts'

const MOST_GUESTS = 20
const GUESTS = Array.from({ length: MOST_GUESTS + 1 }, (_, count) => count)
const DAYS_SHOWN = 7

export function WhoEatsWhen({ userId, table }: { userId: string; table: HouseholdTable }) {
  const queryClient = useQueryClient()
  const { attempt } = useAttempt(userId)
  const today = useToday()
  const [mealType, setMealType] = useState<MealSlot>('dinner')
  const [isUsual, setUsual] = useState(false)
  const { seats, attendance } = table
  // The exceptions of a date are no part of a usual week.
  const shown: Attendance = isUsual ? { ...attendance, meals: [] } : attendance
  if (today === '') return null
  const days = sevenDays(today)

  const change = (next: Attendance, save: () => Promise<void>, changed: 'attendance' | 'table_people') =>
    attempt(save, {
      changes: [changed],
      notDone: 'Your change wasn’t saved.',
      show: () => showNow(queryClient, tableQuery(userId), (shown) => ({ ...shown, attendance: next })),
    })

  const changeMeal = (meal: MealAttendance) =>
    change(withMeal(attendance, meal), () => saveAttendance(meal), 'attendance')

  function toggle(person: string, date: string, eats: boolean) {
    if (!isUsual) return changeMeal(withPresence(attendance, { date, mealType }, person, !eats))
    const slot = slotOfWeek(date, mealType)
    const away = (attendance.usual[person] ?? []).filter((other) => other !== slot)
    const usual = eats ? [...away, slot] : away
    const next = { ...attendance, usual: { ...attendance.usual, [person]: usual } }
    return change(next, () => changeSeat(person, { usually_away: usual }), 'table_people')
  }

  return (
    <div className="grid gap-3 pt-2">
      <div className="flex flex-wrap gap-2">
        <Chip pressed={!isUsual} onToggle={() => setUsual(false)}>
          Next {DAYS_SHOWN} days
        </Chip>
        <Chip pressed={isUsual} onToggle={() => setUsual(true)}>
          Usual week
        </Chip>
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Meal</legend>
        {MEAL_SLOTS.map((slot) => (
          <Chip key={slot} pressed={slot === mealType} onToggle={() => setMealType(slot)}>
            {capitalized(slot)}
          </Chip>
        ))}
      </fieldset>
      <table className="w-full table-fixed border-collapse text-center text-sm">
        <caption className="sr-only">
          Who eats {mealType} {isUsual ? 'in a usual week' : 'in the next seven days'}
        </caption>
        <thead>
          <tr>
            <td className="w-18 sm:w-32" />
            {days.map((date) => (
              <th key={date} scope="col" className="pb-1 font-semibold">
                <span aria-hidden="true">{formatDay(date, 'weekday').slice(0, 2)}</span>
                <span className="sr-only">{formatDay(date, isUsual ? 'weekday' : 'long')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row" className="truncate pr-1 text-left font-normal" title={name}>
                {name}
              </th>
              {days.map((date) => {
                const eats = whoEats([{ id }], shown, date, mealType).length > 0
                return (
                  <td key={date} className="p-0.5">
                    <button
                      type="button"
                      aria-pressed={eats}
                      aria-label={`${name}, ${formatDay(date, isUsual ? 'weekday' : 'medium')}`}
                      onClick={() => toggle(id, date, eats)}
                      className={cx(
                        'grid h-10 w-full place-items-center rounded-md border',
                        eats ? 'border-leaf bg-leaf-soft text-leaf-ink' : 'border-edge bg-sunken text-muted',
                      )}
                    >
                      {eats ? <Check className="size-4" /> : <Minus className="size-4" />}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
          {!isUsual && (
            <tr>
              <th scope="row" className="pr-1 text-left font-normal">
                Guests
              </th>
              {days.map((date) => (
                <td key={date} className="p-0.5">
                  <select
                    aria-label={`Guests, ${formatDay(date, 'medium')}`}
                    value={guestsAt(attendance, date, mealType)}
                    onChange={({ target }) =>
                      changeMeal(withGuests(attendance, { date, mealType }, Number(target.value)))
                    }
                    className="h-10 w-full appearance-none rounded-md border border-edge bg-surface text-center"
                  >
                    {GUESTS.map((count) => (
                      <option key={count} value={count}>
                        {count}
                      </option>
                    ))}
                  </select>
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      <p className="text-muted text-sm">
        A check means that they eat at home. {isUsual ? '' : 'Guests eat as much as an adult.'}
      </p>
    </div>
  )
}
