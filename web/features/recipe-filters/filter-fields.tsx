import { useEffect, useRef } from 'react'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { FilterField } from './filter-choices.ts'

interface FilterSelectProps {
  field: FilterField
  value: string
  onChange: () => void
}

export function FilterSelect({ field: { name, label, none, choices, other }, value, onChange }: FilterSelectProps) {
  const known = choices.find((choice) => choice.value.toLowerCase() === value.toLowerCase())
  const options = known || value === '' ? choices : [...choices, { value, label: other(value) }]
  const shown = known?.value ?? value
  const select = useFieldOfAddress<HTMLSelectElement>(shown)
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          ref={select}
          name={name}
          placeholder={none}
          options={options}
          defaultValue={shown}
          onChange={onChange}
        />
      )}
    </Field>
  )
}

/**
 * The field itself holds the choice, so that people can make another one while the list is still loading; the URL has
 * the last word.
 */
function useFieldOfAddress<Element extends HTMLSelectElement | HTMLInputElement>(value: string) {
  const field = useRef<Element>(null)
  useEffect(() => {
    const isTyping = field.current instanceof HTMLInputElement && document.activeElement === field.current
    if (field.current && !isTyping) field.current.value = value
  }, [value])
  return field
}

interface FoodsFieldProps {
  name: string
  label: string
  value: string
  /** On Enter, or when leaving the field. */
  onDone: () => void
}

/** Foods separated by commas. Only the field holds the text, so what is typed before scripts run is kept. */
export function FoodsField({ name, label, value, onDone }: FoodsFieldProps) {
  const input = useFieldOfAddress<HTMLInputElement>(value)
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          ref={input}
          name={name}
          defaultValue={value}
          placeholder={name === 'include' ? 'chickpeas, spinach' : 'nuts, dairy'}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={200}
          enterKeyHint="done"
          onBlur={onDone}
        />
      )}
    </Field>
  )
}
