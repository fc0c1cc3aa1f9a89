// Saves the welcome answers to the profile and the household, where planner, diary and list read them.
import type { FirstAnswers } from '#domain/plan/first-week.ts'
import { saveTable } from '#web/data/household-table.ts'
import { done } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'

export async function saveFirstAnswers({ avoid, people, aim }: FirstAnswers) {
  const userId = await memberId()
  done(await (await backend()).from('profiles').upsert({ user_id: userId, aim, dislikes: [...avoid] }))
  await saveTable({ people, portions: [] })
}
