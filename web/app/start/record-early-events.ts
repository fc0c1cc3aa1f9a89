// Runs at the top of the body and records clicks and input until React has hydrated and everything was replayed
// (early-events.ts). Links and GET forms work as plain HTML, so they are left alone. React never sees a recorded click
// or submit, or it would happen twice. A form is validated when it is replayed, because hydration may have emptied its
// fields for a moment.
import type { EarlyEvents } from './early-events.ts'

const TYPES = ['click', 'input', 'change', 'submit']

export function recordEarlyEvents() {
  const events: EarlyEvents = []
  window.earlyEvents = events

  function recordSubmit(event: Event, form: HTMLFormElement, submitter: HTMLElement | null) {
    if (form.getAttribute('method') === 'get') return
    event.preventDefault()
    event.stopPropagation()
    events.push({ type: 'submit', target: form, submitter })
  }

  function recordClick(event: Event, target: Element) {
    const button = target.closest<HTMLElement>('button,[role=button],[role=tab],[role=radio]')
    if (!button || button.closest('[data-native]')) return
    if (button instanceof HTMLButtonElement && button.type === 'submit' && button.form)
      return recordSubmit(event, button.form, button)
    event.stopPropagation()
    events.push({ type: 'click', target: button })
  }

  function record(event: Event) {
    const { target } = event
    if (events.replaying || !(target instanceof Element) || !target.closest('#root')) return
    if (event instanceof SubmitEvent) recordSubmit(event, target as HTMLFormElement, event.submitter)
    else if (event.type === 'click') recordClick(event, target)
    else {
      const field = target as HTMLInputElement // only fields send the other events
      if (field.type === 'checkbox' || field.type === 'radio')
        events.push({ type: 'check', target: field, checked: field.checked })
      else events.push({ type: 'input', target: field, value: field.value })
    }
  }

  for (const type of TYPES) document.addEventListener(type, record, true)
  events.stop = () => {
    for (const type of TYPES) document.removeEventListener(type, record, true)
  }
}
