// Amounts in step text: written by the catalogue, rewritten for other servings and units.
import { isPlural, scaleAmount } from '#domain/kitchen/amounts.ts'
import { isSize, kitchenUnit, type MeasureSystem } from '#domain/kitchen/kitchen-units.ts'
import { displayMeasure, displayRange, type Measure, stepTextIn, toSystem } from '#domain/kitchen/measures.ts'
import { countedName } from '#domain/text/counted-name.ts'
import { singularWords } from '#domain/text/text-match.ts'
import type { ViewIngredient } from './recipe-view.ts'
import type { StepMeasure } from './step-measure.ts'
import { textAmounts } from './text-amounts.ts'

/** "3 cloves of garlic" and "1 thumb of ginger", but "3 tbsp oil" and "2 large eggs". */
function isCounted(unit: string): boolean {
  const known = kitchenUnit(unit)
  return known ? known.dimension === 'count' && known.name !== 'piece' : unit !== '' && !isSize(unit)
}

export function amountPhrase(
  measure: Measure,
  name: string,
  amountFirst: boolean,
  system: MeasureSystem | null = null,
): string {
  const shown = displayMeasure(measure, system)
  if (shown === '') return name
  // "6 lime leaves", not "6 leaves of lime leaves".
  if (amountFirst && measure.unit !== '' && singularWords(name).at(-1) === singularWords(measure.unit).join(' ')) {
    return amountPhrase({ ...measure, unit: '' }, name, true, system)
  }
  const isMany = isPlural(measure.amount)
  const isName = measure.unit === '' || (isSize(measure.unit) && !isMany)
  const counted = isName ? countedName(name, isMany ? measure.amount : Math.min(1, measure.amount)) : name
  if (!amountFirst) return `${counted} (${shown})`
  if (!isCounted(measure.unit)) return `${shown} ${counted}`
  return `${shown} of ${measure.unit === 'can' ? counted.replace(/^canned /, '') : counted}`
}

interface WrittenStep {
  text: string
  amounts: readonly StepMeasure[]
}

export interface StepPortion {
  writtenServings: number
  servings: number
  system: MeasureSystem | null
}

/** One of a step's amounts in the reader's servings and units. */
export function portionedMeasure(place: StepMeasure, { system, writtenServings, servings }: StepPortion): Measure {
  const written = { amount: place.amount, unit: place.unit }
  const measure = system === null ? written : (place[system] ?? toSystem(written, system))
  return { ...measure, amount: scaleAmount(measure.amount, writtenServings, servings) }
}

/** Rewrites a step for the reader's servings and units; other numbers in the text only change units. */
export function portionedStepText({ text, amounts }: WrittenStep, portion: StepPortion): string {
  const { system } = portion
  const plain = (piece: string) => (system === null ? piece : stepTextIn(piece, system))
  let at = 0
  let result = ''
  for (const place of amounts) {
    const { from, to, name, amountFirst } = place
    result += plain(text.slice(at, from)) + amountPhrase(portionedMeasure(place, portion), name, amountFirst, system)
    at = to
  }
  return result + plain(text.slice(at))
}

/** The same for text without markup: the amounts are found by the ingredients' names. */
export function portionedPlainText(
  text: string,
  ingredients: readonly Pick<ViewIngredient, 'name' | 'quantity' | 'unit'>[],
  { system, writtenServings, servings }: StepPortion,
): string {
  const plain = (piece: string) => (system === null ? piece : stepTextIn(piece, system))
  let at = 0
  let result = ''
  const replace = (from: number, to: number, shown: string) => {
    result += plain(text.slice(at, from)) + shown
    at = to
  }
  for (const { from, to, amount, upTo, unit, counted } of textAmounts(text, ingredients)) {
    const scaled = (value: number) => ({ amount: scaleAmount(value, writtenServings, servings), unit })
    const as = (measureOf: typeof scaled, shownIn: MeasureSystem | null) =>
      upTo === null
        ? displayMeasure(measureOf(amount), shownIn)
        : displayRange(measureOf(amount).amount, measureOf(upTo), shownIn)
    const shown = as(scaled, system)
    const isChanged = servings !== writtenServings || shown !== as((value) => ({ amount: value, unit }), null)
    if (!isChanged) continue
    replace(from, to, shown)
    if (counted)
      replace(
        counted.from,
        counted.to,
        countedName(text.slice(counted.from, counted.to), scaled(upTo ?? amount).amount),
      )
  }
  return result + plain(text.slice(at))
}
