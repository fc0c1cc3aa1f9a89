// Saves the aim from the welcome answers to the profile, where the goals start from it.
import type { Aim } from '#domain/diary/activity-and-aim.ts'
import { done } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'

export async function saveAim(aim: Aim) {
  const userId = await memberId()
  done(await (await backend()).from('profiles').upsert({ user_id: userId, aim }))
}
