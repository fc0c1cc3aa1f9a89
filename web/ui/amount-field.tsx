import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { amountFieldText } from '#domain/kitchen/amount-field-text.ts'
import { isRange, parseAmount } from '#domain/kitchen/read-amount.ts'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { stepped } from './stepped.ts'

const UNREADABLE = 'Enter a number, like 2, 1.5 or 1 1/2.'
const STEP = { min: 0, step: 0.1 }

interface AmountFieldProps {
  label: ReactNode
  name?: string
  /** NaN for an empty field. */
  amount: number
  unit: string
  onChange: (amount: number) => void
  className?: string
}

/** An amount as cooks write it: "1/2", "1 ½", "1,5". A number field would drop the slash and read 12. */
export function AmountField({ label, name, amount, unit, onChange, className }: AmountFieldProps) {
  const [typed, setTyped] = useState<{ text: string; amount: number }>()
  const [isLeft, setLeft] = useState(true)
  /** The larger amount of the range that was typed. */
  const [ofRange, setOfRange] = useState<number>()
  // What was typed is dropped if the amount is changed from outside, such as by a form that resets.
  const text = typed && Object.is(typed.amount, amount) ? typed.text : amountFieldText(amount, unit)
  const problem = readField(text) === null ? UNREADABLE : ''

  function type(given: string) {
    const read = readField(given) ?? Number.NaN
    setTyped({ text: given, amount: read })
    setOfRange(isRange(given) ? read : undefined)
    setLeft(false)
    onChange(read)
  }

  function step(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onChange(stepped(Number.isFinite(amount) ? amount : 0, event.key === 'ArrowUp' ? 1 : -1, STEP))
  }

  return (
    <Field
      label={label}
      hint={ofRange === amount && problem === '' ? 'We’ll use the larger amount.' : undefined}
      error={isLeft && problem !== '' ? problem : undefined}
      className={className}
    >
      {(control) => (
        <Input
          {...control}
          {...STEP}
          ref={(input) => input?.setCustomValidity(problem)}
          name={name}
          inputMode="decimal"
          maxLength={40}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={step}
          onBlur={() => {
            setLeft(true)
            if (problem === '') setTyped(undefined)
          }}
        />
      )}
    </Field>
  )
}

/** NaN for an empty field, null for an invalid amount. */
function readField(text: string): number | null {
  return text.trim() === '' ? Number.NaN : parseAmount(text)
}
