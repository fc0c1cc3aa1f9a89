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

/** Recipes that are there already: saved ones, and earlier ones of the same list. */
export function knownRecipes() {
  const byTitle = new Map<string, Comparable[]>()
  return {
    add(recipe: Comparable) {
      const key = titleKey(recipe)
      byTitle.set(key, [...(byTitle.get(key) ?? []), recipe])
    },
    has: (recipe: Comparable) => (byTitle.get(titleKey(recipe)) ?? []).some((known) => isSameRecipe(known, recipe)),
  }
}
