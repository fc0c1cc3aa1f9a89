// Finds the names of a recipe's ingredients in its steps: in full ("plain flour") or shortened ("flour").
import { singularWords } from '#domain/text/text-match.ts'

const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu
/** Words allowed between a measure and its name: "2 tbsp of the remaining melted butter". */
const BETWEEN =
  /^(?:of|the|your|each|remaining|reserved|more|extra|additional|other|small|medium|large|heaped|heaping|level|packed|whole|fresh|dry|ground|cold|hot|warm|boiling|lukewarm|good|ripe|raw|thick|thin|\p{L}+(?:ed|ly))$/u
const MOST_BETWEEN = 4

export interface IngredientName {
  ingredient: number
  words: string[]
}

/** "salt and pepper, freshly ground" has two names. */
export const ingredientNames = (ingredients: readonly { name: string }[]): IngredientName[] =>
  ingredients.flatMap(({ name }, ingredient) =>
    (name.split(/[,(;]/)[0] ?? '')
      .split(/ and | or |\/|&/)
      .map((part) => ({ ingredient, words: singularWords(part) }))
      .filter(({ words }) => words.length > 0),
  )

/** How many words at the start of `text` are the name, or a part of it that identifies it. */
function matchLength({ words: name }: IngredientName, text: readonly string[]): number {
  let best = 0
  for (let start = 0; start < name.length; start++) {
    let length = 0
    while (start + length < name.length && name[start + length] === text[length]) length++
    // "breast fillet", or "chicken breast" of it; never only "large".
    const saysWhat = start + length === name.length || length >= 2
    if (saysWhat && length > best) best = length
  }
  return best
}

interface Word {
  text: string
  from: number
  to: number
}

/** The words up to the next punctuation mark. */
function phraseWords(text: string, from: number): Word[] {
  const found: Word[] = []
  let at = from
  for (const match of text.slice(from, from + 120).matchAll(WORD)) {
    const start = from + match.index
    if (!/^[\s%-]*$/.test(text.slice(at, start)) || found.length > MOST_BETWEEN + 6) break
    at = start + match[0].length
    found.push({ text: singularWords(match[0])[0] ?? '', from: start, to: at })
  }
  return found
}

interface FoundName {
  /** More than one if several ingredients share the name. */
  ingredients: number[]
  from: number
  to: number
  /** Directly after the measure. */
  adjacent: boolean
}

export function nameAfter(text: string, from: number, names: readonly IngredientName[]): FoundName | null {
  const words = phraseWords(text, from)
  for (let skipped = 0; skipped <= Math.min(MOST_BETWEEN, words.length - 1); skipped++) {
    const rest = words.slice(skipped).map((word) => word.text)
    const matches = names.map((name) => ({ name, length: matchLength(name, rest) })).filter(({ length }) => length > 0)
    const longest = Math.max(0, ...matches.map(({ length }) => length))
    const ingredients = matches.filter(({ length }) => length === longest).map(({ name }) => name.ingredient)
    const first = words[skipped]
    const last = words[skipped + longest - 1]
    // "an egg-sized ball" has no egg in it, and "1 egg at a time" doesn't say how many.
    if (longest > 0 && first && last && !/^(?:-\p{L}|\sat a time)/u.test(text.slice(last.to))) {
      return { ingredients, from: first.from, to: last.to, adjacent: skipped === 0 }
    }
    if (!first || !BETWEEN.test(text.slice(first.from, first.to).toLowerCase())) return null
  }
  return null
}

/** The ingredients whose name ends right before this position. */
export function namesBefore(text: string, to: number, names: readonly IngredientName[]): number[] {
  const last = singularWords(text.slice(Math.max(0, to - 80), to)).at(-1) ?? ''
  return names.filter(({ words }) => last.length > 2 && words.at(-1) === last).map(({ ingredient }) => ingredient)
}
