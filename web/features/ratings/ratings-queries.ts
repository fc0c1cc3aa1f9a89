// A member's stars for a recipe.
import { queryOptions } from '@tanstack/react-query'
import type { RecipeId } from '#domain/recipe/recipe-id.ts'
import { memberKey } from '#web/data/member-key.ts'
import { done, rowOrNull, rowsOf } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'

interface SavedRating {
  rating: number
  isFavorite: boolean
  notes: string | null
}

async function fetchRating(recipe: RecipeId): Promise<SavedRating | null> {
  const userId = await memberId()
  const row = rowOrNull(
    await (await backend())
      .from('recipe_ratings')
      .select('rating, is_favorite, notes')
      .eq('user_id', userId)
      .eq('recipe_id', String(recipe))
      .maybeSingle(),
  )
  return row && { rating: row.rating, isFavorite: row.is_favorite, notes: row.notes }
}

const MOST = 1000

/** Stars by recipe. */
async function fetchAll(): Promise<Map<string, number>> {
  const userId = await memberId()
  const rows = rowsOf(
    await (await backend())
      .from('recipe_ratings')
      .select('recipe_id, rating')
      .eq('user_id', userId)
      .order('updated_at', { ascending: false })
      .limit(MOST),
  )
  return new Map(rows.map(({ recipe_id, rating }) => [recipe_id, rating]))
}

export const ratingsQueries = {
  all: (userId: string | undefined) =>
    queryOptions({
      queryKey: memberKey(userId, 'ratings', 'all'),
      queryFn: fetchAll,
      enabled: userId !== undefined,
    }),
  ofRecipe: (userId: string | undefined, recipe: RecipeId) =>
    queryOptions({
      queryKey: memberKey(userId, 'ratings', recipe),
      queryFn: () => fetchRating(recipe),
      enabled: userId !== undefined,
    }),
}

/** Keeps the favorite flag and the notes that are there. Fails when somebody else has signed in meanwhile. */
export async function saveRating(
  member: string | undefined,
  recipe: RecipeId,
  stars: number,
  saved: SavedRating | null,
) {
  const userId = await memberId()
  if (userId !== member) throw new Error('Another member has signed in, so the rating was not saved.')
  done(
    await (await backend()).from('recipe_ratings').upsert({
      user_id: userId,
      recipe_id: String(recipe),
      rating: stars,
      is_favorite: saved?.isFavorite ?? false,
      notes: saved?.notes ?? null,
      updated_at: new Date().toISOString(),
    }),
  )
}
