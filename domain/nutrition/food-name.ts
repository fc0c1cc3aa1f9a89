// Food names as cooks write them, folded so that "Tomatoes" matches "tomato" and "jalapeños" matches "jalapeno".
import { singularWords } from '#domain/text/text-match.ts'

/** Words that say how a food is bought or cut, never which food it is. */
const PLAIN_WORDS = new Set(
  `fresh freshly ripe raw organic large medium small big thick thin unwaxed plain cold warm finely roughly coarsely thinly
  chopped sliced diced cubed grated shredded crushed peeled trimmed toasted unsalted skinless boneless pitted stoned
  cleaned washed free range of the`.split(/\s+/),
)

/** A key for comparing, not a dictionary form: "chilli" and "chillies" both give "chilly". */
export function foldName(text: string): string {
  return singularWords(text)
    .map((word) => (word.length > 3 ? word.replace(/is?$/, 'y') : word))
    .join(' ')
}

/** The folded name without words that don't change the food: "large ripe avocado" → "avocado". */
export function withoutPlainWords(folded: string): string {
  return folded
    .split(' ')
    .filter((word) => !PLAIN_WORDS.has(word))
    .join(' ')
}

/** The similarity of two folded names, 0..1: the share of letter pairs that they have in common (Dice). */
export function nameLikeness(a: string, b: string): number {
  const left = letterPairs(a)
  const open = letterPairs(b)
  const pairs = left.length + open.length
  if (pairs === 0) return a === b ? 1 : 0
  let shared = 0
  for (const pair of left) {
    const at = open.indexOf(pair)
    if (at < 0) continue
    shared++
    open.splice(at, 1)
  }
  return (2 * shared) / pairs
}

function letterPairs(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2))
}
