// How a cook measures a replacement: as the food that it replaces, where that can be, otherwise in grams.
import { edibleGrams } from '#domain/kitchen/units.ts'
import type { LookupFood } from '#server/catalogue/lookup-food.ts'

/** The finest share of a spoon or a piece that anybody measures. */
const FINEST = 0.25
/** Farther off than this after rounding, grams are better. */
const FARTHEST_OFF = 0.2

export interface MeasuredPart {
  name: string
  amount: number
  unit: string
  grams: number
}

export function measuredPart(food: LookupFood, grams: number, unit: string): MeasuredPart {
  const inGrams = {
    name: food.name,
    amount: grams < 10 ? Math.max(1, Math.round(grams)) : round5(grams),
    unit: 'g',
    grams,
  }
  if (unit === 'g') return inGrams
  const one = edibleGrams({ ...food, pieceName: food.pieceName ?? '', edibleShare: 1 }, 1, unit)
  if ('problem' in one || one.grams <= 0) return inGrams
  const amount = Math.round(grams / one.grams / FINEST) * FINEST
  const isClose = amount > 0 && Math.abs(amount * one.grams - grams) <= grams * FARTHEST_OFF
  return isClose ? { name: food.name, amount, unit, grams } : inGrams
}

const round5 = (grams: number): number => Math.max(5, Math.round(grams / 5) * 5)
