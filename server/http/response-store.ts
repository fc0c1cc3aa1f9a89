// Cached responses that expire, oldest evicted first when full. Ages are measured with a monotonic clock.

export interface ResponseStore<Answer> {
  get(key: string): Answer | undefined
  set(key: string, answer: Answer, freshMs: number): void
}

/** `mostBytes` counts uncompressed bodies; compressed copies add about a sixth. */
export function createResponseStore<Answer extends { size: number }>(mostBytes: number): ResponseStore<Answer> {
  const entries = new Map<string, { answer: Answer; until: number }>()
  let total = 0

  function drop(key: string) {
    total -= entries.get(key)?.answer.size ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      if (entry.until > performance.now()) return entry.answer
      drop(key)
      return undefined
    },
    set(key, answer, freshMs) {
      drop(key)
      entries.set(key, { answer, until: performance.now() + freshMs })
      total += answer.size
      for (const oldest of entries.keys()) {
        if (total <= mostBytes) break
        drop(oldest)
      }
    },
  }
}
