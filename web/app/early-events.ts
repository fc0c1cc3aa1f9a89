// Replays, in order, what was recorded before hydration.

type EarlyEvent =
  | { type: 'click'; target: HTMLElement }
  | { type: 'submit'; target: HTMLFormElement; submitter: HTMLElement | null }
  | { type: 'check'; target: HTMLInputElement; checked: boolean }
  | { type: 'input'; target: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement; value: string }

declare global {
  interface Window {
    __early?: EarlyEvent[]
    __earlyStop?: () => void
  }
}

export function replayEarlyEvents() {
  const events = window.__early ?? []
  window.__earlyStop?.()
  window.__early = undefined
  // One task per event, so that each one sees the result of the one before.
  const next = () => {
    const event = events.shift()
    if (!event) return
    if (event.target.isConnected) replay(event)
    setTimeout(next)
  }
  setTimeout(next)
}

function replay(event: EarlyEvent) {
  if (event.type === 'click') event.target.click()
  else if (event.type === 'submit') event.target.requestSubmit(event.submitter)
  else if (event.type === 'check') {
    if (event.target.checked !== event.checked) event.target.click()
  } else typeInto(event.target, event.value)
}

/**
 * React only notices a value set through the native setter, and only if it differs from what it found in the field. It
 * found the early text itself, so the field is emptied first.
 */
function typeInto(target: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) {
  const isSelect = target instanceof HTMLSelectElement
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set
  for (const text of isSelect ? [value] : ['', value]) {
    setter?.call(target, text)
    target.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }))
  }
}
