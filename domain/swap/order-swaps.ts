// Puts the swaps first that give a person or a table what they are missing.
import type { Eater } from '#domain/nutrition/avoided.ts'
import { LABELS_OF_FOODS, type Label } from '#domain/nutrition/diet-rules.ts'
import type { SwapEffect, SwapNutrient } from './swaps.ts'

export interface SwapNeeds {
  /** Labels that somebody needs: "Vegan", "Gluten Free". */
  labels: readonly Label[]
  /** Allergens in the words of the "Contains" line. */
  avoided: readonly string[]
  /** Nutrients of which they have too little, and too much. */
  more: readonly SwapNutrient[]
  less: readonly SwapNutrient[]
}

/** What nearly everybody gains from, in how many of its usual steps. */
const USUAL: Partial<Record<SwapNutrient, number>> = { fiber: 0.5, sodium: -0.01, saturatedFat: -0.6, sugar: -0.1 }
/** One step of each, about as noticeable as the others. */
const STEP: Record<SwapNutrient, number> = {
  calories: 60,
  protein: 4,
  fiber: 2,
  carbohydrates: 12,
  sugar: 4,
  fat: 5,
  saturatedFat: 1.5,
  sodium: 150,
}
const NEEDED = 100
const WANTED = 3

export function swapScore(swap: SwapEffect, { labels, avoided, more, less }: SwapNeeds): number {
  const count = (list: readonly string[], among: readonly string[]) =>
    list.filter((word) => among.includes(word)).length
  const needs =
    NEEDED * (count(swap.without, avoided) + count(swap.gained, labels)) -
    NEEDED * (count(swap.adds, avoided) + count(swap.lost, labels))
  const steps = (key: SwapNutrient) => (swap.changes[key] ?? 0) / STEP[key]
  const wanted = WANTED * (sum(more.map(steps)) - sum(less.map(steps)))
  const usual = sum(
    Object.entries(USUAL).map(([key, weight]) => (swap.changes[key as SwapNutrient] ?? 0) * weight), // its own keys
  )
  const cheaper = -(swap.priceCents ?? 0) / 40
  return needs + wanted + usual + cheaper + swap.gained.length - swap.lost.length - swap.adds.length / 2
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

export const orderSwaps = <Effect extends SwapEffect>(swaps: readonly Effect[], needs: SwapNeeds): Effect[] =>
  swaps
    .map((swap) => ({ swap, score: swapScore(swap, needs) }))
    .sort((a, b) => b.score - a.score)
    .map(({ swap }) => swap)

/** What people call an allergen, where it isn't the word on the "Contains" line. */
const ALLERGEN_WORDS: Readonly<Record<string, readonly string[]>> = {
  dairy: ['milk'],
  lactose: ['milk'],
  nuts: ['tree nuts', 'peanuts'],
  nut: ['tree nuts'],
  'tree nut': ['tree nuts'],
  gluten: ['gluten', 'wheat'],
  shellfish: ['crustaceans', 'mollusks'],
  shrimp: ['crustaceans'],
  eggs: ['egg'],
  peanut: ['peanuts'],
  sulfite: ['sulfites'],
}

/** What the people who eat it need, of their allergies and diets. */
export function needsOf(eaters: readonly Eater[]): SwapNeeds {
  const words = eaters.flatMap(({ avoids }) => avoids.map((word) => word.trim().toLowerCase()))
  const diets = new Set(eaters.map(({ diet }) => diet))
  return {
    avoided: words.flatMap((word) => ALLERGEN_WORDS[word] ?? [word]),
    labels: LABELS_OF_FOODS.filter((label) => label !== 'Dairy Free' && diets.has(label)),
    more: [],
    less: [],
  }
}
