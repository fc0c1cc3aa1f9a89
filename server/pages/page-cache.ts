// Rendered documents for visitors, kept for a short while. Pages hold nobody's own data, so one copy serves everyone.
// Ages are counted by a clock that nobody can set back.

export interface CachedPage {
  /** The document, split where the nonce goes. */
  pieces: string[]
  status: 200 | 404
}

export interface PageCache {
  get(key: string): CachedPage | undefined
  set(key: string, page: CachedPage): void
}

export function createPageCache({ freshMs, mostCharacters }: { freshMs: number; mostCharacters: number }): PageCache {
  const entries = new Map<string, { page: CachedPage; until: number; size: number }>()
  let total = 0

  function drop(key: string) {
    total -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      if (entry.until > performance.now()) return entry.page
      drop(key)
      return undefined
    },
    set(key, page) {
      drop(key)
      const size = page.pieces.reduce((sum, piece) => sum + piece.length, 0)
      entries.set(key, { page, until: performance.now() + freshMs, size })
      total += size
      for (const oldest of entries.keys()) {
        if (total <= mostCharacters) break
        drop(oldest)
      }
    },
  }
}
