// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { useStepMoves } from './use-step-moves.ts'

function Step({ next }: { next: () => void }) {
  const swipe = useStepMoves({ next, previous: () => undefined })
  return (
    <div {...swipe}>
      <p>Chop the onions.</p>
      {createPortal(
        <dialog open>
          <input type="range" aria-label="Focus" />
        </dialog>,
        document.body,
      )}
    </div>
  )
}

function swipeLeft(element: Element) {
  fireEvent.touchStart(element, { touches: [{ clientX: 300, clientY: 100 }] })
  fireEvent.touchEnd(element, { changedTouches: [{ clientX: 100, clientY: 105 }] })
}

test('a swipe goes to the next step, but not the same gesture on a slider of a dialog', () => {
  const next = vi.fn()
  render(<Step next={next} />)
  swipeLeft(screen.getByLabelText('Focus'))
  expect(next).not.toHaveBeenCalled()
  swipeLeft(screen.getByText('Chop the onions.'))
  expect(next).toHaveBeenCalledOnce()
})
