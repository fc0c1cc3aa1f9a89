// Saves the welcome answers to the profile, where planner, diary and list read them.
import type { FirstAnswers } from '#domain/plan/first-week.ts'
import { done } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'

export async function saveFirstAnswers({ avoid, people, aim }: FirstAnswers) {
  const userId = await memberId()
  const row = { user_id: userId, aim, dislikes: [...avoid], people_at_table: people }
  done(await (await backend()).from('profiles').upsert(row))
}
