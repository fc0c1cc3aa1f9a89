// Whether this device has the data that a member's pages last showed (web/app/persisted-queries.ts, which loads later).
import { PERSISTED_QUERIES, TABLE_PLAN } from '#domain/account/device-keys.ts'
import { storedText } from './local-text.ts'

export const hasPersistedQueries = () => storedText(PERSISTED_QUERIES) !== null

/** What was on a member's pages, on this device and in this tab. */
export function forgetShownToMember() {
  forgetPersistedQueries()
  forgetTablePlan()
}

/** The plan for a member's table that this tab shows (web/features/table-plan/saved-table-plan.ts). */
export function forgetTablePlan() {
  try {
    sessionStorage.removeItem(TABLE_PLAN)
  } catch {
    // Storage is blocked, so there is none.
  }
}

export function forgetPersistedQueries() {
  try {
    localStorage.removeItem(PERSISTED_QUERIES)
  } catch {
    // Storage is blocked, so there are none.
  }
}
