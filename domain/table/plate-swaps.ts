// What the cook does differently for whose plate, in sentences: on the first screen, and at each step.

import type { Plate, PlateSwap } from '#domain/kitchen/plate.ts'
import { andText } from '#domain/text/and-text.ts'
import { capitalized } from '#domain/text/capitalized.ts'

/** '' for the cook. */
type Served = Plate & { name: string }

interface SwapToCook {
  swap: PlateSwap
  names: string[]
  servings: number
}

/** Those of several plates, with leftovers, together. */
export function swapsToCook(plates: readonly Served[]): SwapToCook[] {
  const found = new Map<string, SwapToCook>()
  for (const { name, servings, swaps = [] } of plates) {
    for (const swap of swaps) {
      const key = JSON.stringify(swap)
      const known = found.get(key) ?? { swap, names: [], servings: 0 }
      const names = known.names.includes(name) ? known.names : [...known.names, name]
      found.set(key, { swap, names, servings: known.servings + servings })
    }
  }
  return [...found.values()]
}

const sentences = (...texts: readonly string[]) => texts.flatMap((text) => (text === '' ? [] : `${text}.`)).join(' ')
const portionsOf = (names: readonly string[]) =>
  `${andText(names.map((name) => (name ? `${name}’s` : 'your')))} ${names.length > 1 ? 'portions' : 'portion'}`

interface Cooking {
  swaps: readonly SwapToCook[]
  /** In the whole pot. */
  servings: number
  /** "120 g" */
  measure: (grams: number) => string
}

const partsText = ({ swap: { parts }, servings }: SwapToCook, measure: Cooking['measure']) =>
  andText(parts.map(({ name, grams }) => `${measure(grams * servings)} ${name}`))

const scaled = ({ swaps, servings }: Cooking) => swaps.map((one) => (one.swap.inPot ? { ...one, servings } : one))

/** What to get ready besides the recipe's ingredients, or instead of them. */
export function swapNotes(cooking: Cooking): string[] {
  return scaled(cooking).map((one) => {
    const { swap, names } = one
    const who = swap.inPot ? 'Everybody' : andText(names.map((name) => name || 'you'))
    const what =
      swap.parts.length > 0 ? `${partsText(one, cooking.measure)} instead of ${swap.food}` : `no ${swap.food}`
    return `${capitalized(who)}: ${what}.`
  })
}

/** For each step; `steps` are their ingredients. A portion is set aside once. */
export function swapSteps(steps: readonly (readonly string[])[], cooking: Cooking): string[][] {
  const started = steps.findIndex((ingredients) => ingredients.length > 0)
  const apart = new Set<string>()
  const texts = steps.map((): string[] => [])
  for (const one of scaled(cooking).toSorted((a, b) => a.swap.step - b.swap.step)) {
    const { food, step, method, inPot } = one.swap
    const parts = partsText(one, cooking.measure)
    const whose = portionsOf(one.names)
    const isApart = one.names.every((name) => apart.has(name))
    const pronoun = one.names.length > 1 ? 'They get' : 'It gets'
    for (const name of inPot ? [] : one.names) apart.add(name)
    const text = inPot
      ? sentences(parts ? `Instead of the ${food}: ${parts}` : `Leave out the ${food}`, method)
      : isApart
        ? sentences(`${capitalized(whose)}: ${parts ? `${parts} instead of the ${food}` : `no ${food}`}`, method)
        : step <= started
          ? sentences(
              `Cook ${whose} in another pan, ${parts ? `with ${parts} instead of the ${food}` : `without the ${food}`}`,
              method,
            )
          : sentences(
              `Before the ${food}: set aside ${whose}`,
              parts ? `${pronoun} ${parts} instead` : `${pronoun} none`,
              method,
            )
    texts[step]?.push(text)
  }
  return texts
}
