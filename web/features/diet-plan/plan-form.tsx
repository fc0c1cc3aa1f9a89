import { type FormEvent, useState } from 'react'
import { PLANNER_CALORIES } from '#domain/diary/goals.ts'
import { SITE_DIETS } from '#domain/nutrition/diets.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Field } from '#web/ui/field.tsx'
import { wholeNumber } from '#web/ui/format.ts'
import { Input } from '#web/ui/input.tsx'
import { RangeSlider } from '#web/ui/range-slider.tsx'
import { Select } from '#web/ui/select.tsx'
import type { PlanRequest } from './plan-queries.ts'

const DIET_OPTIONS = [{ value: '', label: 'None' }, ...SITE_DIETS.map((diet) => ({ value: diet, label: diet }))]
const SPANS = [
  { value: 'day', label: 'One day' },
  { value: 'week', label: 'A week' },
] as const

interface PlanFormProps {
  start: PlanRequest
  onSubmit: (request: PlanRequest) => void
}

export function PlanForm({ start, onSubmit }: PlanFormProps) {
  // A member's goals may arrive while they type: what was changed by hand stays.
  const [changes, setChanges] = useState<Partial<PlanRequest>>({})
  const request = { ...start, ...changes }
  const change = (part: Partial<PlanRequest>) => setChanges({ ...changes, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(request)
  }
  return (
    <Card className="sm:p-9">
      <form onSubmit={submit} className="grid gap-7">
        <RangeSlider
          label="Target calories a day"
          min={PLANNER_CALORIES.min}
          max={PLANNER_CALORIES.max}
          step={PLANNER_CALORIES.step}
          value={request.calories}
          format={(value) => `${wholeNumber(value)} kcal`}
          onChange={(calories) => change({ calories })}
        />
        <Field label="Diet">
          {(control) => (
            <Select
              {...control}
              options={DIET_OPTIONS}
              value={request.diet}
              onChange={(event) => change({ diet: event.target.value })}
            />
          )}
        </Field>
        <Field label="Exclude ingredients" optional hint="Separate multiple ingredients with commas">
          {(control) => (
            <Input
              {...control}
              maxLength={200}
              placeholder="e.g. shellfish, olives"
              value={request.exclude}
              onChange={(event) => change({ exclude: event.target.value })}
            />
          )}
        </Field>
        <fieldset>
          <legend className="mb-2 font-semibold text-sm">Plan for</legend>
          <div className="flex gap-2">
            {SPANS.map(({ value, label }) => (
              <Chip key={value} pressed={request.span === value} onToggle={() => change({ span: value })}>
                {label}
              </Chip>
            ))}
          </div>
        </fieldset>
        <Button type="submit" size="lg" className="justify-self-start">
          Generate Meal Plan
        </Button>
      </form>
    </Card>
  )
}
