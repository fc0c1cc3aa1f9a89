import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  /** One or two sentences: what would be here, and how to add it. */
  children?: ReactNode
  icon?: ReactNode
  action?: ReactNode
  as?: 'h1' | 'h2' | 'h3' | 'p'
}

export function EmptyState({ title, children, icon, action, as: Title = 'h2' }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-lg justify-items-center gap-3 px-4 py-14 text-center">
      {icon && (
        <div className="mb-2 grid size-24 place-items-center rounded-full border-8 border-surface bg-leaf-soft text-leaf-ink shadow-md *:size-9">
          {icon}
        </div>
      )}
      <Title className="font-bold text-2xl tracking-tight">{title}</Title>
      {children && <div className="text-muted">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
