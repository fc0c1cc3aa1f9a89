import type { Macros } from '#domain/nutrition/macros.ts'
import { useEnergy } from './energy-unit.ts'
import { wholeNumber } from './format.ts'
import { ProgressBar } from './progress-bar.tsx'
import { MACRO_TONES, type Tone } from './tone.ts'

interface MacroBarProps {
  /** Of MACRO_ROWS. */
  row: { key: keyof Macros; label: string; unit: string }
  value: number
  goal: number
  tone?: Tone
  /** Shown after the numbers: "· 25% of energy". */
  note?: string
}

/** Calories or one macro against its goal. */
export function MacroBar({ row, value, goal, tone = MACRO_TONES[row.key], note = '' }: MacroBarProps) {
  const { unit, energy } = useEnergy()
  const isEnergy = row.key === 'calories'
  const amount = isEnergy ? energy : wholeNumber
  return (
    <ProgressBar
      label={row.label}
      value={value}
      max={goal}
      tone={tone}
      valueText={`${amount(value)} of ${amount(goal)} ${isEnergy ? unit : row.unit} ${note}`.trim()}
    />
  )
}
