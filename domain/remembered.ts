// Remembers what was worked out for a text, for the texts used most recently.

/** Longer texts are rare, and anyone can make them up: remembering them would only cost memory. */
const LONGEST_TEXT = 300

/** `work`, but the results for the `most` texts used last are remembered. */
export function remembered<Result>(
  most: number,
  work: (text: string) => Result,
  longest = LONGEST_TEXT,
): (text: string) => Result {
  // In order of last use.
  const results = new Map<string, { result: Result }>()
  return (text) => {
    if (text.length > longest) return work(text)
    const known = results.get(text) ?? { result: work(text) }
    results.delete(text)
    results.set(text, known)
    if (results.size > most) {
      const [oldest = ''] = results.keys()
      results.delete(oldest)
    }
    return known.result
  }
}
