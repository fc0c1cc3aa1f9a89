// Joining a household changes several tables at once, and a page is told of each: what reads them is loaded once.
import type { QueryClient } from '@tanstack/react-query'
import { type ChangedTable, reloadChanged } from './changed-tables.ts'

const GATHER_MS = 50

const told = new Set<ChangedTable | '*'>()

export function reloadTogether(client: QueryClient, member: string, table: ChangedTable | '*') {
  if (told.size === 0) setTimeout(reloadAll, GATHER_MS)
  told.add(table)

  function reloadAll() {
    const tables = [...told]
    told.clear()
    reloadChanged(client, member, tables.includes('*') ? '*' : tables.filter((one) => one !== '*'))
  }
}
