import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { IconButton } from './button.tsx'
import { stepped } from './stepped.ts'

interface StepperProps {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  /** Written after the number: "ml". */
  unit?: string
  hideLabel?: boolean
  disabled?: boolean
  className?: string
}

/**
 * A number with minus and plus. At its limits a button only announces that it does nothing: focus stays on it. A typed
 * number counts as soon as it is within the limits. Leaving the field normalizes it, except in a form, where the browser
 * says what is wrong instead of submitting another number than the one typed.
 */
export function Stepper(props: StepperProps) {
  const { label, value, onChange, min = 0, max, step = 1, unit, hideLabel, disabled, className } = props
  const id = useId()
  const [draft, setDraft] = useState<string>()

  function type(text: string) {
    setDraft(text)
    const typed = Number(text)
    if (text.trim() !== '' && typed >= min && typed <= (max ?? Number.POSITIVE_INFINITY)) onChange(typed)
  }

  function move(direction: 1 | -1) {
    setDraft(undefined)
    onChange(stepped(value, direction, { min, max, step }))
  }

  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block font-semibold text-sm'}>
        {label}
      </label>
      <div className="inline-flex items-center rounded-full border border-edge bg-surface">
        <IconButton
          label={`Less: ${label}`}
          icon={<Minus className="size-4" />}
          disabled={disabled}
          aria-disabled={value <= min || undefined}
          onClick={() => move(-1)}
        />
        <span className="flex min-w-14 items-baseline justify-center gap-1 font-semibold">
          <input
            id={id}
            type="number"
            inputMode="decimal"
            min={min}
            max={max}
            step={step}
            required
            disabled={disabled}
            value={draft ?? value}
            onChange={(event) => type(event.target.value)}
            onBlur={({ currentTarget: { form, validity } }) => (!form || validity.valid) && setDraft(undefined)}
            // As wide as its digits, so that number and unit are centered together.
            style={{ width: `${Math.max(2, String(draft ?? value).length) + 1}ch` }}
            className="min-h-11 rounded-sm bg-transparent text-center tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
          />
          {unit && <span className="text-muted text-sm">{unit}</span>}
        </span>
        <IconButton
          label={`More: ${label}`}
          icon={<Plus className="size-4" />}
          disabled={disabled}
          aria-disabled={(max !== undefined && value >= max) || undefined}
          onClick={() => move(1)}
        />
      </div>
    </div>
  )
}
