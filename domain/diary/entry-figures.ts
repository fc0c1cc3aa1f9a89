import { type DiaryEntry, isUncounted } from './diary-entry.ts'
import { energyText, type Units } from './units.ts'

/** "420 kcal · 12 g protein · 60 g carbs · 9 g fat", or that the entry isn't counted. */
export function entryFigures(entry: DiaryEntry, unit: Units['energy']): string {
  if (isUncounted(entry)) return `– ${unit} · We don’t know its nutrition, so it isn’t counted.`
  const { calories, protein, carbs, fat } = entry
  return `${energyText(calories, unit)} · ${protein} g protein · ${carbs} g carbs · ${fat} g fat`
}

/** The totals of a meal's entries. */
export function mealEnergy(entries: readonly DiaryEntry[], unit: Units['energy']): string {
  if (entries.every(isUncounted)) return `– ${unit}`
  return energyText(
    entries.reduce((sum, { calories }) => sum + calories, 0),
    unit,
  )
}
