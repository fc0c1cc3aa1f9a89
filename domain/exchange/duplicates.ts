// Detects duplicate recipes, even if another program wrote a few lines differently.
import type { RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { singularWords } from '#domain/text/text-match.ts'

/** The share of ingredients that must match if the titles are the same. */
const SAME_SHARE = 0.6

type Comparable = Pick<RecipeDraft, 'title' | 'ingredients'>

export const titleKey = ({ title }: Pick<RecipeDraft, 'title'>): string => singularWords(title).join(' ')

const foodWords = ({ ingredients }: Comparable): Set<string> =>
  new Set(ingredients.flatMap(({ name }) => singularWords(name.split(',', 1)[0] ?? '')))

export function isSameRecipe(one: Comparable, other: Comparable): boolean {
  if (titleKey(one) !== titleKey(other)) return false
  const [words, others] = [foodWords(one), foodWords(other)]
  const all = new Set([...words, ...others]).size
  const shared = [...words].filter((word) => others.has(word)).length
  return all === 0 || shared / all >= SAME_SHARE
}

/** For each new recipe, whether it is a duplicate of a saved one or of an earlier one in the same list. */
export function findDuplicates(fresh: readonly Comparable[], saved: readonly Comparable[]): boolean[] {
  const byTitle = new Map<string, Comparable[]>()
  const remember = (recipe: Comparable) => {
    const key = titleKey(recipe)
    byTitle.set(key, [...(byTitle.get(key) ?? []), recipe])
  }
  saved.forEach(remember)
  return fresh.map((recipe) => {
    const isKnown = (byTitle.get(titleKey(recipe)) ?? []).some((known) => isSameRecipe(known, recipe))
    if (!isKnown) remember(recipe)
    return isKnown
  })
}
