import { readArrival } from '#domain/account/mail-link.ts'

/** What a mail's link brought along; tokens do not stay in the address, nor in the history. */
export function takeArrival() {
  const arrival = readArrival(window.location.hash)
  if (arrival) {
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', pathname + search)
  }
  return arrival
}
