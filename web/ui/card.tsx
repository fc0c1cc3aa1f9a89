import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

interface CardLook {
  padded?: boolean
  /** Lifts on hover, for cards that are links. */
  interactive?: boolean
  className?: string
}

export function cardClass({ padded = true, interactive = false, className }: CardLook = {}) {
  return cx(
    'rounded-xl border border-line bg-surface shadow-sm',
    padded && 'p-5 sm:p-6',
    interactive && 'transition duration-200 ease-out hover:-translate-y-0.5 hover:shadow-md',
    className,
  )
}

interface CardProps extends ComponentProps<'div'>, CardLook {
  as?: 'div' | 'article' | 'section' | 'li'
}

export function Card({ as = 'div', padded, interactive, className, ...rest }: CardProps) {
  const Element = as as 'div' // all four take the same attributes, so one type covers them
  return <Element {...rest} className={cardClass({ padded, interactive, className })} />
}
