// A second press on a button that its own panel now covers closes the panel, as it would if the button were still there,
// instead of choosing what slid under the pointer.
import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** A finger leaves no trace of where it rests, so only a double tap is a second press. */
const DOUBLE_TAP_MS = 600

export function useSecondPress(close: () => void) {
  /** Where the button was, until the pointer leaves that place. */
  const place = useRef<{ box: DOMRect; until: number } | null>(null)

  function isThere({ clientX, clientY, timeStamp }: MouseEvent) {
    if (!place.current) return false
    const { box, until } = place.current
    const isInside = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
    if (!isInside || timeStamp > until) place.current = null
    return place.current !== null
  }

  return {
    button: {
      onPointerDown: ({ currentTarget, pointerType, timeStamp }: PointerEvent<HTMLElement>) => {
        const until = pointerType === 'mouse' ? Number.POSITIVE_INFINITY : timeStamp + DOUBLE_TAP_MS
        place.current = { box: currentTarget.getBoundingClientRect(), until }
      },
    },
    panel: {
      onPointerMove: isThere,
      onClickCapture: (event: MouseEvent) => {
        // The keyboard's clicks have no detail.
        if (event.detail === 0 || !isThere(event)) return
        event.preventDefault()
        event.stopPropagation()
        place.current = null
        close()
      },
    },
  }
}
