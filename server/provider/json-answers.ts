// Recipes as JSON. Each is serialized once; only the origin of its addresses is filled in per response.
import type { RecipeInformation } from '#domain/recipe/provider.ts'

// JSON escapes this character, and no recipe contains it, so the text can be split there.
const MARK = '\u0000'
const CUT = JSON.stringify(MARK).slice(1, -1)

const textParts = new WeakMap<object, string[]>()
const marked = (address: string) => (address.startsWith('/') ? MARK + address : address)

/** A recipe's JSON with absolute addresses. */
export function recipeJson(recipe: RecipeInformation, origin: string): string {
  let parts = textParts.get(recipe)
  if (!parts) {
    const { image, sourceUrl, spoonacularSourceUrl = sourceUrl } = recipe
    const addresses = { image, sourceUrl, spoonacularSourceUrl }
    const withMarks = Object.entries(addresses).map(([name, address]) => [name, marked(address)])
    parts = JSON.stringify({ ...recipe, ...Object.fromEntries(withMarks) }).split(CUT)
    textParts.set(recipe, parts)
  }
  return parts.join(origin)
}

export const absolute = (address: string, origin: string): string =>
  address.startsWith('/') ? origin + address : address

export const JSON_TYPE = 'application/json; charset=utf-8'
/** As long as the site's own query cache. */
export const FRESH = 'public, max-age=300'
