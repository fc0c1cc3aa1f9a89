// Finds the amounts in plain step texts, as in own and imported recipes. A number counts as an amount only if it measures
// or counts one of the recipe's ingredients ("200 g flour", "the oil (2 tbsp)", "two eggs"), so temperatures, times and
// sizes never match.

import { kitchenUnit } from '#domain/kitchen/kitchen-units.ts'
import type { Measure } from '#domain/kitchen/measures.ts'
import { readAmount } from '#domain/kitchen/read-amount.ts'
import { singularWords } from '#domain/text/text-match.ts'
import { type IngredientName, ingredientNames, nameAfter, namesBefore } from './ingredient-names.ts'
import type { ViewIngredient } from './recipe-view.ts'

export interface TextAmount {
  /** Position of the number and its unit. */
  from: number
  to: number
  /** Index of the ingredient. */
  ingredient: number
  amount: number
  /** The upper end of "2–3 tbsp". */
  upTo: number | null
  unit: string
  /** Position of a name to pluralize with its number: "1 onion", "2 onions". */
  counted: { from: number; to: number } | null
}

type Named = Pick<ViewIngredient, 'name' | 'quantity' | 'unit'>

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...{ 'half a': 0.5, 'half an': 0.5, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 },
  ...{ nine: 9, ten: 10, twelve: 12 },
}
const NUMBER = new RegExp(
  `(?<![\\p{L}\\d.,/⁄½⅓⅔¼¾⅛°%-])(?:[\\d½⅓⅔¼¾⅛]|(?:${Object.keys(NUMBER_WORDS).toReversed().join('|')})(?=\\s))`,
  'giu',
)
const UNIT = /^\s{0,2}(fl\.? ?oz|[A-Za-z]{1,12})\b\.?/
const OPENING = /\(\s?(?:about |approx\.? |~)?$/i
const PARENTHESIS = /^\s?\(([^()]{1,40})\)/
/** "1 cup plus 2 tbsp", "1 lb 4 oz". */
const NEXT_MEASURE = /^\s(?:(?:plus|and|&|\+)\s)?(?=[\d½⅓⅔¼¾⅛])/
/** "2 of the 3 eggs": a share of the whole amount, which scales with it. */
const SHARE = /^\s(?:out )?of (?:the |your |these |those )?(?=[\d½⅓⅔¼¾⅛])/
/** "2 eggs in each bowl" is per bowl, so it does not scale. */
const SHARED_OUT =
  /\b(?:for|in|into|on|onto|over|to|top|fill|with|spread|brush|among) (?:each|every)\b|\beach (?:gets?|with)\b|\bper\b|\bapiece\b/i

const isCounted = (unit: string): boolean => {
  const known = kitchenUnit(unit)
  return known ? known.dimension === 'count' : true
}

/** No step uses more of an ingredient than the list has. */
function fits({ amount, unit }: Measure, { quantity, unit: listed }: Named): boolean {
  const [used, whole] = [kitchenUnit(unit), kitchenUnit(listed)]
  if (unit === '' && !isCounted(listed)) return false
  if (quantity === 0) return unit !== ''
  if (unit === '') return amount <= quantity
  if (!used || !whole || used.dimension !== whole.dimension || used.dimension === 'count') return true
  return amount * used.size <= quantity * whole.size * 1.05
}

interface Reading extends Measure {
  upTo: number | null
  /** Where the number ends, and where its unit does. */
  numberTo: number
  to: number
}

function readMeasure(text: string, from: number): Reading | null {
  const tail = text.slice(from, from + 60)
  const word = Object.keys(NUMBER_WORDS).find((name) => tail.toLowerCase().startsWith(`${name} `))
  const read =
    word === undefined
      ? readAmount(tail)
      : { amount: NUMBER_WORDS[word] ?? 0, upTo: null, rest: tail.slice(word.length) }
  // "2% milk", and "one of the eggs" for any number of servings.
  if (!read || read.amount <= 0 || /^\s?%/.test(read.rest) || (word === 'one' && /^ of /.test(read.rest))) return null
  const { amount, upTo, rest } = read
  const found = UNIT.exec(rest)
  // In running text, a single letter usually means something else; metric recipes do use g and l.
  const unit = found?.[1] && (found[1].length > 1 || 'gl'.includes(found[1])) ? kitchenUnit(found[1]) : null
  const numberTo = from + tail.length - rest.length
  const to = numberTo + (unit ? (found?.[0] ?? '').replace(/\.$/, '').length : 0)
  return { amount, upTo, unit: unit?.name ?? '', numberTo, to }
}

/** Sentences about one portion among several. */
const sharedOut = (text: string) =>
  [...text.matchAll(/[^.;!?\n]+/g)]
    .filter(([sentence]) => SHARED_OUT.test(sentence))
    .map(({ index, 0: sentence }) => ({ from: index, to: index + sentence.length }))

interface Found {
  ingredients: readonly number[]
  counted: TextAmount['counted']
}

/** "flour (200 g)" and the second measure of "240 g (2 cups) flour"; but "2 cans (400 g)" is the size of a can. */
function inParentheses(
  text: string,
  place: number,
  earlier: TextAmount | undefined,
  names: readonly IngredientName[],
): Found {
  const isSecond = earlier !== undefined && text.slice(earlier.to, place).trim() === ''
  if (!isSecond) return { ingredients: namesBefore(text, place, names), counted: null }
  return { ingredients: isCounted(earlier.unit) ? [] : [earlier.ingredient], counted: null }
}

/** Where the name follows: after "of the 3", if present. */
function afterShare(text: string, to: number): number {
  const share = SHARE.exec(text.slice(to, to + 30))
  return (share && readMeasure(text, to + share[0].length)?.to) ?? to
}

/** "200 g flour", "240 g (2 cups) flour", "1 cup plus 2 tbsp milk". */
function measured(text: string, to: number, names: readonly IngredientName[]): Found | null {
  const joint = NEXT_MEASURE.exec(text.slice(to))
  const second = joint && readMeasure(text, to + joint[0].length)
  const aside = PARENTHESIS.exec(text.slice(to))
  const end = second && second.unit !== '' ? second.to : to + (aside?.[0].length ?? 0)
  const name = nameAfter(text, afterShare(text, end), names)
  return name && { ingredients: name.ingredients, counted: null }
}

/** "2 eggs", "2 (400 g) cans of tomatoes", "1 thumb of ginger" if the list measures it in thumbs. */
function counted(
  text: string,
  amount: number,
  to: number,
  names: readonly IngredientName[],
  units: ReadonlySet<string>,
): Found | null {
  const size = PARENTHESIS.exec(text.slice(to))
  const from = to + (size?.[0].length ?? 0)
  const word = UNIT.exec(text.slice(from))
  const isUnit = size
    ? kitchenUnit(word?.[1] ?? '')?.dimension === 'count'
    : units.has(singularWords(word?.[1] ?? '')[0] ?? '')
  if (word && isUnit) {
    const end = from + word[0].length
    const name = nameAfter(text, end, names)
    return name && { ingredients: name.ingredients, counted: { from: end - word[0].trimStart().length, to: end } }
  }
  const start = afterShare(text, to)
  // "½ of the 2 onions" is half of however many there are.
  if (start !== to && amount < 1) return null
  const name = size ? null : nameAfter(text, start, names)
  const isCountedHere = name?.adjacent && start === to
  return name && { ingredients: name.ingredients, counted: isCountedHere ? { from: name.from, to: name.to } : null }
}

export function textAmounts(text: string, ingredients: readonly Named[]): TextAmount[] {
  const names = ingredientNames(ingredients)
  const units = new Set(ingredients.flatMap(({ unit }) => (kitchenUnit(unit) ? [] : singularWords(unit))))
  const shared = sharedOut(text)
  const amounts: TextAmount[] = []

  function find(from: number, { amount, upTo, unit, numberTo, to }: Reading): TextAmount | null {
    const add = (found: Found | null, end: number, written: string): TextAmount | null => {
      const fitting = found?.ingredients.find((place) => {
        const listed = ingredients[place]
        return listed && fits({ amount, unit: written }, listed)
      })
      if (!found || fitting === undefined) return null
      return { from, to: end, ingredient: fitting, amount, upTo, unit: written, counted: found.counted }
    }
    const opening = OPENING.exec(text.slice(Math.max(0, from - 12), from))
    if (opening) {
      if (!/^\s?\)/.test(text.slice(to))) return null
      return add(inParentheses(text, from - opening[0].length, amounts.at(-1), names), to, unit)
    }
    const byUnit = unit === '' ? null : add(measured(text, to, names), to, unit)
    if (byUnit || (unit !== '' && !isCounted(unit))) return byUnit
    // Also "4 cloves", if those are the spice.
    return add(counted(text, amount, numberTo, names, units), numberTo, '')
  }

  for (const { index: from } of text.matchAll(NUMBER)) {
    if (from < (amounts.at(-1)?.to ?? 0) || shared.some((part) => part.from <= from && from < part.to)) continue
    const measure = readMeasure(text, from)
    const found = measure && find(from, measure)
    if (found) amounts.push(found)
  }
  return amounts
}
