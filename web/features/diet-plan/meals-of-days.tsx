import type { MealsByDay } from '#domain/plan/plan-request.ts'
import { SNACKS_FROM_KCAL } from '#domain/plan/usual-slots.ts'
import { capitalized } from '#domain/text/capitalized.ts'
import { MEAL_SLOT_NAMES, MEAL_SLOTS, type MealSlot } from '#domain/time/meal-slots.ts'
import { WEEKDAYS, type Weekday } from '#domain/time/weekdays.ts'
import { Button } from '#web/ui/button.tsx'
import { useEnergy } from '#web/ui/energy-unit.ts'

interface MealsOfDaysProps {
  /** Null: the planner's usual meals. */
  meals: MealsByDay | null
  onChange: (meals: MealsByDay | null) => void
}

const USUAL: readonly MealSlot[] = ['breakfast', 'lunch', 'dinner']
const EVERY_DAY = Object.fromEntries(WEEKDAYS.map((day) => [day, USUAL])) as MealsByDay // all seven days

/** Which meals on which days, as a table of checkboxes. */
export function MealsOfDays({ meals, onChange }: MealsOfDaysProps) {
  const { energyText } = useEnergy()
  if (!meals) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>Every day has breakfast, lunch and dinner, plus snacks at {energyText(SNACKS_FROM_KCAL)} or more.</p>
        <Button size="sm" variant="secondary" onClick={() => onChange(EVERY_DAY)}>
          Choose Meals
        </Button>
      </div>
    )
  }

  function toggle(day: Weekday, slot: MealSlot, isOn: boolean) {
    const others = (meals ?? EVERY_DAY)[day].filter((other) => other !== slot)
    const chosen = isOn ? [...others, slot] : others
    onChange({ ...(meals ?? EVERY_DAY), [day]: MEAL_SLOTS.filter((one) => chosen.includes(one)) })
  }

  return (
    <div>
      <table className="w-full max-w-lg text-sm">
        <caption className="mb-2 text-left font-semibold">Meals to plan</caption>
        <thead>
          <tr>
            <td />
            {MEAL_SLOTS.map((slot) => (
              <th key={slot} scope="col" className="font-medium text-muted text-xs">
                {MEAL_SLOT_NAMES[slot]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKDAYS.map((day) => (
            <tr key={day}>
              <th scope="row" className="text-left font-medium">
                {capitalized(day)}
              </th>
              {MEAL_SLOTS.map((slot) => (
                <td key={slot} className="text-center">
                  <label className="inline-grid size-11 place-items-center">
                    <input
                      type="checkbox"
                      aria-label={`${MEAL_SLOT_NAMES[slot]} on ${capitalized(day)}`}
                      checked={meals[day].includes(slot)}
                      onChange={(event) => toggle(day, slot, event.target.checked)}
                      className="size-5 accent-leaf"
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
        Use the Usual Meals
      </Button>
    </div>
  )
}
