import type { ReactNode } from 'react'
import { EmptyPreview, type PreviewName } from './empty-preview.tsx'

interface EmptyStateProps {
  title: string
  /** One or two sentences: what would be here, and how to add it. */
  children?: ReactNode
  icon?: ReactNode
  /** A sketch of what the screen will look like, instead of the icon. */
  preview?: PreviewName
  /** The one thing to do. */
  action?: ReactNode
  as?: 'h1' | 'h2' | 'h3' | 'p'
}

export function EmptyState({ title, children, icon, preview, action, as: Title = 'h2' }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-lg justify-items-center gap-3 px-4 py-14 text-center">
      {preview && <EmptyPreview of={preview} className="mb-2 w-full max-w-80" />}
      {icon && !preview && (
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
