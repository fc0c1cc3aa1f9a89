// A member's stars for a recipe.
import { queryOptions } from '@tanstack/react-query'
import { done, rowOrNull } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'

export interface SavedRating {
  rating: number
  isFavorite: boolean
  notes: string | null
}

async function fetchRating(recipeId: string): Promise<SavedRating | null> {
  const userId = await memberId()
  const row = rowOrNull(
    await (await backend())
      .from('recipe_ratings')
      .select('rating, is_favorite, notes')
      .eq('user_id', userId)
      .eq('recipe_id', recipeId)
      .maybeSingle(),
  )
  return row && { rating: row.rating, isFavorite: row.is_favorite, notes: row.notes }
}

export const ratingsQueries = {
  ofRecipe: (userId: string | undefined, recipeId: string) =>
    queryOptions({
      queryKey: ['ratings', userId ?? 'nobody', recipeId],
      queryFn: () => fetchRating(recipeId),
      enabled: userId !== undefined,
    }),
}

/** Keeps the favorite flag and the notes that are there. */
export async function saveRating(recipeId: string, rating: number, saved: SavedRating | null) {
  const userId = await memberId()
  done(
    await (await backend()).from('recipe_ratings').upsert({
      user_id: userId,
      recipe_id: recipeId,
      rating,
      is_favorite: saved?.isFavorite ?? false,
      notes: saved?.notes ?? null,
      updated_at: new Date().toISOString(),
    }),
  )
}
