// Recipes as JSON. Each is serialized once; only the origin of its URLs is filled in per response.
import type { RecipeInformation } from '#domain/recipe/provider.ts'

// JSON escapes this character, and no recipe contains it, so the text can be split there.
const MARK = '\u0000'
const CUT = JSON.stringify(MARK).slice(1, -1)

const cutTexts = new WeakMap<object, Buffer[]>()
const marked = (address: string) => (address.startsWith('/') ? MARK + address : address)

function cutText(recipe: RecipeInformation): Buffer[] {
  let parts = cutTexts.get(recipe)
  if (!parts) {
    const { image, sourceUrl, spoonacularSourceUrl = sourceUrl } = recipe
    const addresses = { image, sourceUrl, spoonacularSourceUrl }
    const withMarks = Object.entries(addresses).map(([name, address]) => [name, marked(address)])
    const text = JSON.stringify({ ...recipe, ...Object.fromEntries(withMarks) })
    parts = text.split(CUT).map((part) => Buffer.from(part))
    cutTexts.set(recipe, parts)
  }
  return parts
}

/** A recipe's JSON with absolute URLs, in parts. */
export function recipeJson(recipe: RecipeInformation, origin: string): Buffer[] {
  const filling = Buffer.from(origin)
  return cutText(recipe).flatMap((part, at) => (at === 0 ? [part] : [filling, part]))
}

const COMMA = Buffer.from(',')

/** Several recipes between two texts, in parts. */
export const recipesJson = (before: string, recipes: readonly RecipeInformation[], after: string, origin: string) => [
  Buffer.from(before),
  ...recipes.flatMap((recipe, at) => [...(at === 0 ? [] : [COMMA]), ...recipeJson(recipe, origin)]),
  Buffer.from(after),
]

export const absolute = (address: string, origin: string): string =>
  address.startsWith('/') ? origin + address : address

export const JSON_TYPE = 'application/json; charset=utf-8'
/** As long as the site's own query cache. */
export const FRESH = 'public, max-age=300'
