// Former versions of an own recipe. They are part of its body, so that they sync, move to another household, and are
// exported and deleted with it.
import { BYTES_PER_VALUE } from '#domain/limits.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { type CustomRecipe, isSameDraft, type RecipeDraft, type RecipeVersion } from './custom-recipe.ts'

/** Beyond that nobody looks. */
const MOST_VERSIONS = 20
/** In bytes, beyond the newest version: about ten of an ordinary recipe. 2,000 recipes have to fit a household's quota. */
const LARGEST_HISTORY = 20 * 1024
/** The database writes a recipe with spaces between its parts. */
const LARGEST_BODY = BYTES_PER_VALUE.recipe - 2 * 1024

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

/** The recipe alone, without what identifies it. */
export function recipeContent(recipe: CustomRecipe): RecipeDraft {
  const { id: _id, isCustom: _isCustom, savedAt: _savedAt, basedOn: _basedOn, versions: _versions, ...content } = recipe
  return content
}

/** The id of a recipe starts with when it was added, in milliseconds. */
function savedAtOf({ id, savedAt }: CustomRecipe): Pick<RecipeVersion, 'savedAt'> {
  if (savedAt !== undefined) return { savedAt }
  const added = Math.floor(id / 1000)
  return added > Date.UTC(2020, 0) && added < Date.UTC(2100, 0) ? { savedAt: new Date(added).toISOString() } : {}
}

/** The edited recipe, which keeps what it was before, and whatever a newer version of the site knows of it. */
export function editedRecipe(before: CustomRecipe, draft: RecipeDraft, savedAt: string): CustomRecipe {
  const content = recipeContent(before)
  if (isSameDraft(content, draft)) return { ...before, ...draft }
  const { versions = [], written: _written, sections: _sections, ...others } = before
  const former: RecipeVersion = { ...savedAtOf(before), recipe: content }
  return fitted({ ...others, ...draft, savedAt, versions: [former, ...versions] })
}

/** As many versions as there is space for. A very long recipe may even have no space for its original. */
function fitted({ versions = [], ...recipe }: CustomRecipe): CustomRecipe {
  const left = LARGEST_BODY - bytesOf(recipe)
  if (left < 0) {
    const { basedOn: _basedOn, ...alone } = recipe
    return alone
  }
  let used = 0
  const fitting = versions.slice(0, MOST_VERSIONS).filter((version, at) => {
    used += bytesOf(version)
    return used <= left && (at === 0 || used <= LARGEST_HISTORY)
  })
  return fitting.length > 0 ? { ...recipe, versions: fitting } : recipe
}

/** The original of a new version, unless there is no space for it beside the recipe. */
export const originalBeside = (draft: RecipeDraft, basedOn: CustomRecipe['basedOn']): CustomRecipe['basedOn'] =>
  fitted({ ...draft, id: 0 as RecipeId, isCustom: true, basedOn }).basedOn // only its size counts
