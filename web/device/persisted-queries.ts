// Whether this device has the data that a member's pages last showed (web/app/persisted-queries.ts, which loads later).
import { PERSISTED_QUERIES } from '#domain/account/device-keys.ts'
import { storedText } from './local-text.ts'

export const hasPersistedQueries = () => storedText(PERSISTED_QUERIES) !== null

export function forgetPersistedQueries() {
  try {
    localStorage.removeItem(PERSISTED_QUERIES)
  } catch {
    // Storage is blocked, so there are none.
  }
}
