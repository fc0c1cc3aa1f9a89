// Recipes as JSON. Each becomes bytes once; only the origin of its addresses is filled in per response.
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

function joined(parts: readonly Buffer[], between: string): Buffer[] {
  const separator = Buffer.from(between)
  return parts.flatMap((part, at) => (at === 0 ? [part] : [separator, part]))
}

/** A recipe's JSON with absolute addresses. */
export const recipeJson = (recipe: RecipeInformation, origin: string) => Buffer.concat(joined(cutText(recipe), origin))

/** Several recipes between two texts. */
export function recipesJson(before: string, recipes: readonly RecipeInformation[], after: string, origin: string) {
  const list = recipes.map((recipe) => recipeJson(recipe, origin))
  return Buffer.concat([Buffer.from(before), ...joined(list, ','), Buffer.from(after)])
}

export const absolute = (address: string, origin: string): string =>
  address.startsWith('/') ? origin + address : address

export const JSON_TYPE = 'application/json; charset=utf-8'
/** As long as the site's own query cache. */
export const FRESH = 'public, max-age=300'
