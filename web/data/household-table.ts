// Who eats at the household's table, and when. The planner, the week, cook mode and the shopping list use the same rows.
import { queryOptions } from '@tanstack/react-query'
import type { Plate } from '#domain/kitchen/plate.ts'
import { readPortions, type Table } from '#domain/plan/table-portions.ts'
import { SLOTS_OF_WEEK } from '#domain/table/attendance.ts'
import { type PlatedMeal, plateOf, type SeatedTable } from '#domain/table/plates.ts'
import { addDays, dayKey } from '#domain/time/calendar.ts'
import { mealSlot } from '#domain/time/meal-slots.ts'
import { memberKey } from './member-key.ts'
import { rowsOf } from './rows.ts'
import { backend, memberId } from './supabase.ts'

/** Exceptions that are older don't matter to any page. */
const DAYS_BACK = 35

export interface HouseholdTable extends Table, SeatedTable {
  /** Members with an account, who share the plan. */
  members: number
  /** The member's own place. */
  own: string
}

export async function fetchTable(): Promise<HouseholdTable> {
  const me = await memberId()
  const client = await backend()
  const from = addDays(dayKey(new Date()), -DAYS_BACK)
  const [seats, exceptions] = await Promise.all([
    client.rpc('people_at_table'),
    client.from('attendance').select('date,meal_type,away,here,guests').gte('date', from).order('date'),
  ])
  const rows = rowsOf(seats).toSorted((one, other) => Number(other.member_id === me) - Number(one.member_id === me))
  const seated = rows.map((row) => ({
    ...{ id: row.id, memberId: row.member_id, name: row.name, diet: row.diet, exclusions: row.exclusions ?? [] },
    ...{ appetite: Number(row.appetite), usesGoals: row.uses_goals },
  }))
  // Somebody who usually eats elsewhere isn't counted.
  const counted = rows.filter(({ usually_away }) => usually_away.length < SLOTS_OF_WEEK)
  const people = Math.max(1, counted.length)
  return {
    people,
    portions: readPortions(
      counted.map(({ appetite }) => Number(appetite)),
      people,
    ),
    members: rows.filter(({ member_id }) => member_id !== null).length,
    own: rows[0]?.id ?? '',
    seats: seated,
    attendance: {
      usual: Object.fromEntries(rows.map(({ id, usually_away }) => [id, usually_away])),
      meals: rowsOf(exceptions).map(({ meal_type, ...meal }) => ({ ...meal, mealType: mealSlot(meal_type) })),
    },
  }
}

/** What the member gets of a planned meal; null if it is for others. Until the table is known, what is planned for each. */
export const memberPlate = (table: HouseholdTable | undefined, meal: PlatedMeal): Plate | null =>
  table ? plateOf(meal, table, table.own) : { person: '', servings: meal.servings }

/** Under the household's key, so that a change by another member reloads it. */
export const tableQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: memberKey(userId, 'household', 'table'),
    queryFn: fetchTable,
    enabled: userId !== undefined,
  })
