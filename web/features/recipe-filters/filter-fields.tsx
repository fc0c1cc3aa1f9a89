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
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          name={name}
          placeholder={none}
          options={options}
          value={known?.value ?? value}
          onChange={onChange}
        />
      )}
    </Field>
  )
}

interface FoodsFieldProps {
  name: string
  label: string
  value: string
  /** Enter, or on to the next field. */
  onDone: () => void
}

/** Foods separated by commas. The text lives in the field alone, so what is typed before scripts run is kept. */
export function FoodsField({ name, label, value, onDone }: FoodsFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = value
  }, [value])
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
