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
/** "flour (200 g)" and "240 g (2 cups) flour". */
const OPENING = /\(\s?(?:about |approx\.? |~)?$/i
const PARENTHESIS = /^\s?\(([^()]{1,40})\)/
const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu
/** What may stand between a measure and its name: "2 tbsp of the remaining melted butter". */
const BETWEEN =
  /^(?:of|the|your|each|remaining|reserved|more|extra|additional|other|small|medium|large|heaped|heaping|level|packed|whole|fresh|dry|ground|cold|hot|warm|boiling|lukewarm|good|ripe|raw|thick|thin|\p{L}+(?:ed|ly))$/u
const MOST_BETWEEN = 4
/** "2 eggs in each bowl" is no amount for everybody. */
const SHARED_OUT =
  /\b(?:for|in|into|on|onto|over|to|top|fill|with|spread|brush|among) (?:each|every)\b|\beach (?:gets?|with)\b|\bper\b|\bapiece\b|\bat a time\b|\bone by one\b/i

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
    if (!/^[\s-]*$/.test(text.slice(at, start)) || found.length > MOST_BETWEEN + 6) break
    at = start + match[0].length
    found.push({ text: singularWords(match[0])[0] ?? '', from: start, to: at })
  }
  return found
}

interface FoundName {
  ingredient: number
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
    const best = matches.toSorted((one, other) => other.length - one.length)[0]
    const first = words[skipped]
    const last = best && words[skipped + best.length - 1]
    // "an egg-sized ball" has no egg in it.
    if (best && first && last && !/^-\p{L}/u.test(text.slice(last.to))) {
      return { ingredient: best.name.ingredient, from: first.from, to: last.to, adjacent: skipped === 0 }
    }
    if (!first || !BETWEEN.test(text.slice(first.from, first.to).toLowerCase())) return null
  }
  return null
}

/** The ingredient whose name ends right before this place. */
function nameBefore(text: string, to: number, names: readonly Name[]): number | null {
  const words = singularWords(text.slice(Math.max(0, to - 80), to))
  const found = names.find(({ words: name }) => {
    const head = name.at(-1)
    return head !== undefined && head.length > 2 && words.at(-1) === head
  })
  return found?.ingredient ?? null
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
  to: number
}

function readMeasure(text: string, from: number): Reading | null {
  const tail = text.slice(from, from + 60)
  const word = Object.keys(NUMBER_WORDS).find((name) => tail.toLowerCase().startsWith(`${name} `))
  const read =
    word === undefined
      ? readAmount(tail)
      : { amount: NUMBER_WORDS[word] ?? 0, upTo: null, rest: tail.slice(word.length) }
  if (!read || read.amount <= 0) return null
  const { amount, upTo, rest } = read
  const found = UNIT.exec(rest)
  // A lone letter is too often something else in running text; g and l are what metric recipes write.
  const unit = found?.[1] && (found[1].length > 1 || 'gl'.includes(found[1])) ? kitchenUnit(found[1]) : null
  const end = from + tail.length - rest.length
  return { amount, upTo, unit: unit?.name ?? '', to: end + (unit ? (found?.[0] ?? '').replace(/\.$/, '').length : 0) }
}

/** Where the text speaks of one share of many. */
const sharedOut = (text: string) =>
  [...text.matchAll(/[^.;!?\n]+/g)]
    .filter(([sentence]) => SHARED_OUT.test(sentence))
    .map(({ index, 0: sentence }) => ({ from: index, to: index + sentence.length }))

export function textAmounts(text: string, ingredients: readonly Named[]): TextAmount[] {
  const names = namesOf(ingredients)
  const found: TextAmount[] = []
  const shared = sharedOut(text)
  for (const { index: from } of text.matchAll(NUMBER)) {
    if (from < (found.at(-1)?.to ?? 0)) continue
    const measure = readMeasure(text, from)
    if (!measure || shared.some((part) => part.from <= from && from < part.to)) continue
    const { amount, upTo, unit, to } = measure
    const add = (ingredient: number, counted: TextAmount['counted']) =>
      found.push({ from, to, ingredient, amount, upTo, unit, counted })
    const opening = OPENING.exec(text.slice(Math.max(0, from - 12), from))
    if (opening) {
      // The second measure of what stands before it, or the measure of the name before it.
      const place = from - opening[0].length
      const earlier = found.at(-1)
      const isAside = earlier !== undefined && text.slice(earlier.to, place).trim() === ''
      // "2 cans (400 g)" is the size of a can.
      if (isAside && isCounted(earlier.unit)) continue
      const ingredient = isAside ? earlier.ingredient : nameBefore(text, place, names)
      const listed = ingredient === null ? undefined : ingredients[ingredient]
      if (ingredient !== null && listed && /^\s?\)/.test(text.slice(to)) && fits(measure, listed)) add(ingredient, null)
      continue
    }
    const aside = unit === '' ? null : PARENTHESIS.exec(text.slice(to))
    const joint = unit === '' ? null : /^\s(?:plus|and|\+)\s(?=[\d½⅓⅔¼¾⅛])/.exec(text.slice(to))
    const second = joint && readMeasure(text, to + joint[0].length)
    const name = nameAfter(text, second && second.unit !== '' ? second.to : to + (aside?.[0].length ?? 0), names)
    const listed = name && ingredients[name.ingredient]
    if (name && listed && fits(measure, listed)) {
      add(name.ingredient, unit === '' && name.adjacent ? { from: name.from, to: name.to } : null)
    }
  }
  return found
}
