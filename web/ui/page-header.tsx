import type { ReactNode } from 'react'
import { cx } from './cx.ts'

interface PageHeaderProps {
  title: ReactNode
  intro?: ReactNode
  /** A word or two above the title. */
  eyebrow?: ReactNode
  actions?: ReactNode
  className?: string
}

/** The top of a page; it contains the page's only h1. */
export function PageHeader({ title, intro, eyebrow, actions, className }: PageHeaderProps) {
  return (
    <header
      className={cx('flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pt-8 pb-8 sm:pt-12 sm:pb-10', className)}
    >
      <div className="min-w-0 max-w-2xl wrap-anywhere">
        {eyebrow && <p className="mb-2 font-bold text-tomato text-sm">{eyebrow}</p>}
        <h1>{title}</h1>
        {intro && <p className="mt-3 text-lg text-muted">{intro}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  )
}
