// Separate from reading the table, which more pages load.
import type { Table } from '#domain/plan/table-portions.ts'
import { fetchHousehold } from './household-table.ts'
import { done } from './rows.ts'
import { backend } from './supabase.ts'

export async function saveTable({ people, portions }: Table) {
  const { household, memberCount } = await fetchHousehold()
  const table = { people_at_table: people === memberCount ? null : people, portions_each: [...portions] }
  done(
    await (await backend())
      .from('households')
      .update(table)
      .eq('id', household?.id ?? ''),
  )
}
