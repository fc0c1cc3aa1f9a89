// How much of a food recipes need, in words that help in the kitchen: 5 cloves, 3 tbsp, 40 g.
import { cleanNumber } from '#domain/kitchen/amounts.ts'
import { additionGroup, kitchenUnit, type MeasureSystem } from '#domain/kitchen/kitchen-units.ts'
import { addMeasures, type Measure, toSystem } from '#domain/kitchen/measures.ts'
import { SMALL_VOLUMES_ML, TSP_ML } from '#domain/kitchen/units.ts'
import { ownEntry } from '#domain/text/own-entry.ts'
import { edibleGrams, type StoreFood } from './store.ts'

/** Counted by cooks, and as long for everybody: not handfuls and thumbs. */
const COUNTED = new Set(['', 'clove', 'slice', 'sprig', 'leaf', 'stalk', 'fillet', 'sheet', 'stick', 'rasher'])
const MOST_SPOONS_ML = 90
const TBSP_ML = 15

/** `grams` is all of it as bought; `written` is how recipes measure it. */
export function neededMeasure(
  written: readonly Measure[],
  food: StoreFood,
  grams: number,
  system: MeasureSystem,
): Measure {
  const exactly = neededExactly(written, food, grams, system)
  // Half an onion is something to know; half an egg or half a tortilla is a whole one.
  const isSmall = exactly.unit === '' && (food.grams.piece ?? 0) < SMALL_PIECE_G
  return isSmall ? { amount: roundedUp(exactly.amount, 1), unit: '' } : roundedNeed(exactly)
}

function neededExactly(written: readonly Measure[], food: StoreFood, grams: number, system: MeasureSystem): Measure {
  const edible = grams * food.edibleShare
  const { can, piece } = food.grams
  if (food.soldAs.unit === 'can' && can && written.some(({ unit }) => kitchenUnit(unit)?.name === 'can')) {
    return { amount: edible / can, unit: 'can' }
  }
  const isPieces = food.soldAs.unit === 'dozen' || written.some(({ unit }) => additionGroup(unit) === PIECES)
  if (piece && piece >= LEAST_PIECE_G && isPieces && food.soldAs.unit !== 'piece')
    return { amount: edible / piece, unit: '' }
  const sum = addMeasures(written.map(inSpoons))
  const isThumbs = food.soldAs.unit === 'piece' && sum?.unit === ''
  if (sum && !isThumbs && COUNTED.has(kitchenUnit(sum.unit)?.name ?? sum.unit)) return sum
  if (sum && additionGroup(sum.unit) === 'volume') {
    const ml = sum.amount * (kitchenUnit(sum.unit)?.size ?? 1)
    const isSpoons = written.every(({ unit }) => kitchenUnit(inSpoons({ amount: 1, unit }).unit)?.system === 'both')
    if (isSpoons && ml <= MOST_SPOONS_ML) {
      return ml < TBSP_ML ? { amount: ml / TSP_ML, unit: 'tsp' } : { amount: ml / TBSP_ML, unit: 'tbsp' }
    }
    // Oats are measured by the cup, however many.
    const cups = ml / (kitchenUnit('cup')?.size ?? ml)
    if (system === 'us' && !food.liquid && cups >= 1) return { amount: cups, unit: 'cup' }
    if (system === 'us') return inSystem({ amount: ml, unit: 'ml' }, system)
  }
  const perLiter = food.liquid ? edibleGrams(food, { amount: 1, unit: 'l' }) : null
  if (perLiter) return inSystem({ amount: (edible * 1000) / perLiter, unit: 'ml' }, system)
  return inSystem({ amount: grams, unit: 'g' }, system)
}

const OUNCE_G = 28.349523125
const PIECES = additionGroup('')
/** Tortillas, not peppercorns. */
const LEAST_PIECE_G = 5
const SMALL_PIECE_G = 80

/** Nobody shops to the gram: half spoons and pieces, whole slices and cloves, 5 or 10 g. Always up. */
export function roundedNeed({ amount, unit }: Measure): Measure {
  return { amount: roundedUp(amount, stepOf(amount, unit)), unit }
}

function stepOf(amount: number, unit: string): number {
  if (unit === 'g' || unit === 'ml') return amount < 10 ? 1 : amount < 100 ? 5 : 10
  if (unit === 'kg' || unit === 'l') return 0.1
  if (unit === 'cup' || unit === 'quart' || unit === 'lb') return 0.25
  return ['', 'can', 'oz', 'tsp', 'tbsp'].includes(unit) ? 0.5 : 1
}

/** A hundredth more than a step isn't worth the next. */
const roundedUp = (amount: number, step: number): number =>
  cleanNumber(Math.max(1, Math.ceil(amount / step - 0.01)) * step)

/** A pinch of salt joins the spoons. */
export function inSpoons({ amount, unit }: Measure): Measure {
  const pinch = ownEntry(SMALL_VOLUMES_ML, kitchenUnit(unit)?.name ?? '')
  return pinch === undefined ? { amount, unit } : { amount: (amount * pinch) / TSP_ML, unit: 'tsp' }
}

function inSystem({ amount, unit }: Measure, system: MeasureSystem): Measure {
  // The scale of a US kitchen shows ounces for herbs too.
  if (system === 'us' && unit === 'g' && amount < OUNCE_G) return { amount: amount / OUNCE_G, unit: 'oz' }
  if (system === 'us') return toSystem({ amount, unit }, 'us')
  return amount < 997.5 ? { amount, unit } : { amount: amount / 1000, unit: unit === 'g' ? 'kg' : 'l' }
}
