import type { Units } from '#domain/diary/units.ts'
import { Field } from './field.tsx'
import { Select } from './select.tsx'

const UNIT_CHOICES = [
  { key: 'weight', label: 'Weight', options: ['kg', 'lb', 'st'] },
  { key: 'height', label: 'Height', options: ['cm', 'ft_in'] },
  { key: 'volume', label: 'Volume', options: ['ml', 'fl_oz'] },
  { key: 'energy', label: 'Energy', options: ['kcal', 'kJ'] },
] as const
const UNIT_NAMES: Record<string, string> = { ft_in: 'ft and in', fl_oz: 'fl oz' }

interface UnitsFieldsProps {
  units: Units
  /** All by default. */
  shown?: readonly (keyof Units)[]
  onChange: (units: Units) => void
}

/** How a member's weight, height, water and energy are shown. */
export function UnitsFields({ units, shown, onChange }: UnitsFieldsProps) {
  return UNIT_CHOICES.filter(({ key }) => !shown || shown.includes(key)).map(({ key, label, options }) => (
    <Field key={key} label={label}>
      {(control) => (
        <Select
          {...control}
          value={units[key]}
          options={options.map((value) => ({ value, label: UNIT_NAMES[value] ?? value }))}
          onChange={(event) => onChange({ ...units, [key]: event.target.value })}
        />
      )}
    </Field>
  ))
}
