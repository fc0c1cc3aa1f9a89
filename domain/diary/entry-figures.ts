import { servingsText } from '#domain/kitchen/servings-text.ts'
import { MACROS, type Macro } from '#domain/nutrition/macros.ts'
import { amountText } from '#domain/text/amount-text.ts'
import { isUncounted, macroOf, type NewEntry } from './diary-entry.ts'
import { loggedPortionText } from './logged-portion-text.ts'
import { energyText, type Units } from './units.ts'

const UNKNOWN = '–'

/** "420 kcal · 12 g protein · 60 g carbs · – fat", or that the entry isn't counted. */
export function entryFigures(entry: NewEntry, unit: Units['energy']): string {
  if (isUncounted(entry)) return `${UNKNOWN} ${unit} · We don’t know its nutrition, so it isn’t counted.`
  const macros = MACROS.map((macro) => {
    const grams = macroOf(entry, macro)
    return `${grams === null ? UNKNOWN : `${grams} g`} ${macro}`
  })
  return [energyText(entry.calories, unit), ...macros].join(' · ')
}

/** "2 slices (64 g)", "200 ml", "64 g", "1½ servings"; '' for an entry without an amount. */
export function entryAmount({
  kind,
  grams,
  quantity,
  portion,
}: Pick<NewEntry, 'kind' | 'grams' | 'quantity' | 'portion'>) {
  const weight = grams === null ? '' : `${amountText(grams)} g`
  if (portion) return weight ? `${loggedPortionText(portion)} (${weight})` : loggedPortionText(portion)
  return weight || (kind === 'recipe' ? servingsText(quantity) : '')
}

/** The totals of a meal's entries. */
export function mealEnergy(entries: readonly NewEntry[], unit: Units['energy']): string {
  if (entries.every(isUncounted)) return `${UNKNOWN} ${unit}`
  return energyText(
    entries.reduce((sum, { calories }) => sum + calories, 0),
    unit,
  )
}

export type Unknown = 'none' | 'partly' | 'all'

/** How much of the entries each total leaves out, because it is unknown. */
export function unknownMacros(entries: readonly NewEntry[]): Record<Macro, Unknown> {
  const unknown = (macro: Macro): Unknown => {
    const without = entries.filter((entry) => macroOf(entry, macro) === null).length
    return without === 0 ? 'none' : without === entries.length ? 'all' : 'partly'
  }
  return { protein: unknown('protein'), carbs: unknown('carbs'), fat: unknown('fat') }
}
