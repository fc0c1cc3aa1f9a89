// Changes to who eats at the table, and when.
import { isUsualMeal, type MealAttendance } from '#domain/table/attendance.ts'
import { done, rowsOf } from './rows.ts'
import { sendOnce, withKeyAsId } from './send-once.ts'
import { backend, memberId } from './supabase.ts'

export interface SeatChange {
  name?: string
  diet?: string
  exclusions?: string[]
  appetite?: number
  uses_goals?: boolean
  usually_away?: number[]
}

export async function addPerson(person: SeatChange & { name: string }) {
  await memberId()
  const table = (await backend()).from('table_people')
  const once = { onConflict: 'id', ignoreDuplicates: true }
  await sendOnce([person], async (keyed) => done(await table.upsert(keyed.map(withKeyAsId), once)))
}

export async function changeSeat(id: string, change: SeatChange) {
  await memberId()
  const changed = rowsOf(await (await backend()).from('table_people').update(change).eq('id', id).select('id'))
  if (changed.length === 0) throw new Error('Somebody removed this person. You now see the latest version.')
}

export async function removePerson(id: string) {
  await memberId()
  done(await (await backend()).from('table_people').delete().eq('id', id))
}

export async function saveAttendance(meal: MealAttendance) {
  await memberId()
  const { date, mealType: meal_type, guests } = meal
  const table = (await backend()).from('attendance')
  if (isUsualMeal(meal)) return done(await table.delete().eq('date', date).eq('meal_type', meal_type))
  const row = { date, meal_type, away: [...meal.away], here: [...meal.here], guests }
  done(await table.upsert(row, { onConflict: 'household_id,date,meal_type' }))
}
