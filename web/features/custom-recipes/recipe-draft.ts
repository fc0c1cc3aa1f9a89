// The unfinished recipe, kept on this device until it is saved or discarded. One at a time.
import type { RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { readSavedDraft } from '#domain/recipe/saved-custom-recipes.ts'

const KEY = 'recipe-draft'

/** `of` is the recipe being edited, 'new' for a new one. False when storage is full or forbidden: only the form has it. */
export function keepDraft(of: string, draft: RecipeDraft): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ of, draft }))
    return true
  } catch {
    return false
  }
}

export function keptDraft(of: string): RecipeDraft | null {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof saved !== 'object' || saved === null || !('of' in saved) || saved.of !== of) return null
    return 'draft' in saved ? readSavedDraft(saved.draft) : null
  } catch {
    return null
  }
}

export function dropDraft() {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}
