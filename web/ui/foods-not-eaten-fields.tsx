// Foods that a person doesn't eat: common ones to tap, anything else to type.
import { useState } from 'react'
import { OFTEN_AVOIDED } from '#domain/plan/often-avoided.ts'
import { listItems } from '#domain/text/list-items.ts'
import { Chip } from './chip.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

interface FoodsNotEatenFieldsProps {
  start: readonly string[]
  onChange: (foods: string[]) => void
}

const isOffered = (food: string) => OFTEN_AVOIDED.some((offered) => offered === food)

export function FoodsNotEatenFields({ start, onChange }: FoodsNotEatenFieldsProps) {
  const [chosen, setChosen] = useState(() => start.filter(isOffered))
  const [others, setOthers] = useState(() => start.filter((food) => !isOffered(food)).join(', '))

  function change(nextChosen: string[], nextOthers: string) {
    setChosen(nextChosen)
    setOthers(nextOthers)
    onChange([...new Set([...nextChosen, ...listItems(nextOthers)])])
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        {OFTEN_AVOIDED.map((food) => (
          <Chip
            key={food}
            pressed={chosen.includes(food)}
            onToggle={(pressed) =>
              change(pressed ? [...chosen, food] : chosen.filter((other) => other !== food), others)
            }
          >
            {food}
          </Chip>
        ))}
      </div>
      <Field label="Anything else" optional hint="Separate multiple ingredients with commas">
        {(control) => (
          <Input
            {...control}
            value={others}
            maxLength={500}
            placeholder="e.g. olives, cilantro"
            onChange={(event) => change(chosen, event.target.value)}
          />
        )}
      </Field>
    </>
  )
}
