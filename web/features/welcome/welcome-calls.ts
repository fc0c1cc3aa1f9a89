// What the start asks, kept in the profile: the planner, the diary and the list read it there.
import type { FirstAnswers } from '#domain/plan/first-week.ts'
import { done } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'

export async function saveFirstAnswers({ avoid, people, aim }: FirstAnswers) {
  const userId = await memberId()
  const row = { user_id: userId, aim, dislikes: [...avoid], people_at_table: people }
  done(await (await backend()).from('profiles').upsert(row))
}
