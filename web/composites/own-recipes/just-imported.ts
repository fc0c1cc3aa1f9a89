// What an import added: My Recipes shows it first, until the page is reloaded.
import type { RecipeId } from '#domain/recipe-id.ts'
import { paths } from '#web/router/paths.ts'

const FLAG = 'imported'

let imported: ReadonlySet<RecipeId> = new Set()

/** The address of My Recipes that shows these. */
export function addressOfImported(ids: readonly RecipeId[]): string {
  imported = new Set(ids)
  return `${paths.myRecipes}?${FLAG}=1`
}

export const importedIn = (search: string): ReadonlySet<RecipeId> | null =>
  new URLSearchParams(search).has(FLAG) && imported.size > 0 ? imported : null
