// Limits in a search: "under 20 minutes", "less than 500 calories", "protein over 30g", "under $5".
import { LIMITS, type LimitName } from './recipe-filters.ts'

export interface NumberPreference {
  /** Null if no filter supports the words. */
  limit: LimitName | null
  value: string
  /** How many words it uses. */
  length: number
  /** The other end of a range, in the unit of the limit: 400 in "between 400 and 600 calories". */
  otherHalf?: number
}

type Words = readonly string[]
type Direction = 'least' | 'most'

const LEAST_WORDS = new Set('over above least min minimum more longer'.split(' '))
const MOST_WORDS = new Set('under below within up upto less fewer most max maximum'.split(' '))
const BEFORE_NUMBERS = new Set('in to than at about around from between'.split(' '))
/** Directions that may follow a limit: "500 calories max". */
const AFTER_LIMITS = new Set('max maximum min minimum most least'.split(' '))
const NUMBER = /^\d{1,5}(?:\.\d+)?$/

const UP_TO_NINETEEN =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const TENS = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, 20 + 10 * at] as const),
)
const NUMBER_WORDS = new Map<string, number>([
  ['a', 1],
  ['an', 1],
  ...UP_TO_NINETEEN.split(' ').map((word, number) => [word, number] as const),
  ...TENS,
])
const HALF_AN_HOUR = /^half (?:(?:an|a) )?hour$/

const directionOf = (word = ''): Direction | null =>
  LEAST_WORDS.has(word) ? 'least' : MOST_WORDS.has(word) ? 'most' : null
const opposite = (direction: Direction): Direction => (direction === 'least' ? 'most' : 'least')
const isMinute = (word = '') => /^(?:minute|min|mins)$/.test(word)
const isHour = (word = '') => /^(?:hour|hr|h)$/.test(word)

interface Unit {
  limit: LimitName
  /** How much of the filter's unit one of this unit is. */
  per: number
}

function unitOf(word = ''): Unit | null {
  if (isMinute(word)) return { limit: 'maxTime', per: 1 }
  if (isHour(word)) return { limit: 'maxTime', per: 60 }
  if (/^(?:calorie|calory|kcal|cal)$/.test(word)) return { limit: 'maxCalories', per: 1 }
  if (/^(?:dollar|buck|usd)$/.test(word)) return { limit: 'maxPrice', per: 100 }
  return word === 'cent' ? { limit: 'maxPrice', per: 1 } : null
}

const MG_OF_SODIUM_IN_G_OF_SALT = 400

/** By the nutrient's name and the unit of its amount, '' for none. */
function nutrientOf(name: string, unit: '' | 'g' | 'mg', hasDirection: boolean): Unit | null {
  if (/^(?:sodium|salt)$/.test(name)) {
    const perGram = name === 'salt' ? MG_OF_SODIUM_IN_G_OF_SALT : 1000
    if (unit === '') return name === 'sodium' ? { limit: 'maxSodium', per: 1 } : null
    return { limit: 'maxSodium', per: unit === 'g' ? perGram : perGram / 1000 }
  }
  const per = unit === 'mg' ? 0.001 : 1
  if (name === 'protein') return { limit: 'minProtein', per }
  if (/^(?:fiber|fibre)$/.test(name)) return { limit: 'minFiber', per }
  if (/^(?:carb|carbohydrate)$/.test(name)) return { limit: 'maxCarbs', per }
  if (name === 'fat') return { limit: 'maxFat', per }
  // "5 sugar cookies" says nothing about sugar.
  return name === 'sugar' && (unit !== '' || hasDirection) ? { limit: 'maxSugar', per } : null
}

const weightOf = (word = ''): '' | 'g' | 'mg' =>
  /^(?:g|gram)$/.test(word) ? 'g' : /^(?:mg|milligram)$/.test(word) ? 'mg' : ''

interface NumberRead {
  value: number
  /** How many words it uses. */
  length: number
}

function numberAt(words: Words, at: number): NumberRead | null {
  const word = words[at] ?? ''
  if (NUMBER.test(word)) return { value: Number(word), length: 1 }
  const [tens, ones] = [TENS.get(word), NUMBER_WORDS.get(words[at + 1] ?? '') ?? 0]
  const isBoth = tens !== undefined && ones >= 1 && ones <= 9 // "twenty-five"
  const length = isBoth ? 2 : 1
  const value = isBoth ? tens + ones : NUMBER_WORDS.get(word)
  // Number words only count before a time: "one pot" isn't a number here.
  const next = words[at + length]
  const isTime = isHour(next) || (isMinute(next) && word !== 'a')
  return isTime && value !== undefined ? { value, length } : null
}

