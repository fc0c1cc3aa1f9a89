// Amounts of a food the way people say them: a piece, a slice, a cup, a glass, a can.
import { unitLabel } from '#domain/kitchen/kitchen-units.ts'
import { gramsOfUnit, knownGramsOfUnit, type LookupFood } from './lookup-food.ts'

export interface FoodPortion {
  /** As the provider's information call takes it. */
  unit: string
  /** "1 large egg", "1 cup". */
  label: string
  grams: number
}

const GLASS_ML = 240
const CAN_ML = 355
/** "1 large" means nothing without the food. */
const SIZE = /^(?:extra large|small|medium|large|whole)$/
const MEASURES = ['piece', 'slice', 'clove', 'can', 'cup', 'tbsp', 'serving'] as const

/** Wine has its own glass size; everything else uses 240 ml. */
function glassGrams(food: LookupFood): number | null {
  if (!food.liquid) return null
  if (food.aisle === 'Alcoholic Beverages' && food.grams.serving) return food.grams.serving
  return gramsOfUnit(food, 'ml') * GLASS_ML
}

const canGrams = (food: LookupFood): number | null =>
  food.grams.can ?? (food.aisle === 'Beverages' || food.name === 'beer' ? gramsOfUnit(food, 'ml') * CAN_ML : null)

const round = (grams: number): number => Math.round(grams * 10) / 10

/** Not rounded: a milliliter of popcorn weighs 0.03 g, and people type 500 of them. Null if the weight is unknown. */
export function portionGrams(food: LookupFood, unit: string): number | null {
  if (unit === 'glass') return glassGrams(food)
  if (unit === 'can') return canGrams(food)
  return knownGramsOfUnit(food, unit)
}

export function foodPortions(food: LookupFood): FoodPortion[] {
  const pieceName = SIZE.test(food.pieceName ?? '') ? `${food.pieceName} ${food.name}` : food.pieceName || 'piece'
  const portions: FoodPortion[] = []
  for (const unit of MEASURES) {
    const isKnown = unit === 'can' || food.grams[unit] !== undefined
    const grams = isKnown ? portionGrams(food, unit) : null
    const label = `1 ${unit === 'piece' ? pieceName : unitLabel(unit, 1)}`
    if (grams !== null) portions.push({ unit, label, grams: round(grams) })
    const glass = unit === 'can' ? glassGrams(food) : null
    if (glass !== null) portions.push({ unit: 'glass', label: '1 glass', grams: round(glass) })
  }
  return [...portions, { unit: 'g', label: '100 g', grams: 100 }]
}
