// The unit in which a member sees energy, for everything below a page that knows it.
import { createContext, useContext } from 'react'
import { energyNumber, type Units } from '#domain/diary/units.ts'
import { wholeNumber } from './format.ts'

export const EnergyUnit = createContext<Units['energy']>('kcal')

/** The unit, and kcal in it: as a number ("2,000", "8,368") and in words ("2,000 kcal", "8,368 kJ"). */
export function useEnergy() {
  const unit = useContext(EnergyUnit)
  const energy = (kcal: number) => wholeNumber(energyNumber(kcal, unit))
  return { unit, energy, energyText: (kcal: number) => `${energy(kcal)} ${unit}` }
}
