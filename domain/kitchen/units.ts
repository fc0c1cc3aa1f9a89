// Converts what a cook writes ("2 tbsp", "1 can", "3 cloves") to edible grams of a food.
import { FOOD_MEASURES, type Food, type FoodMeasure } from '#domain/nutrition/food.ts'
import { ownEntry } from '#domain/text/own-entry.ts'
import { canonicalUnit, kitchenUnit } from './kitchen-units.ts'

export const TSP_ML = 5
const TBSP_ML = 15
const CUP_ML = 240

/** Informal measures and their usual volume. */
export const SMALL_VOLUMES_ML: Record<string, number> = {
  ...{ drop: 0.05, pinch: TSP_ML / 16, dash: TSP_ML / 8, squeeze: TSP_ML, splash: 2 * TSP_ML },
  ...{ drizzle: 2 * TSP_ML, pat: TSP_ML, knob: TBSP_ML, dollop: TBSP_ML, glug: 4 * TSP_ML },
}

/** Lemons and limes are cut into eight. */
const WEDGE = 1 / 8

/** Other words for a food's piece: a bulb of garlic, a knob of ginger. */
const PIECE_WORDS: Record<string, readonly string[]> = { head: ['bulb'], thumb: ['knob'] }

/** Relative to a medium piece. */
const SIZES: Record<string, number> = { small: 0.7, medium: 1, large: 1.35 }

/** Other words for a measure. A food's own piece name wins (a cinnamon stick). */
const MEASURE_WORDS: Record<string, FoodMeasure> = {
  '': 'piece',
  whole: 'piece',
  jar: 'can',
  stick: 'stalk',
  stem: 'stalk',
  stems: 'stalk',
  strip: 'slice',
  rasher: 'slice',
  portion: 'serving',
  portions: 'serving',
}

/** The properties of a food that determine what a measure of it weighs. */
export type MeasuredFood = Pick<Food, 'name' | 'grams' | 'pieceName' | 'edibleShare' | 'liquid'>

export type GramsResult = { grams: number } | { problem: string }

/** Weights are as bought, so only the edible share counts. Every other measure is already edible. */
export function edibleGrams(food: MeasuredFood, amount: number, unitText: string): GramsResult {
  if (!Number.isFinite(amount) || amount < 0) return { problem: `the amount ${amount} is not a number of 0 or more` }
  const perPiece = food.grams.piece
  if (perPiece !== undefined && isPieceWord(food, unitText)) return { grams: amount * perPiece }
  const size = ownEntry(SIZES, unitText.trim().toLowerCase())
  if (size !== undefined) {
    if (perPiece === undefined) return { problem: `${food.name} has no weight for a piece` }
    return { grams: (amount * perPiece * size) / (SIZES[food.pieceName] ?? 1) }
  }
  const unit = kitchenUnit(unitText)
  if (unit?.name === 'wedge' && perPiece !== undefined) return { grams: amount * perPiece * WEDGE }
  if (unit?.dimension === 'weight') return { grams: amount * unit.size * food.edibleShare }
  const name = canonicalUnit(unitText).toLowerCase()
  const ml = unit?.dimension === 'volume' ? unit.size : ownEntry(SMALL_VOLUMES_ML, name)
  if (ml !== undefined) {
    const density = gramsPerMl(food, ml)
    if (density === undefined) return { problem: `${food.name} has no weight for a cup, tbsp or tsp` }
    return { grams: amount * ml * density }
  }
  const measure = ownEntry(MEASURE_WORDS, name) ?? FOOD_MEASURES.find((candidate) => candidate === name)
  if (!measure) return { problem: `the unit "${unitText}" is not known for ${food.name}; it has ${measuresOf(food)}` }
  const grams = food.grams[measure]
  if (grams !== undefined) return { grams: amount * grams }
  const wanted = measure === 'piece' ? 'one piece (no unit)' : `a ${measure}`
  return { problem: `${food.name} has no weight for ${wanted}; it has ${measuresOf(food)}` }
}

/** "2 fillets", "1 head", "3 sheets": the piece's own name is a unit. */
export function isPieceWord(food: MeasuredFood, unitText: string): boolean {
  const word = unitText.trim().toLowerCase()
  if (word === '' || word in SIZES) return false
  const names = [food.pieceName, food.pieceName.split(' ').at(-1) ?? '', ...(PIECE_WORDS[food.pieceName] ?? [])]
  return names.some((name) => name !== '' && [name, `${name}s`, `${name}es`, name.replace(/f$/, 'ves')].includes(word))
}

/** Prefers the spoon weight for spoons: a cup of chopped herbs holds more air. */
function gramsPerMl(food: MeasuredFood, ml: number): number | undefined {
  const known: [volume: number, grams: number | undefined][] = [
    [TSP_ML, food.grams.tsp],
    [TBSP_ML, food.grams.tbsp],
    [CUP_ML, food.grams.cup],
  ]
  const densities = known.flatMap(([volume, grams]) =>
    grams === undefined ? [] : [{ volume, density: grams / volume }],
  )
  const largest = densities.at(-1)
  if (!largest) return food.liquid ? 1 : undefined
  if (food.liquid) return largest.density
  return (densities.find(({ volume }) => ml <= volume) ?? largest).density
}

function measuresOf(food: MeasuredFood): string {
  const names = FOOD_MEASURES.filter((measure) => measure !== 'serving' && food.grams[measure] !== undefined).map(
    (measure) => (measure === 'piece' ? `pieces (${food.pieceName})` : measure),
  )
  return ['g', ...names].join(', ')
}
