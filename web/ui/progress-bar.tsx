import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { FULL_TONES, type Tone } from './tone.ts'

interface ProgressBarProps {
  label: string
  value: number
  max: number
  /** How it is written and read out: "1,200 of 2,000 kcal". */
  valueText: string
  tone?: Tone
  /** 'meter' for a measure within a range, 'progressbar' for progress. */
  role?: 'meter' | 'progressbar'
  /** Leaves out the line of text if the page already says it. */
  hideText?: boolean
  icon?: ReactNode
  className?: string
}

/** The bar never exceeds 100%; the text has the true value. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, max, valueText, tone = 'leaf', role = 'meter', hideText, icon, className } = props
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  return (
    <div className={className}>
      {!hideText && (
        <div className="mb-1.5 flex items-baseline justify-between gap-3 text-sm">
          <span className="flex items-center gap-1.5 font-semibold">
            {icon}
            {label}
          </span>
          <span className="text-muted tabular-nums">{valueText}</span>
        </div>
      )}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles that it can have support them */}
      <div
        role={role}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(Math.max(value, 0), max)}
        aria-valuetext={valueText}
        className="h-2.5 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className={cx('h-full rounded-full transition-[width] duration-500 ease-out', FULL_TONES[tone])}
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}