/** "20", "20-30", "between 20 and 30": the minimum, the maximum and the number of words. */
function rangeAt(words: Words, at: number): { least: number; most: number; length: number } | null {
  const first = numberAt(words, at)
  if (!first || first.value === 0) return null
  const alone = { least: first.value, most: first.value, length: first.length }
  const isPrice = words[at - 1] === '$'
  const isBetween = words[isPrice ? at - 2 : at - 1] === 'between'
  const joint = words[at + first.length] ?? ''
  if (!(joint === 'to' || joint === 'or' || (joint === 'and' && isBetween))) return alone
  const second = at + first.length + (words[at + first.length + 1] === '$' ? 2 : 1)
  const most = numberAt(words, second)
  if (!most || most.value <= first.value) return alone
  const end = second + most.length
  // In "under $5 or 30 minutes" the second number belongs to another limit.
  return isPrice && isOtherThanPrice(words[end]) ? alone : { least: first.value, most: most.value, length: end - at }
}

const isOtherThanPrice = (word = ''): boolean => {
  const unit = unitOf(word)
  return (unit !== null && unit.limit !== 'maxPrice') || weightOf(word) !== '' || nutrientOf(word, 'g', true) !== null
}

/** "and 30 minutes", "and a half" after hours: the minutes and the number of words. */
function minutesAfter(words: Words, at: number): { minutes: number; length: number } {
  if (words.slice(at, at + 3).join(' ') === 'and a half') return { minutes: 30, length: 3 }
  const from = words[at] === 'and' ? at + 1 : at
  const minutes = numberAt(words, from)
  const end = from + (minutes?.length ?? 0)
  return minutes && isMinute(words[end]) ? { minutes: minutes.value, length: end + 1 - at } : { minutes: 0, length: 0 }
}

interface Limit {
  limit: LimitName
  value: number
  length: number
  /** "500+ calories". */
  direction: Direction | null
  otherHalf?: number
}

/** "20-30 minutes" and "$3-5" mean at most 30 minutes and $5. */
const isOnlyUpTo = (limit: LimitName): boolean => limit === 'maxTime' || limit === 'maxPrice'

const rounded = (value: number): number => Math.round(value * 100) / 100

/** The number, unit and filter that start here: "30 minutes", "40 g of protein", "half an hour", "$5". */
function limitAt(words: Words, at: number, hasDirection: boolean): Limit | null {
  for (const length of [2, 3]) {
    const isHalf = HALF_AN_HOUR.test(words.slice(at, at + length).join(' '))
    if (isHalf) return { limit: 'maxTime', value: 30, length, direction: null }
  }
  const isPrice = words[at] === '$'
  const start = isPrice ? at + 1 : at
  const range = rangeAt(words, start)
  if (!range) return null
  let next = start + range.length
  const direction = words[next] === '+' ? 'least' : null
  if (direction) next++
  const amountIn = ({ limit, per }: Unit) => (limit.startsWith('min') ? range.least : range.most) * per
  const found = (unit: Unit, end: number, more = 0): Limit | null => {
    const value = rounded(amountIn(unit) + more)
    if (value <= 0 || value > LIMITS[unit.limit].most) return null
    const { limit, per } = unit
    const other = (limit.startsWith('min') ? range.most : range.least) * per
    const isHalf = range.least < range.most && !isOnlyUpTo(limit)
    return { limit, value, length: end - at, direction, ...(isHalf ? { otherHalf: rounded(other) } : {}) }
  }
  if (isPrice) return found({ limit: 'maxPrice', per: 100 }, next)
  const unit = unitOf(words[next])
  if (unit) {
    const { minutes, length } = isHour(words[next]) ? minutesAfter(words, next + 1) : { minutes: 0, length: 0 }
    return found(unit, next + 1 + length, minutes)
  }
  const weight = weightOf(words[next])
  if (weight !== '') next++
  if (words[next] === 'of') next++
  const nutrient = nutrientOf(words[next] ?? '', weight, hasDirection)
  return nutrient && found(nutrient, next + 1)
}

