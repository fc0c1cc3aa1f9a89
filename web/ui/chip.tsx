import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

/** The look of a chip, for links that filter. */
export function chipClass(active: boolean, className?: string) {
  return cx(
    'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-4 py-1 font-semibold text-sm transition-colors disabled:opacity-55 pointer-coarse:min-h-11',
    active
      ? 'border-leaf bg-leaf text-on-leaf hover:bg-leaf-strong'
      : 'border-edge bg-surface text-ink hover:border-ink hover:bg-sunken',
    className,
  )
}

interface ChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed' | 'onToggle' | 'onClick'> {
  pressed: boolean
  onToggle: (pressed: boolean) => void
}

export function Chip({ pressed, onToggle, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      onClick={() => onToggle(!pressed)}
      className={chipClass(pressed, className)}
    >
      {pressed && <Check className="-ml-1 size-4" />}
      {children}
    </button>
  )
}
