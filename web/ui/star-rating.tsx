import { Star } from 'lucide-react'
import { useId } from 'react'
import { cx } from './cx.ts'

interface StarRatingProps {
  label: string
  /** 0 or null while nothing is chosen. */
  value: number | null
  onChange: (stars: number) => void
  disabled?: boolean
  hideLabel?: boolean
  className?: string
}

const STARS = [1, 2, 3, 4, 5]

/** Five radio buttons that look like stars: arrow keys choose, and the group is a single tab stop. */
export function StarRating({ label, value, onChange, disabled, hideLabel, className }: StarRatingProps) {
  const name = useId()
  return (
    <fieldset disabled={disabled} className={cx('flex items-center gap-3 disabled:opacity-55', className)}>
      <legend className="sr-only">{label}</legend>
      {!hideLabel && (
        <span aria-hidden="true" className="font-semibold">
          {label}
        </span>
      )}
      <div className="flex">
        {STARS.map((stars) => (
          <label
            key={stars}
            className={cx(
              'star grid size-9 place-items-center rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-leaf pointer-coarse:size-11',
              stars <= (value ?? 0) && 'star-on',
            )}
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              className="sr-only"
            />
            <Star className="size-7" />
            <span className="sr-only">{stars === 1 ? '1 star' : `${stars} stars`}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
