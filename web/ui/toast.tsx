// The live regions for notify(): in the page from the start, so that screen readers hear what is put into them.
// What a message looks like is loaded with the first one.
import { lazy, Suspense, useEffect } from 'react'
import { dismissToast, type Toast, useToasts } from './toast-store.ts'

const ToastCard = lazy(() =>
  import('./toast-card.tsx').then(
    (module) => ({ default: module.ToastCard }),
    () => ({ default: PlainToast }),
  ),
)

export function Toaster() {
  const toasts = useToasts((state) => state.toasts)
  const urgent = toasts.filter((toast) => toast.tone === 'danger')
  const calm = toasts.filter((toast) => toast.tone !== 'danger')
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-50 sm:left-auto sm:w-md print:hidden">
      <div role="alert">{cards(urgent)}</div>
      <output className="block">{cards(calm)}</output>
    </div>
  )
}

function cards(toasts: Toast[]) {
  return toasts.map((toast) => (
    <Suspense key={toast.id}>
      <ToastCard toast={toast} />
    </Suspense>
  ))
}

/** The words alone, where the network is gone before the card has come. */
function PlainToast({ toast }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), toast.durationMs)
    return () => clearTimeout(timer)
  }, [toast.id, toast.durationMs])
  return <p className="mt-3 rounded-xl border border-line bg-surface px-4 py-3 shadow-lg">{toast.message}</p>
}
