import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { SOFT_TONES, type Tone } from '#web/ui/tone.ts'

interface StatCardProps {
  title: string
  icon: ReactNode
  tone: Tone
  /** The card's main number, with its unit. */
  figure: ReactNode
  detail: ReactNode
  children?: ReactNode
}

export function StatCard({ title, icon, tone, figure, detail, children }: StatCardProps) {
  return (
    <Card as="section" className="grid min-w-0 content-start gap-4" aria-label={title}>
      <div className="flex items-center gap-3">
        <span className={cx('grid size-10 place-items-center rounded-full *:size-5', SOFT_TONES[tone])}>{icon}</span>
        <h2 className="font-semibold text-base">{title}</h2>
      </div>
      <div>
        <p className="font-bold text-3xl tabular-nums tracking-tight">{figure}</p>
        <p className="mt-1 text-muted text-sm">{detail}</p>
      </div>
      {children}
    </Card>
  )
}

export function Unit({ children }: { children: ReactNode }) {
  return <span className="font-medium text-base text-muted"> {children}</span>
}
