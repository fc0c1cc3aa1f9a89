// What is loaded again when a member's data changes, here or on another device.
import type { QueryClient } from '@tanstack/react-query'
import { memberKey } from './member-key.ts'
import { reload } from './reload.ts'

/** The queries that read a table, by the first word after the member in their keys. */
export const READERS = {
  attendance: ['household', 'week-to-shop'],
  audit_log: ['account-events'],
  calendar_feeds: ['calendar-links'],
  daily_logs: ['day', 'diary', 'history'],
  dish_weights: ['dish-weight'],
  household_invitations: ['household', 'invitation'],
  household_members: ['household', 'invitation', 'profile', 'week-to-shop'],
  household_removals: ['household'],
  households: ['household', 'invitation'],
  meal_entries: ['diary', 'meals', 'trends', 'cooking-history', 'last-cooked', 'week-to-shop'],
  meal_proposals: ['meal-proposals'],
  meal_schedules: ['schedule', 'schedule-days', 'recently-planned', 'cooking-history', 'last-cooked', 'week-to-shop'],
  pantry_items: ['week-to-shop'],
  profiles: ['profile', 'household', 'week-to-shop'],
  recipe_links: ['recipe-links'],
  collection_links: ['collection-links'],
  recipe_ratings: ['ratings'],
  table_people: ['household', 'profile', 'week-to-shop'],
  user_goals: ['goals', 'profile', 'day', 'household', 'week-to-shop'],
  water_logs: ['water'],
  week_templates: ['week-templates'],
  weight_logs: ['weights', 'day', 'history'],
  // Of the account, outside of our tables.
  sessions: ['devices'],
  users: ['details'],
} as const satisfies Record<string, readonly string[]>

export type ChangedTable = keyof typeof READERS

/** What the database changes along with a table: by triggers, foreign keys, or in the same function. */
const CHANGES_WITH: Partial<Record<ChangedTable, readonly ChangedTable[]>> = {
  meal_entries: ['daily_logs', 'meal_proposals'],
  water_logs: ['daily_logs'],
  meal_schedules: ['meal_entries', 'meal_proposals'],
  table_people: ['meal_schedules', 'meal_entries', 'meal_proposals'],
  users: ['sessions', 'audit_log'],
}

/** '*': anything of the member's. */
export type Changed = readonly ChangedTable[] | '*'

export function queriesOf(changed: Changed): ReadonlySet<string> {
  if (changed === '*') return new Set(Object.values(READERS).flat())
  const tables = changed.flatMap((table) => [table, ...(CHANGES_WITH[table] ?? [])])
  return new Set(tables.flatMap((table) => READERS[table]))
}

export async function reloadChanged(client: QueryClient, member: string | undefined, changed: Changed): Promise<void> {
  await Promise.all([...queriesOf(changed)].map((name) => reload(client, memberKey(member, name))))
}

export const isRead = (table: string): table is ChangedTable => table in READERS
