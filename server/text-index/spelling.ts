// Spelling correction: the most similar word of a vocabulary.

export interface Spelling {
  /** `more` allows extra errors, for a word that is only suggested. */
  nearest(word: string, more?: number): string | null
}

const SHORTEST_WITH_TYPO = 5
const SHORTEST_WITH_TWO = 8

/** One bit for each letter from a to z, and one for all others. */
function letterMask(word: string): number {
  let mask = 0
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - 97
    mask |= 1 << (letter >= 0 && letter < 26 ? letter : 26)
  }
  return mask
}

function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

const allowedSlips = (word: string): number =>
  word.length >= SHORTEST_WITH_TWO ? 2 : word.length >= SHORTEST_WITH_TYPO ? 1 : 0

export function createSpelling(vocabulary: readonly string[], frequency: (word: string) => number): Spelling {
  const masks = Int32Array.from(vocabulary, letterMask)
  const lengths = Uint8Array.from(vocabulary, (word) => Math.min(255, word.length))
  return {
    nearest(word, more = 0) {
      const forgiven = allowedSlips(word)
      if (forgiven === 0) return null
      const allowed = forgiven + more
      const mask = letterMask(word)
      let best: string | null = null
      let bestDistance = allowed + 1
      for (let at = 0; at < vocabulary.length; at++) {
        if (Math.abs((lengths[at] ?? 0) - word.length) > allowed) continue
        // One error changes at most two bits: a letter removed and one added.
        if (bitCount((masks[at] ?? 0) ^ mask) > 2 * allowed) continue
        const candidate = vocabulary[at] ?? ''
        // The first letter is rarely wrong: "price" does not mean "rice".
        if (candidate.charAt(0) !== word.charAt(0) && !isSwappedStart(candidate, word)) continue
        const distance = editDistance(candidate, word, bestDistance)
        const better =
          distance < bestDistance ||
          (distance === bestDistance && distance <= allowed && frequency(candidate) > frequency(best ?? ''))
        if (!better) continue
        best = candidate
        bestDistance = distance
      }
      return best
    },
  }
}

const isSwappedStart = (one: string, other: string): boolean =>
  one.charAt(0) === other.charAt(1) && one.charAt(1) === other.charAt(0)

/** Damerau-Levenshtein distance, or limit + 1 if it is larger than the limit. */
export function editDistance(one: string, other: string, limit: number): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      let value = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        value = Math.min(value, (before[column - 2] ?? 0) + 1)
      }
      current.push(value)
      least = Math.min(least, value)
    }
    if (least > limit) return limit + 1
    before = last
    last = current
  }
  return last[other.length] ?? limit + 1
}
