import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type Portion, portionsOf, type TypedAmount, typedChoice } from '#domain/diary/portion-choice.ts'
import { TRACKER_AMOUNT, trackerAmount } from '#domain/diary/tracker.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { shortNumber, wholeNumber } from '#web/ui/format.ts'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { type FoundFood, perPortion } from './food-queries.ts'

interface FoundCardProps {
  food: FoundFood
  portions: readonly Portion[]
  /** How much was typed; null for one serving. */
  typed: TypedAmount | null
  /** Some portions of the food; the chosen portion becomes its serving. */
  onAdd: (food: FoundFood, count: number) => void
}

export function FoundCard({ food, portions, typed, onAdd }: FoundCardProps) {
  const offered = food.gramsPerServing ? portionsOf(food.gramsPerServing, portions) : []
  const start = typed && typedChoice(typed, offered)
  const all = start && !offered.includes(start.portion) ? [start.portion, ...offered] : offered
  const [place, setPlace] = useState(start ? all.indexOf(start.portion) : 0)
  const [count, setCount] = useState(String(start?.count ?? TRACKER_AMOUNT.default))
  const portion = all[place]
  // One serving keeps the provider's exact numbers.
  const shown = portion && portion.unit !== 'serving' ? perPortion(food, portion.grams) : food
  const figures = [
    ['Calories', `${wholeNumber(shown.calories)} kcal`],
    ['Protein', `${shortNumber(shown.protein)} g`],
    ['Carbs', `${shortNumber(shown.carbs)} g`],
    ['Fat', `${shortNumber(shown.fat)} g`],
  ] as const

  function submit(event: FormEvent) {
    event.preventDefault()
    // The list counts servings, so name the portion.
    const name = portion && portion.unit !== 'serving' ? `${food.name} (${portion.label})` : food.name
    onAdd({ ...shown, name }, trackerAmount(count) ?? TRACKER_AMOUNT.default)
  }

  return (
    <form onSubmit={submit} noValidate className="mt-5 rounded-lg bg-leaf-soft p-5 text-leaf-ink">
      <h2 className="font-bold text-lg first-letter:uppercase">{food.name}</h2>
      <p className="text-sm">{weightText(shown, portion)}</p>
      <dl className="my-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm">{label}</dt>
            <dd className="font-bold text-xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {typed?.unknownUnit && (
        <p className="mb-4 text-sm">
          We don’t know what one {typed.unknownUnit} weighs, so we counted servings. Please check the amount.
        </p>
      )}
      {all.length > 1 && (
        <div className="mb-4 grid grid-cols-[6rem_minmax(0,1fr)] gap-3">
          <Field label="Amount">
            {(control) => (
              <Input
                {...control}
                type="number"
                inputMode="decimal"
                min={TRACKER_AMOUNT.min}
                step={TRACKER_AMOUNT.step}
                value={count}
                onChange={(event) => setCount(event.target.value)}
              />
            )}
          </Field>
          <Field label="Portion">
            {(control) => (
              <Select
                {...control}
                value={String(place)}
                options={all.map(({ label, grams }, at) => ({
                  value: String(at),
                  label: label === `${grams} g` ? label : `${label} (${shortNumber(grams)} g)`,
                }))}
                onChange={(event) => setPlace(Number(event.target.value))}
              />
            )}
          </Field>
        </div>
      )}
      <Button type="submit" icon={<Plus className="size-4" />}>
        Add to Daily Tracker
      </Button>
    </form>
  )
}

function weightText({ gramsPerServing }: FoundFood, portion: Portion | undefined): string {
  if (!gramsPerServing) return 'Values for one serving.'
  if (!portion || portion.unit === 'serving') return `One serving weighs ${wholeNumber(gramsPerServing)} g.`
  return portion.unit === 'g'
    ? `Values for ${portion.label}.`
    : `Values for ${portion.label}, ${shortNumber(portion.grams)} g.`
}
