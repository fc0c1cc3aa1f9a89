// The table's plan that is shown in this tab: it survives a reload, and opening one of its recipes. Gone on signing out.
import type { QueryClient } from '@tanstack/react-query'
import { TABLE_PLAN } from '#domain/account/device-keys.ts'
import { isObject, objectOf } from '#domain/json.ts'
import type { TablePlan } from '#domain/table-plan/table-plan.ts'
import { memberKey } from '#web/data/member-key.ts'
import type { TableRequest } from './table-plan-query.ts'

/** Another version of the site may show plans in another form. */
const FORMAT = 1

export interface ShownTablePlan {
  wanted: TableRequest
  plan: TablePlan
  /** It is in the week. */
  isAdded: boolean
}

export const tablePlanKey = (userId: string, wanted: TableRequest) => memberKey(userId, 'table-plan', wanted)

export function saveTablePlan(userId: string, shown: ShownTablePlan): void {
  try {
    sessionStorage.setItem(TABLE_PLAN, JSON.stringify({ ...shown, userId, format: FORMAT }))
  } catch {
    // Without room, it is only lost on a reload.
  }
}

/** What the member had in this tab, ready to be shown. */
export function restoreTablePlan(client: QueryClient, userId: string): TableRequest | null {
  const saved = savedTablePlan(userId)
  if (saved) client.setQueryData(tablePlanKey(userId, saved.wanted), saved.plan)
  return saved?.wanted ?? null
}

export function savedTablePlan(userId: string): ShownTablePlan | null {
  try {
    const saved = objectOf(JSON.parse(sessionStorage.getItem(TABLE_PLAN) ?? 'null'))
    const isTheirs =
      saved.userId === userId && saved.format === FORMAT && isObject(saved.wanted) && isObject(saved.plan)
    return isTheirs ? (saved as unknown as ShownTablePlan) : null // written above, in this version's form
  } catch {
    return null
  }
}
