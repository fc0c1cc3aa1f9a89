// A recipe with one ingredient replaced, as an own recipe: plan, list, cook mode and diary know those.

import { formatMeasure } from '#domain/kitchen/measures.ts'
import { LABELS_OF_FOODS, type Label } from '#domain/nutrition/diet-rules.ts'
import { SITE_DIETS } from '#domain/nutrition/diets.ts'
import type { RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { myVersion } from '#domain/recipe/my-version.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import type { ViewIngredient, ViewStep } from '#domain/recipe/recipe-view.ts'
import { andText } from '#domain/text/and-text.ts'

export interface TakenSwap {
  /** Position of the ingredient, and the food's name. */
  ingredient: number
  food: string
  parts: readonly { name: string; amount: number; unit: string }[]
  method: string
  gained: Label[]
  lost: Label[]
}

/** "canned lentils", "flaxseed and water". */
export const swapName = ({ parts }: Pick<TakenSwap, 'parts'>): string => andText(parts.map(({ name }) => name))

export function swappedDraft(recipe: RecipeDetail, swap: TakenSwap): RecipeDraft {
  const replaced = recipe.ingredients[swap.ingredient]
  const draft = myVersion({ ...recipe, steps: recipe.steps.map((step) => withParts(step, replaced, swap)) })
  const name = swapName(swap)
  const method = swap.method === '' ? [] : [`${name[0]?.toUpperCase()}${name.slice(1)}: ${swap.method}.`]
  // Labels that follow from amounts may no longer hold, so only those that follow from the foods are claimed.
  const kept = draft.diets.filter((diet) =>
    LABELS_OF_FOODS.some((label) => label === diet && !swap.lost.includes(label)),
  )
  return {
    ...draft,
    title: `${recipe.title} (${name} for ${swap.food})`,
    diets: SITE_DIETS.filter((diet) => kept.includes(diet) || swap.gained.includes(diet)),
    instructions: [...method, draft.instructions].join('\n'),
    ingredients: draft.ingredients.toSpliced(
      swap.ingredient,
      1,
      ...swap.parts.map(({ name, amount, unit }) => ({ name, amount, unit })),
    ),
  }
}

/** The step's text with the replacement, and its share of the amount where the text gives one. */
function withParts(step: ViewStep, replaced: ViewIngredient | undefined, { parts }: TakenSwap): ViewStep {
  if (!replaced) return step
  let { text } = step
  // From the end, so that earlier positions still hold.
  for (const measure of step.amounts.toSorted((a, b) => b.from - a.from)) {
    const isIt = measure.name === replaced.name && measure.unit === replaced.unit && replaced.quantity > 0
    if (!isIt) continue
    const share = measure.amount / replaced.quantity
    const written = parts.map(({ name, amount, unit }) => `${formatMeasure({ amount: amount * share, unit })} ${name}`)
    text = text.slice(0, measure.from) + andText(written) + text.slice(measure.to)
  }
  return { ...step, text: text.replaceAll(wholeWord(replaced.name), swapName({ parts })), amounts: [] }
}

const wholeWord = (name: string): RegExp =>
  new RegExp(`(?<!\\p{L})${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'giu')