/** "or less", "max", "at most" after a limit: the direction and the number of words. */
function directionAfter(words: Words, at: number): { direction: Direction; length: number } | null {
  const isJoined = /^(?:or|and)$/.test(words[at] ?? '')
  let place = isJoined ? at + 1 : at
  if (words[place] === 'at') place++
  const direction = directionOf(words[place])
  if (!direction || !(isJoined || AFTER_LIMITS.has(words[place] ?? ''))) return null
  // In "30 minutes max 500 calories", it belongs to what follows.
  const next = words[place + 1] === 'than' ? place + 2 : place + 1
  return rangeAt(words, next) || words[next] === '$' ? null : { direction, length: place + 1 - at }
}

/** "per serving" after a limit: all limits are per serving. */
const servingAfter = (words: Words, at: number): number =>
  /^(?:per|a|each)$/.test(words[at] ?? '') && /^(?:serving|portion|person|head)$/.test(words[at + 1] ?? '') ? 2 : 0

function numberFirst(words: Words, at: number): NumberPreference | null {
  const isDenied = /^(?:no|not)$/.test(words[at] ?? '') && directionOf(words[at + 1]) !== null
  let start = isDenied ? at + 1 : at
  let direction: Direction | null = null
  while (directionOf(words[start]) || BEFORE_NUMBERS.has(words[start] ?? '')) {
    direction = directionOf(words[start]) ?? direction
    start++
  }
  const found = limitAt(words, start, direction !== null)
  if (!found) return null
  let end = start + found.length
  end += servingAfter(words, end)
  const after = directionAfter(words, end)
  end += after?.length ?? 0
  end += servingAfter(words, end)
  direction = after?.direction ?? found.direction ?? (direction && isDenied ? opposite(direction) : direction)
  const isMeant = direction === null || found.limit.startsWith(direction === 'least' ? 'min' : 'max')
  const otherHalf = direction === null ? found.otherHalf : undefined
  return { limit: isMeant ? found.limit : null, value: String(found.value), length: end - at, otherHalf }
}

const isName = (word = '') => unitOf(word)?.limit === 'maxCalories' || nutrientOf(word, 'g', true) !== null
/** What a bare number after it refers to: "time under 30". */
const OTHER_NAMES: Readonly<Record<string, string>> = { time: 'minute', price: 'dollar', cost: 'dollar' }

/** "calories under 500", "protein over 30g" are read as "under 500 calories", "over 30g protein". */
function nameFirst(words: Words, at: number): NumberPreference | null {
  const first = words[at] ?? ''
  const counted = isName(first) ? first : (Object.entries(OTHER_NAMES).find(([name]) => name === first)?.[1] ?? '')
  if (counted === '') return null
  let number = at + 1
  let hasDirection = false
  while (
    directionOf(words[number]) ||
    BEFORE_NUMBERS.has(words[number] ?? '') ||
    /^(?:no|not)$/.test(words[number] ?? '')
  ) {
    hasDirection ||= directionOf(words[number]) !== null || words[number] === 'between'
    number++
  }
  const isPrice = words[number] === '$'
  const range = hasDirection ? rangeAt(words, isPrice ? number + 1 : number) : null
  if (!range) return null
  let end = number + range.length + (isPrice ? 1 : 0)
  const hasUnit = isPrice || unitOf(words[end]) !== null
  if (weightOf(words[end]) !== '' || (hasUnit && !isPrice)) end++
  // In "protein under 500 calories" and "fat under 10 g protein", the number belongs to something else.
  const isOthers = unitOf(words[end - 1]) !== null && unitOf(words[end - 1])?.limit !== unitOf(counted)?.limit
  if (isOthers || (isName(words[end]) && !directionOf(words[end + 1]))) return null
  const turned = [...words.slice(at + 1, end), ...(hasUnit ? [] : [counted])]
  const preference = numberFirst(turned, 0)
  if (preference?.length !== turned.length) return null
  return { ...preference, length: end - at + servingAfter(words, end) }
}

/** The limit that starts here. None if the only filter would mean the opposite ("under 15 g protein"). */
export const numberPreference = (words: Words, at: number): NumberPreference | null =>
  nameFirst(words, at) ?? numberFirst(words, at)
