import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { SOFT_TONES, type Tone } from './tone.ts'

interface BadgeProps {
  tone?: Tone
  icon?: ReactNode
  className?: string
  children: ReactNode
}

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-xs',
        SOFT_TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
