// A row that is swiped to the left is removed, as in other lists on phones. Everybody else has buttons and keys.
import { type PointerEvent, useRef } from 'react'

const FAR_PX = 90
const START_PX = 12

export function useSwipeAway(onAway: () => void) {
  const start = useRef<{ x: number; y: number; swiping: boolean } | null>(null)

  function moved(event: PointerEvent<HTMLElement>): number {
    return Math.min(0, event.clientX - (start.current?.x ?? event.clientX))
  }
  function rest(row: HTMLElement) {
    row.style.transform = ''
    start.current = null
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'touch') start.current = { x: event.clientX, y: event.clientY, swiping: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = start.current
      if (!from) return
      const by = moved(event)
      if (!from.swiping && Math.abs(event.clientY - from.y) > START_PX) start.current = null
      else if (by < -START_PX) {
        if (!from.swiping) event.currentTarget.setPointerCapture(event.pointerId)
        from.swiping = true
        event.currentTarget.style.transform = `translateX(${by}px)`
      }
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const isAway = start.current?.swiping && moved(event) < -FAR_PX
      rest(event.currentTarget)
      if (isAway) onAway()
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => rest(event.currentTarget),
  }
}
