import { type CSSProperties, useId } from 'react'
import { cx } from './cx.ts'

interface RangeSliderProps {
  label: string
  value: number
  min: number
  max: number
  step?: number
  onChange: (value: number) => void
  /** Formats the value, on screen and for screen readers: `(ml) => `${ml} ml``. */
  format?: (value: number) => string
  hint?: string
  name?: string
  disabled?: boolean
  className?: string
}

export function RangeSlider(props: RangeSliderProps) {
  const { label, value, min, max, step = 1, onChange, format = String, hint, name, disabled, className } = props
  const id = useId()
  const fill = max > min ? (Math.min(Math.max(value, min), max) - min) / (max - min) : 0
  return (
    <div className={className}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold text-sm">
          {label}
        </label>
        {/* Not announced separately: a slider already announces its new value. */}
        <output htmlFor={id} aria-live="off" className="font-bold text-leaf tabular-nums">
          {format(value)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        name={name}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={format(value)}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="range"
        style={{ '--fill': fill } as CSSProperties} // React's type knows no custom properties
      />
      <div aria-hidden="true" className={cx('flex justify-between text-muted text-xs tabular-nums', hint && 'mb-1.5')}>
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
