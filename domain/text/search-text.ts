export const SEARCH_TEXT_MAX = 200

/** Normalizes a query: trimmed, at most 200 characters, never cut inside a surrogate pair. */
export function searchText(raw: string) {
  const trimmed = raw.trim()
  if (trimmed.length <= SEARCH_TEXT_MAX) return trimmed
  return trimmed
    .slice(0, SEARCH_TEXT_MAX)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
}
