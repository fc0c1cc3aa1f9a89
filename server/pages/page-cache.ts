// Rendered documents for visitors, kept for a short while. Pages hold nobody's own data, so one copy serves everyone.
// Ages are counted by a clock that nobody can set back.

export interface PageCache<Page> {
  get(key: string): Page | undefined
  set(key: string, page: Page): void
}

export interface PageCacheLimits {
  freshMs: number
  /** Of all pages, uncompressed; what is compressed adds about a sixth. */
  mostBytes: number
}

export function createPageCache<Page extends { size: number }>({
  freshMs,
  mostBytes,
}: PageCacheLimits): PageCache<Page> {
  const entries = new Map<string, { page: Page; until: number }>()
  let total = 0

  function drop(key: string) {
    total -= entries.get(key)?.page.size ?? 0
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
      entries.set(key, { page, until: performance.now() + freshMs })
      total += page.size
      for (const oldest of entries.keys()) {
        if (total <= mostBytes) break
        drop(oldest)
      }
    },
  }
}
