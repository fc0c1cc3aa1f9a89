// A member's goals: read, saved whole, and mapped between our names and the table's.
import { queryOptions } from '@tanstack/react-query'
import { completeGoals, type Goals } from '#domain/diary/goals.ts'
import { memberKey } from '#web/data/member-key.ts'
import { done, rowOrNull } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'

/** Null if the member hasn't set any. */
async function fetchGoals(): Promise<Goals | null> {
  const userId = await memberId()
  const row = rowOrNull(await (await backend()).from('user_goals').select('*').eq('user_id', userId).maybeSingle())
  return (
    row &&
    completeGoals({
      calories: row.daily_calorie_target,
      waterMl: row.water_target_ml,
      proteinG: row.protein_target_g,
      carbsG: row.carbs_target_g,
      fatG: row.fat_target_g,
      diet: row.preferred_diet_type,
    })
  )
}

export const goalsQueries = {
  saved: (userId: string | undefined) =>
    queryOptions({ queryKey: memberKey(userId, 'goals'), queryFn: fetchGoals, enabled: userId !== undefined }),
}

export async function saveGoals(goals: Goals) {
  const userId = await memberId()
  done(
    await (await backend()).from('user_goals').upsert({
      user_id: userId,
      daily_calorie_target: goals.calories,
      water_target_ml: goals.waterMl,
      protein_target_g: goals.proteinG,
      carbs_target_g: goals.carbsG,
      fat_target_g: goals.fatG,
      preferred_diet_type: goals.diet,
      updated_at: new Date().toISOString(),
    }),
  )
}
