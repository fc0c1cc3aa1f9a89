// What pages read from this device: meal times, servings and the measures of recipes.
import { MOST_DEFAULT_SERVINGS, mealsByTime, USUAL_MEAL_TIMES } from '#domain/account/preferences.ts'
import { clockValue, minutesOfClock } from '#domain/time/clock.ts'
import { MEAL_SLOT_NAMES, type MealSlot } from '#domain/time/meal-slots.ts'
import { changePreferences, usePreferences } from '#web/device/preferences.ts'
import { useMeasureSystem } from '#web/device/use-measure-system.ts'
import { Field } from '#web/ui/field.tsx'
import { countText } from '#web/ui/format.ts'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'

export function MealTimesFields() {
  const { mealTimes } = usePreferences()

  function change(slot: MealSlot, value: string) {
    const minutes = minutesOfClock(value)
    if (minutes !== null) changePreferences({ mealTimes: { ...mealTimes, [slot]: minutes } })
  }

  return (
    <div className="grid two-columns gap-4 sm:grid-cols-4">
      {mealsByTime(USUAL_MEAL_TIMES).map((slot) => (
        <Field key={slot} label={MEAL_SLOT_NAMES[slot]}>
          {(control) => (
            <Input
              {...control}
              type="time"
              value={clockValue(mealTimes[slot])}
              onChange={({ target }) => change(slot, target.value)}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

const SERVINGS = [
  { value: '', label: 'As many as the recipe makes' },
  ...Array.from({ length: MOST_DEFAULT_SERVINGS }, (_, before) => ({
    value: String(before + 1),
    label: countText(before + 1, 'serving'),
  })),
]

export function DefaultServingsField() {
  const { defaultServings } = usePreferences()
  return (
    <Field label="Default servings" hideLabel>
      {(control) => (
        <Select
          {...control}
          value={String(defaultServings ?? '')}
          options={SERVINGS}
          onChange={({ target }) => changePreferences({ defaultServings: Number(target.value) || null })}
        />
      )}
    </Field>
  )
}

const MEASURES = [
  { value: 'metric', label: 'Metric: grams and milliliters' },
  { value: 'us', label: 'US: cups and ounces' },
] as const

export function RecipeMeasuresField() {
  const [system, choose] = useMeasureSystem()
  return (
    <Field label="Measures in recipes">
      {(control) => (
        <Select
          {...control}
          value={system ?? ''}
          options={MEASURES}
          placeholder={system === null ? 'As the recipe is written' : undefined}
          onChange={({ target }) => {
            const chosen = MEASURES.find(({ value }) => value === target.value)
            if (chosen) choose(chosen.value)
          }}
        />
      )}
    </Field>
  )
}
