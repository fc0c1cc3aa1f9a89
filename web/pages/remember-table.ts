// Who a plan was made for, kept in the household: everybody's schedule and the shopping list count with the same table.

import type { QueryClient } from '@tanstack/react-query'
import { isSameTable, type Table } from '#domain/plan/table-portions.ts'
import { failureText } from '#web/data/failure-text.ts'
import { saveTable, tableQuery } from '#web/data/household-table.ts'
import { reload } from '#web/data/reload.ts'
import { notify } from '#web/ui/toast-store.ts'

export async function rememberTable(client: QueryClient, userId: string, { people, portions }: Table) {
  try {
    const table = await client.ensureQueryData(tableQuery(userId))
    if (isSameTable(table, { people, portions })) return
    await saveTable({ people, portions })
    await reload(client, tableQuery(userId).queryKey)
  } catch (error) {
    notify(`The people at your table were not saved. ${failureText(error)}`, { tone: 'danger' })
  }
}
