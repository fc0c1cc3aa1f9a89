// A menu based on the popover attribute: it opens and closes without scripts. React only mirrors its state for
// aria-expanded and closes it when the page changes.
import { type ToggleEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from '#web/router/router.tsx'

interface PopoverOptions {
  /** Stays open while only the query string changes, as for a filter panel. */
  keptByQuery?: boolean
}

export function usePopover(id: string, { keptByQuery = false }: PopoverOptions = {}) {
  const popover = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const { key, pathname } = useLocation()
  const place = keptByQuery ? pathname : key
  const shownAt = useRef(place)

  useEffect(() => setOpen(popover.current?.matches(':popover-open') ?? false), [])

  useEffect(() => {
    if (shownAt.current === place) return
    shownAt.current = place
    popover.current?.hidePopover()
  }, [place])

  return {
    close: () => popover.current?.hidePopover(),
    // data-native: the browser has already handled an early click, so it must not be replayed.
    button: { popoverTarget: id, 'aria-expanded': open, 'aria-controls': id, 'data-native': '' },
    panel: {
      id,
      ref: popover,
      popover: 'auto' as const,
      onToggle: (event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === 'open'),
    },
  }
}
