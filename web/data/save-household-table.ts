// Separate from reading the table, which more pages load.
import type { Table } from '#domain/plan/table-portions.ts'
import { done } from './rows.ts'
import { backend, memberId } from './supabase.ts'

/** So many people; those with a name keep it. */
export async function saveTable({ people, portions }: Table) {
  await memberId()
  done(await (await backend()).rpc('set_table', { people, portions: [...portions] }))
}
