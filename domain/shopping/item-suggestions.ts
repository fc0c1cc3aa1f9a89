// Names to offer while somebody types an item: what they added before, then foods.
import { fold } from '#domain/text/text-match.ts'

const MOST = 6
const SHORTEST = 2

/** Names that start with the text first, then those with a word that does. */
export function itemSuggestions(text: string, history: readonly string[], foods: readonly string[]): string[] {
  const typed = fold(text.trim())
  if (typed.length < SHORTEST) return []
  const found = new Map<string, string>()
  for (const names of [history, foods]) {
    const matching = names.filter((name) => ` ${fold(name)}`.includes(` ${typed}`))
    for (const name of matching.sort((one, other) => startOf(one, typed) - startOf(other, typed))) {
      const key = fold(name)
      if (key !== typed && !found.has(key)) found.set(key, name)
    }
  }
  return [...found.values()].slice(0, MOST)
}

const startOf = (name: string, typed: string): number => (fold(name).startsWith(typed) ? 0 : 1)
