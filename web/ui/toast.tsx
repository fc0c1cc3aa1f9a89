// The live regions for notify(): always in the page, otherwise screen readers would not announce them. The cards are
// loaded with the first message.
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
    <div className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar,0px)+var(--timer-bar,0px)+1rem)] z-50 sm:left-auto sm:w-md print:hidden">
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

/** Plain text, if the card's script can't be loaded. */
function PlainToast({ toast }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), toast.durationMs)
    return () => clearTimeout(timer)
  }, [toast.id, toast.durationMs])
  return <p className="mt-3 rounded-xl border border-line bg-surface px-4 py-3 shadow-lg">{toast.message}</p>
}
