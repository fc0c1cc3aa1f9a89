import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

interface SelectProps extends ComponentProps<'select'> {
  options: readonly { value: string; label: string }[]
  /** A first, empty choice such as "Choose a subject". */
  placeholder?: string
}

export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <span className={cx('relative block', className)}>
      <select {...rest} className="control appearance-none pr-10">
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted" />
    </span>
  )
}
