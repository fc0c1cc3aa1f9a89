// The index at the end of a printed book: what somebody might look a recipe up by, with the numbers of the recipes.
import { capitalized } from '#domain/text/capitalized.ts'
import { fold } from '#domain/text/text-match.ts'
import type { RecipeDraft } from './custom-recipe.ts'

export interface IndexEntry {
  word: string
  /** Of the recipes, from 1. */
  numbers: number[]
}

interface Indexed extends Pick<RecipeDraft, 'cuisines' | 'ingredients'> {
  tags: readonly string[]
}

/** An ingredient of more of the recipes than this leads nowhere: salt, oil. */
const MOST_SHARE = 0.2
const ALWAYS_LISTED = 5
const LONGEST_WORD = 40

const { compare } = new Intl.Collator('en', { sensitivity: 'base' })

/** "eggs, large, beaten" is found under "Eggs". */
const named = (ingredient: string) => {
  const [name = ''] = ingredient.split(/[,(;]/)
  return name.trim().slice(0, LONGEST_WORD)
}

export function recipeIndex(recipes: readonly Indexed[]): IndexEntry[] {
  const entries = new Map<string, IndexEntry>()
  recipes.forEach(({ tags, cuisines, ingredients }, at) => {
    for (const word of [...tags, ...cuisines, ...ingredients.map(({ name }) => named(name))]) {
      const key = fold(word)
      const entry = entries.get(key) ?? { word: capitalized(word), numbers: [] }
      if (key !== '' && entry.numbers.at(-1) !== at + 1) entry.numbers.push(at + 1)
      if (key !== '') entries.set(key, entry)
    }
  })
  const most = Math.max(ALWAYS_LISTED, recipes.length * MOST_SHARE)
  return [...entries.values()]
    .filter(({ numbers }) => numbers.length <= most)
    .sort((one, other) => compare(one.word, other.word))
}
