// The error of an import that found no recipe, with what it saw instead.
import type { ImportResult } from './recipe-import.ts'
import type { SeenText } from './seen-text.ts'

export class NothingFound extends Error {
  readonly seen: SeenText | null

  constructor(message: string, seen: SeenText | null) {
    super(message)
    this.name = 'NothingFound'
    this.seen = seen
  }
}

export function recipesOf(result: ImportResult) {
  if (result.ok) return result.recipes
  throw new NothingFound(result.message, result.seen ?? null)
}
