// One unit for all of a food that recipes need: 2 thumbs, 1 tbsp and 20 g of ginger become thumbs of ginger.
import { additionGroup, canonicalUnit, kitchenUnit } from '#domain/kitchen/kitchen-units.ts'
import type { Measure } from '#domain/kitchen/measures.ts'
import { isPieceWord, SMALL_VOLUMES_ML, TSP_ML } from '#domain/kitchen/units.ts'
import { ownEntry } from '#domain/text/own-entry.ts'
import { boughtGrams, edibleGrams, isSoldByPiece, type StoreFood } from './store.ts'

const PIECE = ''

/**
 * Units to count a food in, the usual purchase first. The food's own word for a piece comes before "stalk" and the
 * rest.
 */
const CONTAINERS = ['can', 'bunch']
const PARTS = ['stalk', 'clove', 'slice', 'sprig', 'leaf', 'handful']

/** Only these can be "to taste", so an ingredient without an amount isn't a piece of them. */
const TO_TASTE = new Set(['Spices and Seasonings', 'Oil, Vinegar, Salad Dressing', 'Condiments', 'Herbs'])

/** A recipe's measure in the unit of the others, as far as the food's weights are known. */
export function inCommonUnit(measure: Measure, all: readonly Measure[], food: StoreFood | undefined): Measure {
  const own = inSpoons(measure)
  if (!food) return own
  const isUnmeasured = ({ unit }: Measure) => unit === PIECE && !food.grams.piece && TO_TASTE.has(food.aisle)
  const measured = all.filter((one) => !isUnmeasured(one)).map(inSpoons)
  const [first] = measured
  if (!first) return own
  const unit = commonUnit(food, measured)
  if (isUnmeasured(measure)) return { amount: 0, unit: unit ?? first.unit }
  return unit === null ? own : inUnit(own, unit, food)
}

/** A pinch of salt joins the spoons. */
function inSpoons({ amount, unit }: Measure): Measure {
  const pinch = ownEntry(SMALL_VOLUMES_ML, kitchenUnit(unit)?.name ?? '')
  return pinch === undefined ? { amount, unit } : { amount: (amount * pinch) / TSP_ML, unit: 'tsp' }
}

/** Null if every measure stays as it is. */
function commonUnit(food: StoreFood, all: readonly Measure[]): string | null {
  const units = [...new Set(all.map(({ unit }) => canonicalUnit(unit)))]
  const groups = new Set(units.map(additionGroup))
  const isCut = groups.has('volume') || (groups.has('unit:slice') && food.aisle === 'Produce')
  if (groups.size < 2 && !(isCut && isSoldByPiece(food))) return null
  const ownWord = units.find((unit) => isPieceWord({ ...food, name: '' }, unit))
  const isCounted = groups.has(additionGroup(PIECE)) || (isCut && isSoldByPiece(food))
  const candidates = [...CONTAINERS, ...(ownWord ? [ownWord] : []), ...(isCounted ? [PIECE] : []), ...PARTS]
  const counted = candidates.find(
    (unit) => (unit === PIECE || units.includes(unit)) && edibleGrams(food, { amount: 1, unit }) !== null,
  )
  if (counted !== undefined) return counted
  if (!groups.has('weight') || !groups.has('volume')) return null
  // An American list stays in cups and ounces.
  if (isInUsUnits(all)) return food.liquid ? 'cup' : 'oz'
  return food.liquid ? 'ml' : 'g'
}

/** Spoons belong to both systems. With any metric unit, the list is metric, as in sums. */
function isInUsUnits(all: readonly Measure[]): boolean {
  const systems = new Set(all.map(({ unit }) => kitchenUnit(unit)?.system))
  return systems.has('us') && !systems.has('metric')
}

function inUnit(measure: Measure, unit: string, food: StoreFood): Measure {
  if (additionGroup(measure.unit) === additionGroup(unit)) return measure
  const weight = kitchenUnit(unit)
  if (weight?.dimension === 'weight') {
    const grams = boughtGrams(food, measure)
    return grams === null ? measure : { amount: grams / weight.size, unit }
  }
  const grams = edibleGrams(food, measure)
  const perUnit = edibleGrams(food, { amount: 1, unit })
  return grams === null || !perUnit ? measure : { amount: grams / perUnit, unit }
}
