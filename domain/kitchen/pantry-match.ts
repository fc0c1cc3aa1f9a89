// Which things at home a recipe has used: "2 red onions, chopped" uses the onions in the pantry.
import { containsPhrase, singularWords } from '#domain/text/text-match.ts'

const nameWords = (name: string) => singularWords(name.split(/[,(]/)[0] ?? '')

/** The items that the ingredient means: the same words, or one name within the other. */
export function itemsFor<Item extends { name: string }>(ingredient: string, pantry: readonly Item[]): Item[] {
  const wanted = nameWords(ingredient)
  const same = pantry.filter(({ name }) => nameWords(name).join(' ') === wanted.join(' '))
  if (same.length > 0) return same
  // "olive oil" is in "extra virgin olive oil", but oil is not what "olive oil" alone stands for: the last words count.
  const endsAlike = (one: readonly string[], other: readonly string[]) =>
    one.length > 0 && containsPhrase(other.slice(-one.length), one)
  return pantry.filter(({ name }) => endsAlike(nameWords(name), wanted) || endsAlike(wanted, nameWords(name)))
}
