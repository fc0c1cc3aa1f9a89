import type { ReactNode } from 'react'
import { cx } from './cx.ts'

interface SectionHeaderProps {
  title: ReactNode
  intro?: ReactNode
  /** A link at the far end, such as View All. */
  action?: ReactNode
  id?: string
  className?: string
}

export function SectionHeader({ title, intro, action, id, className }: SectionHeaderProps) {
  return (
    <div className={cx('mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2', className)}>
      <div className="max-w-2xl">
        <h2 id={id}>{title}</h2>
        {intro && <p className="mt-2 text-muted">{intro}</p>}
      </div>
      {action}
    </div>
  )
}
