// What a cook sets aside for whom, before an ingredient goes in that somebody avoids.

import type { Diet } from '#domain/nutrition/diets.ts'
import { andText } from '#domain/text/and-text.ts'

/** What diets exclude, in words that ingredients are found by. */
const NO_MEAT = ['meat', 'poultry', 'fish', 'shellfish', 'gelatin']
export const DIET_EXCLUDES: Partial<Record<Diet, readonly string[]>> = {
  Vegetarian: NO_MEAT,
  Vegan: [...NO_MEAT, 'dairy', 'egg', 'honey'],
}

export interface PickyEater {
  /** '' for the cook. */
  name: string
  avoids: (ingredient: string) => boolean
}

export interface SetAside {
  /** What goes in next. */
  before: string
  names: string[]
}

/**
 * For each step. A portion is set aside once: before the first avoided ingredient, if anything is in the pot by then.
 * Otherwise there is nothing to set aside, and the person needs another dish.
 */
export function setAsides(steps: readonly (readonly string[])[], eaters: readonly PickyEater[]): SetAside[][] {
  const found = steps.map((): SetAside[] => [])
  const started = steps.findIndex((ingredients) => ingredients.length > 0)
  for (const { name, avoids } of eaters) {
    const at = steps.findIndex((ingredients) => ingredients.some(avoids))
    const before = steps[at]?.find(avoids)
    if (before === undefined || at <= started) continue
    const same = found[at]?.find((one) => one.before === before)
    if (same) same.names.push(name)
    else found[at]?.push({ before, names: [name] })
  }
  return found
}

/** "Before the cheese: set aside Ben’s portion." */
export function setAsideText({ before, names }: SetAside): string {
  const whose = andText(names.map((name) => (name ? `${name}’s` : 'your')))
  return `Before the ${before}: set aside ${whose} ${names.length > 1 ? 'portions' : 'portion'}.`
}
