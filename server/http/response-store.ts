// Cached responses that expire, oldest evicted first when full. Ages are measured with a monotonic clock.

export interface ResponseStore<Reply> {
  get(key: string): Reply | undefined
  set(key: string, response: Reply, freshMs: number): void
}

/** `mostBytes` counts uncompressed bodies; compressed copies add about a sixth. */
export function createResponseStore<Reply extends { size: number }>(mostBytes: number): ResponseStore<Reply> {
  const entries = new Map<string, { response: Reply; until: number }>()
  let total = 0

  function drop(key: string) {
    total -= entries.get(key)?.response.size ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      if (entry.until > performance.now()) return entry.response
      drop(key)
      return undefined
    },
    set(key, response, freshMs) {
      drop(key)
      entries.set(key, { response, until: performance.now() + freshMs })
      total += response.size
      for (const oldest of entries.keys()) {
        if (total <= mostBytes) break
        drop(oldest)
      }
    },
  }
}
