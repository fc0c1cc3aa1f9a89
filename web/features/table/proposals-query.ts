// What others in the household served the member, until they accept or drop it.
import { queryOptions } from '@tanstack/react-query'
import type { NewEntry } from '#domain/diary/diary-entry.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import { mealSlot } from '#domain/time/meal-slots.ts'
import { memberKey } from '#web/data/member-key.ts'
import { done, rowsOf } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'

export interface Proposal {
  scheduleId: number
  servedBy: string
  /** Null if nobody weighed the dish and its ingredients don't say. */
  grams: number | null
  /** As it would be in the diary. */
  entry: NewEntry
}

async function fetchProposals(): Promise<Proposal[]> {
  await memberId()
  const rows = rowsOf(await (await backend()).from('meal_proposals').select('*').order('created_at'))
  return rows.map((row) => ({
    ...{ scheduleId: row.schedule_id, servedBy: row.served_by, grams: row.grams },
    entry: {
      ...{ kind: 'recipe', date: row.date, mealType: mealSlot(row.meal_type), title: row.recipe_title },
      ...{ recipeId: row.recipe_id, foodId: null, grams: null, quantity: Number(row.quantity) },
      ...{ calories: row.calories, protein: row.protein, carbs: row.carbs, fat: row.fat },
      nutrients: row.nutrients as Nutrients | null, // the database checks every key and number when it is logged
      scheduleId: row.schedule_id,
    },
  }))
}

export const proposalsQuery = (userId: string) =>
  queryOptions({ queryKey: memberKey(userId, 'meal-proposals'), queryFn: fetchProposals })

export async function dropProposal({ scheduleId }: Proposal) {
  await memberId()
  done(await (await backend()).from('meal_proposals').delete().eq('schedule_id', scheduleId))
}
