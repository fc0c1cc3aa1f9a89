import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { SOFT_TONES, type Tone } from './tone.ts'

interface NoticeProps {
  tone?: Tone
  icon?: ReactNode
  /** 'alert' for an error that just happened, 'status' for good news; nothing for a permanent note. */
  role?: 'alert' | 'status'
  className?: string
  children: ReactNode
}

/** A banner in the flow of the page. */
export function Notice({ tone = 'neutral', icon, role, className, children }: NoticeProps) {
  return (
    <div role={role} className={cx('flex gap-3 rounded-lg px-5 py-3.5 text-sm', SOFT_TONES[tone], className)}>
      {icon}
      <div className="min-w-0 grow">{children}</div>
    </div>
  )
}
