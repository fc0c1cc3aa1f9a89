import type { ReferenceKey } from '#domain/diary/dietary-references.ts'
import { nutrientUnit } from '#domain/diary/nutrient-groups.ts'
import { energyNumber } from '#domain/diary/units.ts'
import { useEnergy } from '#web/ui/energy-unit.ts'

/** A nutrient's unit, and amounts in it: energy in the member's own, everything else as stored. */
export function useNutrientUnit(nutrient: ReferenceKey) {
  const { unit } = useEnergy()
  if (nutrient !== 'calories') return { unit: nutrientUnit(nutrient), inUnit: (amount: number) => amount }
  return { unit, inUnit: (kcal: number) => energyNumber(kcal, unit) }
}
