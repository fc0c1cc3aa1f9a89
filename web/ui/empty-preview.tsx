import { lazy, Suspense } from 'react'
import { useHydrated } from '#web/hooks/use-hydrated.ts'
import { cx } from './cx.ts'
import type { DRAWINGS } from './preview-drawings.tsx'

export type PreviewName = keyof typeof DRAWINGS

// Most visits show none. Without a network, a page does without it.
const PreviewDrawing = lazy(() =>
  import('./preview-drawings.tsx').then(
    (module) => ({ default: module.PreviewDrawing }),
    () => ({ default: () => null }),
  ),
)

/** A faint sketch of what will be here. Its space is reserved, so that nothing moves when it loads. */
export function EmptyPreview({ of, className }: { of: PreviewName; className?: string }) {
  const hydrated = useHydrated()
  return (
    <div aria-hidden="true" className={cx('aspect-20/9 opacity-75 print:hidden', className)}>
      {hydrated && (
        <Suspense>
          <PreviewDrawing of={of} />
        </Suspense>
      )}
    </div>
  )
}
