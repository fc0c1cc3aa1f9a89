import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'
import { dismissToast, type Toast } from './toast-store.ts'

const ICONS = { success: CircleCheck, info: Info, danger: TriangleAlert }
const ICON_COLOURS = { success: 'text-leaf', info: 'text-lake', danger: 'text-danger' }

export function ToastCard({ toast }: { toast: Toast }) {
  const [paused, setPaused] = useState(false)

  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => dismissToast(toast.id), toast.durationMs)
    return () => clearTimeout(timer)
  }, [paused, toast.id, toast.durationMs])

  const Icon = ICONS[toast.tone]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer
    <div
      className="toast appear pointer-events-auto mt-3 flex items-center gap-3 rounded-xl border border-line bg-surface py-2 pr-2 pl-4 shadow-lg"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon className={cx('size-5 shrink-0', ICON_COLOURS[toast.tone])} />
      <p className="grow py-1.5 font-medium text-sm">{toast.message}</p>
      {toast.action && (
        <button
          type="button"
          className="min-h-11 shrink-0 rounded-full px-3 font-bold text-leaf text-sm hover:bg-sunken"
          onClick={() => {
            toast.action?.onSelect()
            dismissToast(toast.id)
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton label="Dismiss" icon={<X className="size-4" />} onClick={() => dismissToast(toast.id)} />
    </div>
  )
}
