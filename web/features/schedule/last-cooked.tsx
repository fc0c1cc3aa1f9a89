// When the household last cooked a recipe, or when the member last ate it. Loaded for members.
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { RecipeId } from '#domain/recipe-id.ts'
import { dayKey, formatDay, isDayKey } from '#domain/time/calendar.ts'
import { memberKey } from '#web/data/member-key.ts'
import { rowsOf } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'

interface LastTime {
  verb: 'cooked' | 'eaten'
  /** YYYY-MM-DD */
  day: string
}

async function fetchLastTime(id: RecipeId): Promise<LastTime | null> {
  const userId = await memberId()
  const client = await backend()
  // A dish cooked without a plan is only in the diary.
  const [meals, entries] = await Promise.all([
    client
      .from('meal_schedules')
      .select('cooked_at')
      .eq('recipe_id', String(id))
      .not('cooked_at', 'is', null)
      .order('cooked_at', { ascending: false })
      .limit(1),
    client
      .from('meal_entries')
      .select('date')
      .eq('user_id', userId)
      .eq('recipe_id', String(id))
      .order('date', { ascending: false })
      .limit(1),
  ])
  const cooked = rowsOf(meals)[0]?.cooked_at
  if (cooked) return { verb: 'cooked', day: dayKey(new Date(cooked)) }
  const eaten = rowsOf(entries)[0]?.date
  return eaten && isDayKey(eaten) && eaten <= dayKey(new Date()) ? { verb: 'eaten', day: eaten } : null
}

export const lastTimeQuery = (userId: string, id: RecipeId) =>
  queryOptions({ queryKey: memberKey(userId, 'last-cooked', id), queryFn: () => fetchLastTime(id) })

export function LastCooked({ recipe, member }: { recipe: RecipeId; member: string }) {
  const { data: last } = useQuery(lastTimeQuery(member, recipe))
  return last ? <span>{`Last ${last.verb} ${formatDay(last.day)}`}</span> : null
}
