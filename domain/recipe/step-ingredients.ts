// What each step needs, to be laid out beside it. Our own steps name their amounts; in other recipes the ingredients are
// found by their names in the text.
import { displayMeasure } from '#domain/kitchen/measures.ts'
import { containsPhrase, singularWords } from '#domain/text/text-match.ts'
import type { IngredientLine, Portion } from './recipe-detail.ts'
import type { Recipe, ViewStep } from './recipe-view.ts'
import { portionedMeasure } from './step-amounts.ts'

export interface StepIngredient {
  name: string
  /** '' for "to taste", and for what an earlier step already measured out. */
  measure: string
}

/** `lines` are the recipe's ingredients for the same portion. */
export function stepIngredients(
  { servings, steps }: Pick<Recipe, 'servings' | 'steps'>,
  lines: readonly IngredientLine[],
  portion: Portion,
): StepIngredient[][] {
  if (!steps.some(({ amounts }) => amounts.length > 0)) return mentionedIngredients(steps, lines)
  return steps.map(({ amounts }) =>
    amounts.map((place) => ({
      name: place.name,
      measure: displayMeasure(portionedMeasure(place, { ...portion, writtenServings: servings }), portion.system),
    })),
  )
}

/** "red onion, chopped" is called "red onion" or, as the only onion of the recipe, "onion". */
function mentionedIngredients(steps: readonly ViewStep[], lines: readonly IngredientLine[]): StepIngredient[][] {
  const names = lines.map(({ name }) => singularWords(name.split(/[,(]/)[0] ?? ''))
  const lastWords = names.map((name) => name.at(-1) ?? '')
  const isAlone = (word: string) => lastWords.filter((other) => other === word).length === 1
  const measured = new Set<number>()
  return steps.map(({ text }) => {
    const words = singularWords(text)
    return lines.flatMap(({ name, measure }, place) => {
      const last = lastWords[place] ?? ''
      const isMentioned =
        containsPhrase(words, names[place] ?? []) || (last.length > 2 && isAlone(last) && words.includes(last))
      if (!isMentioned) return []
      const isFirst = !measured.has(place)
      measured.add(place)
      return [{ name, measure: isFirst ? measure : '' }]
    })
  })
}
