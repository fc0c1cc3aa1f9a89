import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

/** What Field hands to the control inside it; spread it on Input, Textarea or Select. */
export interface FieldControl {
  id: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** The id of an error message elsewhere on the page about this field. */
  refusedBy?: string
  required?: boolean
  /** Says "(optional)" beside the label. */
  optional?: boolean
  hideLabel?: boolean
  className?: string
  children: (control: FieldControl) => ReactNode
}

export function Field(props: FieldProps) {
  const { label, hint, error, refusedBy, required, optional, hideLabel, className, children } = props
  const id = useId()
  const describedBy = cx(hint != null && `${id}-hint`, error != null && `${id}-error`, refusedBy)
  return (
    <div className={cx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-semibold text-sm'}>
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children({
        id,
        required,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error != null || refusedBy !== undefined || undefined,
      })}
      {hint != null && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {error != null && (
        <p id={`${id}-error`} className="font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  )
}
