import type { ReactNode } from 'react'
import { cx } from './cx.ts'

interface ExplanationProps {
  /** A question people may have: "What does this mean?" */
  question: string
  className?: string
  children: ReactNode
}

/** Help right where it is needed, opened on request. */
export function Explanation({ question, className, children }: ExplanationProps) {
  return (
    <details className={cx('text-sm print:hidden', className)}>
      <summary className="min-h-6 w-fit cursor-pointer hover:underline">{question}</summary>
      <div className="mt-1 grid gap-1.5">{children}</div>
    </details>
  )
}
