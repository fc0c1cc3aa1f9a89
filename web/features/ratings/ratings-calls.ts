// Reads and writes a member's stars and note for a recipe. Loaded for members only.
import type { RecipeId } from '#domain/recipe/recipe-id.ts'
import { done, rowOrNull, rowsOf } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'

export interface SavedRating {
  /** Null for a note without stars. */
  rating: number | null
  isFavorite: boolean
  notes: string | null
}

export async function fetchRating(recipe: RecipeId): Promise<SavedRating | null> {
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

/** Reads the row again first, so that a note saved on another device stays. Fails if someone else has signed in. */
export async function saveRating(member: string | undefined, recipe: RecipeId, stars: number) {
  const userId = await memberId()
  if (userId !== member) throw new Error('Someone else signed in, so your rating wasn’t saved.')
  const saved = await fetchRating(recipe)
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

const MAX_RATINGS = 1000

/** Stars by recipe. */
export async function fetchRatings(): Promise<Map<string, number>> {
  const userId = await memberId()
  const rows = rowsOf(
    await (await backend())
      .from('recipe_ratings')
      .select('recipe_id, rating')
      .eq('user_id', userId)
      .order('updated_at', { ascending: false })
      .limit(MAX_RATINGS),
  )
  // A row without stars holds a note alone.
  return new Map(rows.flatMap(({ recipe_id, rating }) => (rating === null ? [] : [[recipe_id, rating]])))
}
