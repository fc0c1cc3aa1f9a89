// Answers as JSON bytes. A recipe is written once and kept as long as it lives; only the origin of its addresses is put in.
import type { RecipeInformation } from '#domain/recipe/provider.ts'

// JSON writes this sign as an escape that no recipe holds, so the text can be cut there.
const MARK = '\u0000'
const CUT = JSON.stringify(MARK).slice(1, -1)

const textParts = new WeakMap<object, string[]>()
const marked = (address: string) => (address.startsWith('/') ? MARK + address : address)

/** A recipe's JSON with absolute addresses. */
export function recipeJson(recipe: RecipeInformation, origin: string): string {
  let parts = textParts.get(recipe)
  if (!parts) {
    parts = JSON.stringify({ ...recipe, image: marked(recipe.image), sourceUrl: marked(recipe.sourceUrl) }).split(CUT)
    textParts.set(recipe, parts)
  }
  return parts.join(origin)
}

export const absolute = (address: string, origin: string): string =>
  address.startsWith('/') ? origin + address : address

export const JSON_TYPE = 'application/json; charset=utf-8'
/** As long as the site itself takes an answer for fresh. */
export const FRESH = 'public, max-age=300'
