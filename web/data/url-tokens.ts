import { readArrival } from '#domain/account/mail-link.ts'

/** Reads the tokens from an email's link and removes them from the URL and the history. */
export function takeArrival() {
  const arrival = readArrival(window.location.hash)
  if (arrival) {
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', pathname + search)
  }
  return arrival
}
