// Moving between steps without a button: arrow keys, and a swipe anywhere on the step.
import { type TouchEvent, useEffect, useRef } from 'react'

interface StepMoves {
  next: () => void
  previous: () => void
}

const SWIPE_PX = 60
const TYPING = 'input, select, textarea, dialog, [role=tab], [role=radio]'

export function useStepMoves({ next, previous }: StepMoves) {
  const start = useRef<{ x: number; y: number } | null>(null)

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      // Checkboxes don't use arrow keys, so arrows still change the step there.
      const target = event.target instanceof Element ? event.target.closest(TYPING) : null
      if (target && !target.matches('input[type=checkbox]')) return
      if (event.key === 'ArrowRight') next()
      else if (event.key === 'ArrowLeft') previous()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [next, previous])

  return {
    onTouchStart({ touches, target }: TouchEvent) {
      const touch = touches[0]
      // A slider is moved with the same gesture, and touches of a dialog arrive here too.
      const isElsewhere = target instanceof Element && target.closest('input, dialog') !== null
      // Two fingers zoom.
      start.current = touch && touches.length === 1 && !isElsewhere ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0]
      if (!touch || !start.current) return
      const x = touch.clientX - start.current.x
      const y = touch.clientY - start.current.y
      start.current = null
      if (Math.abs(x) < SWIPE_PX || Math.abs(x) < 2 * Math.abs(y)) return
      if (x < 0) next()
      else previous()
    },
  }
}
