// Answers remembered for a while, and never more than a set number of them.

export interface ExpiringCache<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
}

export function createExpiringCache<Value>(options: {
  ms: number
  most: number
  now: () => number
}): ExpiringCache<Value> {
  const kept = new Map<string, { value: Value; until: number }>()
  return {
    get(key) {
      const found = kept.get(key)
      if (!found) return undefined
      if (found.until > options.now()) return found.value
      kept.delete(key)
      return undefined
    },
    set(key, value) {
      // Written again, it becomes the youngest; a Map keeps the order of writing.
      kept.delete(key)
      kept.set(key, { value, until: options.now() + options.ms })
      const oldest = kept.keys().next().value
      if (kept.size > options.most && oldest !== undefined) kept.delete(oldest)
    },
  }
}
