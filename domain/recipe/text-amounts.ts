// Amounts in the text of steps that nobody has marked up: own and imported recipes. A number is an amount only where it
// measures or counts an ingredient of the recipe ("200 g flour", "the oil (2 tbsp)", "two eggs"); temperatures, times
// and sizes never are.
import { readAmount } from '#domain/kitchen/amounts.ts'
import { kitchenUnit } from '#domain/kitchen/kitchen-units.ts'
import type { Measure } from '#domain/kitchen/measures.ts'
import { singularWords } from '#domain/text/text-match.ts'
import type { ViewIngredient } from './recipe-view.ts'

export interface TextAmount {
  /** Where the text has the number and its unit. */
  from: number
  to: number
  /** Its place in the list. */
  ingredient: number
  amount: number
  /** The upper end of "2–3 tbsp". */
  upTo: number | null
  unit: string
  /** Where the name follows its number at once, so that it goes with it: "1 onion", "2 onions". */
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
/** "1 cup plus 2 tbsp". */
const NEXT_MEASURE = /^\s(?:plus|and|\+)\s(?=[\d½⅓⅔¼¾⅛])/
const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu
/** What may stand between a measure and its name: "2 tbsp of the remaining melted butter". */
const BETWEEN =
  /^(?:of|the|your|each|remaining|reserved|more|extra|additional|other|small|medium|large|heaped|heaping|level|packed|whole|fresh|dry|ground|cold|hot|warm|boiling|lukewarm|good|ripe|raw|thick|thin|\p{L}+(?:ed|ly))$/u
const MOST_BETWEEN = 4
/** "2 eggs in each bowl" is no amount for everybody. */
const SHARED_OUT =
  /\b(?:for|in|into|on|onto|over|to|top|fill|with|spread|brush|among) (?:each|every)\b|\beach (?:gets?|with)\b|\bper\b|\bapiece\b/i

interface Name {
  ingredient: number
  words: string[]
}

/** "salt and pepper, freshly ground" has two names. */
const namesOf = (ingredients: readonly Named[]): Name[] =>
  ingredients.flatMap(({ name }, ingredient) =>
    (name.split(/[,(;]/)[0] ?? '')
      .split(/ and | or |\/|&/)
      .map((part) => ({ ingredient, words: singularWords(part) }))
      .filter(({ words }) => words.length > 0),
  )

/** How many words at the start of `text` are the name, or a part of it that says what it is. */
function matchLength({ words: name }: Name, text: readonly string[]): number {
  let best = 0
  for (let start = 0; start < name.length; start++) {
    let length = 0
    while (start + length < name.length && name[start + length] === text[length]) length++
    // "breast fillet", or "chicken breast" of it; never "large" alone.
    const saysWhat = start + length === name.length || length >= 2
    if (saysWhat && length > best) best = length
  }
  return best
}

interface Word {
  text: string
  from: number
  to: number
}

/** The words of a phrase: up to the first sign that ends it. */
function phraseWords(text: string, from: number): Word[] {
  const found: Word[] = []
  let at = from
  for (const match of text.slice(from, from + 120).matchAll(WORD)) {
    const start = from + match.index
    if (!/^[\s%-]*$/.test(text.slice(at, start)) || found.length > MOST_BETWEEN + 6) break
    at = start + match[0].length
    found.push({ text: singularWords(match[0])[0] ?? '', from: start, to: at })
  }
  return found
}

interface FoundName {
  /** Several lines of the list may have the name. */
  ingredients: number[]
  from: number
  to: number
  /** Directly after the measure. */
  adjacent: boolean
}

function nameAfter(text: string, from: number, names: readonly Name[]): FoundName | null {
  const words = phraseWords(text, from)
  for (let skipped = 0; skipped <= Math.min(MOST_BETWEEN, words.length - 1); skipped++) {
    const rest = words.slice(skipped).map((word) => word.text)
    const matches = names.map((name) => ({ name, length: matchLength(name, rest) })).filter(({ length }) => length > 0)
    const longest = Math.max(0, ...matches.map(({ length }) => length))
    const ingredients = matches.filter(({ length }) => length === longest).map(({ name }) => name.ingredient)
    const first = words[skipped]
    const last = words[skipped + longest - 1]
    // "an egg-sized ball" has no egg in it, and "1 egg at a time" says nothing of how many.
    if (longest > 0 && first && last && !/^(?:-\p{L}|\sat a time)/u.test(text.slice(last.to))) {
      return { ingredients, from: first.from, to: last.to, adjacent: skipped === 0 }
    }
    if (!first || !BETWEEN.test(text.slice(first.from, first.to).toLowerCase())) return null
  }
  return null
}

/** The ingredients whose name ends right before this place. */
function namesBefore(text: string, to: number, names: readonly Name[]): number[] {
  const last = singularWords(text.slice(Math.max(0, to - 80), to)).at(-1) ?? ''
  return names.filter(({ words }) => last.length > 2 && words.at(-1) === last).map(({ ingredient }) => ingredient)
}

const isCounted = (unit: string): boolean => {
  const known = kitchenUnit(unit)
  return known ? known.dimension === 'count' : true
}

/** An amount of an ingredient is no more than there is of it. */
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
  // "2% milk", and "one of the eggs", whoever cooks.
  if (!read || read.amount <= 0 || /^\s?%/.test(read.rest) || (word === 'one' && /^ of /.test(read.rest))) return null
  const { amount, upTo, rest } = read
  const found = UNIT.exec(rest)
  // A lone letter is too often something else in running text; g and l are what metric recipes write.
  const unit = found?.[1] && (found[1].length > 1 || 'gl'.includes(found[1])) ? kitchenUnit(found[1]) : null
  const numberTo = from + tail.length - rest.length
  const to = numberTo + (unit ? (found?.[0] ?? '').replace(/\.$/, '').length : 0)
  return { amount, upTo, unit: unit?.name ?? '', numberTo, to }
}

/** Where the text speaks of one share of many. */
const sharedOut = (text: string) =>
  [...text.matchAll(/[^.;!?\n]+/g)]
    .filter(([sentence]) => SHARED_OUT.test(sentence))
    .map(({ index, 0: sentence }) => ({ from: index, to: index + sentence.length }))

interface Found {
  ingredients: readonly number[]
  counted: TextAmount['counted']
}

/** "flour (200 g)" and the second measure of "240 g (2 cups) flour"; but "2 cans (400 g)" is the size of a can. */
function inParentheses(text: string, place: number, earlier: TextAmount | undefined, names: readonly Name[]): Found {
  const isSecond = earlier !== undefined && text.slice(earlier.to, place).trim() === ''
  if (!isSecond) return { ingredients: namesBefore(text, place, names), counted: null }
  return { ingredients: isCounted(earlier.unit) ? [] : [earlier.ingredient], counted: null }
}

/** "200 g flour", "240 g (2 cups) flour", "1 cup plus 2 tbsp milk". */
function measured(text: string, to: number, names: readonly Name[]): Found | null {
  const joint = NEXT_MEASURE.exec(text.slice(to))
  const second = joint && readMeasure(text, to + joint[0].length)
  const aside = PARENTHESIS.exec(text.slice(to))
  const name = nameAfter(text, second && second.unit !== '' ? second.to : to + (aside?.[0].length ?? 0), names)
  return name && { ingredients: name.ingredients, counted: null }
}

/** "2 eggs", "2 (400 g) cans of tomatoes", "1 thumb of ginger" where the list measures it in thumbs. */
function counted(text: string, to: number, names: readonly Name[], units: ReadonlySet<string>): Found | null {
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
  const name = size ? null : nameAfter(text, to, names)
  return name && { ingredients: name.ingredients, counted: name.adjacent ? { from: name.from, to: name.to } : null }
}

export function textAmounts(text: string, ingredients: readonly Named[]): TextAmount[] {
  const names = namesOf(ingredients)
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
    // Also "4 cloves", where those are the spice.
    return add(counted(text, numberTo, names, units), numberTo, '')
  }

  for (const { index: from } of text.matchAll(NUMBER)) {
    if (from < (amounts.at(-1)?.to ?? 0) || shared.some((part) => part.from <= from && from < part.to)) continue
    const measure = readMeasure(text, from)
    const found = measure && find(from, measure)
    if (found) amounts.push(found)
  }
  return amounts
}
