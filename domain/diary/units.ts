// The member's units. Everything is stored in metric; these format and parse it.
import { KJ_PER_KCAL } from '#domain/nutrition/macros.ts'
import { numberText } from '#domain/text/number-text.ts'

export interface Units {
  weight: 'kg' | 'lb' | 'st'
  volume: 'ml' | 'fl_oz'
  height: 'cm' | 'ft_in'
  energy: 'kcal' | 'kJ'
}

export const METRIC: Units = { weight: 'kg', volume: 'ml', height: 'cm', energy: 'kcal' }

export const KG_PER_LB = 0.45359237
export const ML_PER_FL_OZ = 29.5735
const CM_PER_INCH = 2.54
const LB_PER_ST = 14

export const WEIGHT_UNIT_NAMES = { kg: 'kg', lb: 'lb', st: 'st' } as const
export const VOLUME_UNIT_NAMES = { ml: 'ml', fl_oz: 'fl oz' } as const

function inWeightUnit(kg: number, unit: Units['weight'], decimals: number): number {
  const pounds = kg / KG_PER_LB
  const value = unit === 'kg' ? kg : unit === 'lb' ? pounds : pounds / LB_PER_ST
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}

/** The value in the member's unit; stones as a decimal. */
export const weightNumber = (kg: number, unit: Units['weight']): number => inWeightUnit(kg, unit, unit === 'st' ? 2 : 1)

/** Weekly changes are small: one more decimal distinguishes 0.25 kg from 0.3. */
export const paceNumber = (kg: number, unit: Units['weight']): number => inWeightUnit(kg, unit, unit === 'st' ? 3 : 2)

/** "0.78 kg", "1.72 lb": in one unit, as the form expects it. */
export const paceText = (kg: number, unit: Units['weight']): string => `${paceNumber(kg, unit)} ${unit}`

/** "70.5 kg", "155.4 lb", "11 st 1.4 lb". */
export function weightText(kg: number, unit: Units['weight']): string {
  if (unit !== 'st') return `${numberText(weightNumber(kg, unit), 1)} ${unit}`
  const tenths = Math.round((Math.abs(kg) / KG_PER_LB) * 10)
  const stones = Math.floor(tenths / (LB_PER_ST * 10))
  const sign = kg < 0 ? '-' : ''
  return `${sign}${stones} st ${numberText((tenths - stones * LB_PER_ST * 10) / 10, 1)} lb`
}

const signOf = (change: number): string => (change === 0 ? '±' : change < 0 ? '−' : '+')

/** "+0.2 kg", "−1.4 lb", "±0 kg". */
export const weightChangeText = (kg: number, unit: Units['weight']): string =>
  signOf(weightNumber(kg, unit)) + weightText(Math.abs(kg), unit)

/** A change per week: "−0.25 kg". */
export const weightPaceText = (kg: number, unit: Units['weight']): string =>
  signOf(paceNumber(kg, unit)) + paceText(Math.abs(kg), unit)

export function weightKg(value: number, unit: Units['weight']): number {
  const kg = unit === 'kg' ? value : value * KG_PER_LB * (unit === 'st' ? LB_PER_ST : 1)
  return Math.round(kg * 100) / 100
}

export const volumeNumber = (ml: number, unit: Units['volume']): number =>
  unit === 'ml' ? Math.round(ml) : Math.round((ml / ML_PER_FL_OZ) * 10) / 10

export const volumeText = (ml: number, unit: Units['volume']): string =>
  `${numberText(volumeNumber(ml, unit), unit === 'ml' ? 0 : 1)} ${VOLUME_UNIT_NAMES[unit]}`

/** The volume of a glass of water in the member's unit: a round number in each. */
export const GLASS = { ml: 250, fl_oz: 8 } as const satisfies Record<Units['volume'], number>

export const volumeMl = (value: number, unit: Units['volume']): number =>
  Math.round(unit === 'ml' ? value : value * ML_PER_FL_OZ)

/** Feet and inches, rounded to a half inch. */
export function feetAndInches(cm: number): { feet: number; inches: number } {
  const halfInches = Math.round((cm / CM_PER_INCH) * 2)
  return { feet: Math.floor(halfInches / 24), inches: (halfInches % 24) / 2 }
}

export const heightCm = (feet: number, inches: number): number =>
  Math.round((feet * 12 + inches) * CM_PER_INCH * 10) / 10

/**
 * From whole kcal, as stored in the diary and its totals, so that a dish has the same kJ in the plan and in the diary.
 */
export const energyNumber = (kcal: number, unit: Units['energy']): number =>
  unit === 'kcal' ? Math.round(kcal) : Math.round(Math.round(kcal) * KJ_PER_KCAL)

export const energyKcal = (value: number, unit: Units['energy']): number =>
  unit === 'kcal' ? value : value / KJ_PER_KCAL

export const energyText = (kcal: number, unit: Units['energy']): string =>
  `${numberText(energyNumber(kcal, unit))} ${unit}`
