// The unit a member reads energy in, for everything below a page that knows it.
import { createContext, useContext } from 'react'
import { energyNumber, type Units } from '#domain/diary/units.ts'
import { wholeNumber } from './format.ts'

export const EnergyUnit = createContext<Units['energy']>('kcal')

/** The unit, and a number of kcal in it: "2,000", "8,368". */
export function useEnergy() {
  const unit = useContext(EnergyUnit)
  return { unit, energy: (kcal: number) => wholeNumber(energyNumber(kcal, unit)) }
}
