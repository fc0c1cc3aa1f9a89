// A menu on the platform's popover: opens and closes without any script, on an outside click and on Escape too.
// React only mirrors its state for aria-expanded and closes it when the page changes.
import { type ToggleEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from '#web/router/router.tsx'

export function usePopover(id: string) {
  const popover = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  const shownAt = useRef(key)

  useEffect(() => setOpen(popover.current?.matches(':popover-open') ?? false), [])

  useEffect(() => {
    if (shownAt.current === key) return
    shownAt.current = key
    popover.current?.hidePopover()
  }, [key])

  return {
    close: () => popover.current?.hidePopover(),
    // data-native: the browser has already answered an early click, so it must not be replayed.
    button: { popoverTarget: id, 'aria-expanded': open, 'aria-controls': id, 'data-native': '' },
    panel: {
      id,
      ref: popover,
      popover: 'auto' as const,
      onToggle: (event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === 'open'),
    },
  }
}
