import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

const VARIANTS = {
  primary: 'bg-leaf text-on-leaf not-disabled:hover:bg-leaf-strong',
  secondary: 'border border-edge bg-surface text-ink not-disabled:hover:border-ink not-disabled:hover:bg-sunken',
  quiet: 'text-ink not-disabled:hover:bg-sunken',
  /** The warm one, for a single call to action and for dark backgrounds. */
  accent: 'bg-apricot text-on-apricot not-disabled:hover:bg-apricot-strong',
  danger: 'bg-danger text-on-danger not-disabled:hover:bg-danger-strong',
}

const SIZES = {
  sm: 'min-h-9 px-4 py-1.5 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 px-5 py-2 text-base',
  lg: 'min-h-13 px-7 py-3 text-lg',
}

interface Look {
  variant?: keyof typeof VARIANTS
  size?: keyof typeof SIZES
  className?: string
}

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-full font-semibold leading-tight transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55'

/** The look of a button, for links that act as one. */
export function buttonClass({ variant = 'primary', size = 'md', className }: Look = {}) {
  return cx(BASE, VARIANTS[variant], SIZES[size], className)
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Shows a spinner and blocks the button; change the words yourself ("Saving..."). */
  loading?: boolean
  icon?: ReactNode
}

export function Button(props: ButtonProps) {
  const { variant, size, className, loading = false, icon, disabled, onClick, children, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      // Not `disabled` while loading: that would lose focus.
      disabled={disabled && !loading}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={loading ? ignore : onClick}
      className={buttonClass({ variant, size, className })}
    >
      {loading ? <Spinner className="size-[1.1em]" /> : icon}
      {children}
    </button>
  )
}

/** Also prevents submitting with Enter. */
function ignore(event: MouseEvent) {
  event.preventDefault()
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The accessible name. */
  label: string
  icon: ReactNode
  variant?: keyof typeof VARIANTS
  size?: 'sm' | 'md'
}

export function IconButton({ label, icon, variant = 'quiet', size = 'md', className, ...rest }: IconButtonProps) {
  const box = size === 'sm' ? 'size-9 pointer-coarse:size-11' : 'size-11'
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={cx(BASE, VARIANTS[variant], box, 'shrink-0', className)}
    >
      {icon}
    </button>
  )
}
