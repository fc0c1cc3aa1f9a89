// The ingredients that each step needs, shown next to it. Our own steps mark them; in other recipes they are found by
// name in the text.
import { scaleAmount } from '#domain/kitchen/amounts.ts'
import { displayMeasure } from '#domain/kitchen/measures.ts'
import { containsPhrase, singularWords } from '#domain/text/text-match.ts'
import { portionedName } from './portioned-name.ts'
import type { IngredientLine, Portion } from './recipe-detail.ts'
import type { Recipe, ViewIngredient, ViewStep } from './recipe-view.ts'
import { portionedMeasure, type StepPortion } from './step-amounts.ts'
import { textAmounts } from './text-amounts.ts'

export interface StepIngredient {
  name: string
  /** '' for "to taste", and for ingredients that an earlier step already measured out. */
  measure: string
}

/** `lines` are the recipe's ingredients for the same portion. */
export function stepIngredients(
  { servings, steps, ingredients }: Pick<Recipe, 'servings' | 'steps' | 'ingredients'>,
  lines: readonly IngredientLine[],
  portion: Portion,
): StepIngredient[][] {
  const amountsOf = (text: string) => amountsIn(text, ingredients, { ...portion, writtenServings: servings })
  if (!steps.some(({ amounts }) => amounts.length > 0)) return mentionedIngredients(steps, lines, amountsOf)
  return steps.map(({ amounts }) =>
    amounts.map((place) => {
      const measure = portionedMeasure(place, { ...portion, writtenServings: servings })
      return {
        name: portionedName(place.name, place.amount, measure),
        measure: displayMeasure(measure, portion.system),
      }
    }),
  )
}

/** "red onion, chopped" is called "red onion" or, if it is the only onion in the recipe, "onion". */
function mentionedIngredients(
  steps: readonly ViewStep[],
  lines: readonly IngredientLine[],
  amountsOf: (text: string) => ReadonlyMap<number, string>,
): StepIngredient[][] {
  const names = lines.map(({ name }) => singularWords(name.split(/[,(]/)[0] ?? ''))
  const lastWords = names.map((name) => name.at(-1) ?? '')
  const isAlone = (word: string) => lastWords.filter((other) => other === word).length === 1
  const measured = new Set<number>()
  return steps.map(({ text }) => {
    const words = singularWords(text)
    const amounts = amountsOf(text)
    return lines.flatMap(({ name, measure }, place) => {
      const last = lastWords[place] ?? ''
      const isMentioned =
        amounts.has(place) ||
        containsPhrase(words, names[place] ?? []) ||
        (last.length > 2 && isAlone(last) && words.includes(last))
      if (!isMentioned) return []
      const isFirst = !measured.has(place)
      measured.add(place)
      return [{ name, measure: amounts.get(place) ?? (isFirst ? measure : '') }]
    })
  })
}

/** How much of each ingredient the text itself mentions. If it mentions one twice, only the list knows how much. */
function amountsIn(
  text: string,
  ingredients: readonly ViewIngredient[],
  { system, writtenServings, servings }: StepPortion,
): Map<number, string> {
  const found = textAmounts(text, ingredients)
  const once = found.filter((one) => found.filter(({ ingredient }) => ingredient === one.ingredient).length === 1)
  return new Map(
    once.map(({ ingredient, amount, unit }) => [
      ingredient,
      displayMeasure({ amount: scaleAmount(amount, writtenServings, servings), unit }, system),
    ]),
  )
}
