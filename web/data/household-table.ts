// Who eats at the household's table. The planner, the week and the shopping list use the same numbers.
import { queryOptions } from '@tanstack/react-query'
import { readPortions, type Table } from '#domain/plan/table-portions.ts'
import { memberKey } from './member-key.ts'
import { rowsOf } from './rows.ts'
import { backend, memberId } from './supabase.ts'

export async function fetchHousehold() {
  await memberId()
  const client = await backend()
  const [households, members] = await Promise.all([
    client.from('households').select('id,people_at_table,portions_each'),
    client.from('household_members').select('user_id'),
  ])
  return { household: rowsOf(households)[0], memberCount: rowsOf(members).length }
}

export interface HouseholdTable extends Table {
  /** Members with an account, who share the plan. */
  members: number
}

/** Everybody in the household, unless somebody set how many eat. */
export async function fetchTable(): Promise<HouseholdTable> {
  const { household, memberCount } = await fetchHousehold()
  const people = household?.people_at_table ?? Math.max(1, memberCount)
  return { people, portions: readPortions(household?.portions_each, people), members: memberCount }
}

/** Under the household's key, so that a change by another member reloads it. */
export const tableQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: memberKey(userId, 'household', 'table'),
    queryFn: fetchTable,
    enabled: userId !== undefined,
  })
