// Reads and writes a member's stars and note for a recipe. Loaded for members only.
import { ROWS_PER_READ } from '#domain/limits.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
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

/** Writes the stars alone, so that a note saved on another device stays. Fails if someone else has signed in. */
export async function saveRating(member: string | undefined, recipe: RecipeId, stars: number) {
  const userId = await memberId()
  if (userId !== member) throw new Error('Someone else signed in, so your rating wasn’t saved.')
  done(
    await (await backend()).from('recipe_ratings').upsert({
      user_id: userId,
      recipe_id: String(recipe),
      rating: stars,
      updated_at: new Date().toISOString(),
    }),
  )
}

/** Writes the note alone; an empty one removes it. Fails if someone else has signed in. */
export async function saveNote(member: string | undefined, recipe: RecipeId, note: string) {
  const userId = await memberId()
  if (userId !== member) throw new Error('Someone else signed in, so your note wasn’t saved.')
  const ratings = (await backend()).from('recipe_ratings')
  const row = { user_id: userId, recipe_id: String(recipe) }
  const updated_at = new Date().toISOString()
  if (note !== '') return done(await ratings.upsert({ ...row, notes: note, updated_at }))
  // Without stars and note, there is nothing to keep.
  done(await ratings.delete().match(row).is('rating', null))
  done(await ratings.update({ notes: null, updated_at }).match(row))
}

/** Stars by recipe. */
export async function fetchRatings(): Promise<Map<string, number>> {
  const userId = await memberId()
  const client = await backend()
  const stars = new Map<string, number>()
  for (let after = ''; ; ) {
    const rated = client.from('recipe_ratings').select('recipe_id, rating').eq('user_id', userId)
    // A row without stars holds a note alone.
    const more = rated.not('rating', 'is', null).gt('recipe_id', after).order('recipe_id').limit(ROWS_PER_READ)
    const page = rowsOf(await more)
    for (const { recipe_id, rating } of page) if (rating !== null) stars.set(recipe_id, rating)
    after = page.at(-1)?.recipe_id ?? ''
    if (page.length < ROWS_PER_READ) return stars
  }
}
