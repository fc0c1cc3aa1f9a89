// Unfinished recipes, stored on this device until they are saved or discarded: a new one, and edits to saved ones.
import { isObject } from '#domain/json.ts'
import type { RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { readSavedDraft } from '#domain/recipe/saved-custom-recipes.ts'

const KEY = 'recipe-draft'
const MOST_DRAFTS = 20

interface SavedDraft {
  /** The recipe being edited, 'new' for a new one. */
  of: string
  draft: unknown
}

const isSavedDraft = (value: unknown): value is SavedDraft =>
  isObject(value) && typeof value.of === 'string' && 'draft' in value

/** Newest last. Earlier versions stored one draft, not a list. */
function savedDrafts(): SavedDraft[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return (Array.isArray(saved) ? saved : [saved]).filter(isSavedDraft)
  } catch {
    return []
  }
}

const without = (of: string) => savedDrafts().filter((one) => one.of !== of)

/** False if storage is full or blocked: only the form has it. */
export function keepDraft(of: string, draft: RecipeDraft): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify([...without(of), { of, draft }].slice(-MOST_DRAFTS)))
    return true
  } catch {
    return false
  }
}

export function savedDraft(of: string): RecipeDraft | null {
  return readSavedDraft(savedDrafts().find((one) => one.of === of)?.draft)
}

export function dropDraft(of: string) {
  const others = without(of)
  if (others.length === 0) return dropDrafts()
  try {
    localStorage.setItem(KEY, JSON.stringify(others))
  } catch {
    // Nothing was stored if storage is blocked.
  }
}

export function dropDrafts() {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was stored if storage is blocked.
  }
}
