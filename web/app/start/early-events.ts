// Replays, in order, what was recorded before hydration.

type EarlyEvent =
  | { type: 'click'; target: HTMLElement }
  | { type: 'submit'; target: HTMLFormElement; submitter: HTMLElement | null }
  | { type: 'check'; target: HTMLInputElement; checked: boolean }
  | { type: 'input'; target: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement; value: string }

export interface EarlyEvents extends Array<EarlyEvent> {
  /** Nothing is recorded meanwhile. */
  replaying?: boolean
  /** Ends the recording. */
  stop?: () => void
}

declare global {
  interface Window {
    /** Until everything is replayed. */
    earlyEvents?: EarlyEvents
  }
}

export function replayEarlyEvents() {
  const events = window.earlyEvents
  if (!events) return
  // One task per event, so that each one sees the result of the one before. Events that happen meanwhile are queued.
  const next = () => {
    const event = events.shift()
    if (!event) {
      events.stop?.()
      window.earlyEvents = undefined
      return
    }
    if (!isOvertaken(event, events[0]) && event.target.isConnected) {
      events.replaying = true
      replay(event)
      events.replaying = false
    }
    setTimeout(next)
  }
  // Not inside the effect that calls this: React would restore the empty fields.
  setTimeout(next)
}

/** Of the letters typed into a field, only the last event counts: its value has all of them. */
const isOvertaken = (event: EarlyEvent, following: EarlyEvent | undefined) =>
  event.type === 'input' && following?.type === 'input' && following.target === event.target

function replay(event: EarlyEvent) {
  if (event.type === 'click') event.target.click()
  else if (event.type === 'submit') event.target.requestSubmit(event.submitter?.isConnected ? event.submitter : null)
  else if (event.type === 'check') {
    if (event.target.checked !== event.checked) event.target.click()
  } else typeInto(event.target, event.value)
}

/**
 * React only notices a value set through the native setter, and only if it differs from the field's value at hydration.
 * That was the early text itself, so the field is emptied first.
 */
function typeInto(target: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) {
  const isSelect = target instanceof HTMLSelectElement
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set
  for (const text of isSelect ? [value] : ['', value]) {
    setter?.call(target, text)
    target.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }))
  }
}
