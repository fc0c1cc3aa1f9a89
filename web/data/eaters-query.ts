// The people who eat what is shown, and what they avoid: the member, and those of the household who show it.
import { queryOptions } from '@tanstack/react-query'
import { type Diet, dietOf } from '#domain/nutrition/diets.ts'
import type { ListEater } from '#domain/nutrition/list-fit.ts'
import { listDietOf } from '#domain/nutrition/mediterranean.ts'
import { foodsNotEaten } from '#domain/plan/foods-not-eaten.ts'
import { memberKey } from './member-key.ts'
import { rowOrNull, rowsOf } from './rows.ts'
import { backend, memberId } from './supabase.ts'

/** Diets that exclude foods for a reason of their own. The others are about amounts, and filters cover them. */
const STRICT: readonly (Diet | null)[] = ['Vegetarian', 'Vegan']

async function fetchEaters(): Promise<ListEater[]> {
  const userId = await memberId()
  const client = await backend()
  const [profile, goals, others] = await Promise.all([
    client.from('profiles').select('allergies,dislikes').eq('user_id', userId).maybeSingle(),
    client.from('user_goals').select('preferred_diet_type').eq('user_id', userId).maybeSingle(),
    client.rpc('household_foods'),
  ])
  const own = rowOrNull(profile) ?? { allergies: [], dislikes: [] }
  return [
    eater('', own, rowOrNull(goals)?.preferred_diet_type ?? null),
    ...rowsOf(others).map((other) => eater(other.name, other, other.diet)),
  ]
}

function eater(
  name: string,
  foods: { allergies: string[]; dislikes: string[] },
  preferredDiet: string | null,
): ListEater {
  const eats = listDietOf(preferredDiet ?? '')
  const strict = dietOf(eats ?? '')
  const diet = STRICT.includes(strict) ? strict : null
  return { name, avoids: foodsNotEaten(foods), allergies: foods.allergies, diet, eats }
}

/** Under the profile's key, so that it reloads with it. */
export const eatersQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: memberKey(userId, 'profile', 'eaters'),
    queryFn: fetchEaters,
    enabled: userId !== undefined,
  })
