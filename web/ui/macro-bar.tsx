import type { Unknown } from '#domain/diary/entry-figures.ts'
import type { Macros } from '#domain/nutrition/macros.ts'
import { useEnergy } from './energy-unit.ts'
import { NOT_KNOWN, wholeNumber } from './format.ts'
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
  /** How much of the food isn't in `value`, because nobody knows it. */
  unknown?: Unknown
}

const UNKNOWN_NOTE: Record<Unknown, string> = { none: '', partly: ', partly unknown', all: ', unknown' }

/** Calories or one macro against its goal. */
export function MacroBar({
  row,
  value,
  goal,
  tone = MACRO_TONES[row.key],
  note = '',
  unknown = 'none',
}: MacroBarProps) {
  const { unit, energy } = useEnergy()
  const isEnergy = row.key === 'calories'
  const amount = isEnergy ? energy : wholeNumber
  const shown = unknown === 'all' ? NOT_KNOWN : amount(value)
  return (
    <ProgressBar
      label={row.label}
      value={value}
      max={goal}
      tone={tone}
      valueText={`${shown} of ${amount(goal)} ${isEnergy ? unit : row.unit}${UNKNOWN_NOTE[unknown]} ${note}`.trim()}
    />
  )
}
