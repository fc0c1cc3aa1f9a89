// The amounts in a text that was read from a photo. Fractions are where reading errs: "1½" becomes "1%", "½" becomes
// "Y2" or ">", "1 l" becomes "11". So a person confirms each amount, and picks from those it is likely to be.
import { kitchenUnit } from '#domain/kitchen/kitchen-units.ts'
import { unitAtStart } from '#domain/kitchen/line-amounts.ts'
import { readAmount } from '#domain/kitchen/read-amount.ts'
import { headingOf, LIST_MARK, looksLikeIngredient, STEP_NUMBER } from './recipe-lines.ts'

export interface Reading {
  /** "1½"; '' for none. */
  amount: string
  /** The line with this amount. */
  line: string
}

export interface AmountToConfirm {
  /** Which line of the text. */
  at: number
  /** Most likely first; the last one is without an amount. */
  readings: Reading[]
}

const FRACTIONS = ['½', '¼', '¾', '⅓', '⅔']
/** What the last character of a misread fraction tells about it. */
const HINTS: Readonly<Record<string, string>> = { 2: '½', 4: '¼', a: '¼', 3: '⅓', s: '⅓', 8: '⅛', e: '⅛' }
/** A fraction as it is misread, with the whole number before it: "1%:", "2Y2", "¥", "Va". */
const MISREAD = /^(\d?)(?:[^\s\p{L}\d½¼¾⅓⅔⅛(•*.,/–-]\S{0,2}|[YVv][\d%a-z]?)$/u
/** A liter that looks like a one, after the number. */
const LITER = /^\s?[1lI|](?=\s)\s*/

/** Each ingredient line, where the text has headings; otherwise each line that may be one. */
export function amountsToConfirm(lines: readonly string[]): AmountToConfirm[] {
  const hasHeading = lines.some((line) => headingOf(line) === 'ingredients')
  let isInList = false
  return lines.flatMap((line, at) => {
    const heading = headingOf(line)
    if (heading) isInList = heading === 'ingredients'
    if (heading || line.trim() === '') return []
    const isIngredient = hasHeading ? isInList && !/:$/.test(line) : mayBeIngredient(line)
    return isIngredient ? [{ at, readings: readingsOf(line) }] : []
  })
}

const mayBeIngredient = (line: string): boolean =>
  !STEP_NUMBER.test(line) &&
  line.length <= 80 &&
  !/[.!?]$/.test(line) &&
  (looksLikeIngredient(line) || readingsOf(line).length > 1)

export function readingsOf(line: string): Reading[] {
  const bare = line.replace(LIST_MARK, '').trim()
  const [word = ''] = /^\S+/.exec(bare) ?? []
  const after = bare.slice(word.length).trim()
  const read = readAmount(bare)
  const hasUnit = unitAtStart(` ${after}`) !== null
  const misread = MISREAD.exec(word) ?? (hasUnit ? /^(\d?)\p{L}{1,2}$/u.exec(word) : null)
  const whole = misread?.[1]
  if (whole !== undefined)
    return readings(
      /^a$/i.test(word) ? ['1', ...fractionsLike(word, '')] : [...fractionsLike(word, whole), whole],
      after,
    )
  if (/^[lI|]$/.test(word)) return readings(['1'], after)
  if (!read || !/^(?:[\s(]|\p{L}|$)/u.test(read.rest)) return [{ amount: '', line: bare }]
  const amount = bare.slice(0, bare.length - read.rest.length)
  const rest = read.rest.trim()
  const liter = LITER.exec(read.rest)
  if (liter) return readings([`${amount} l`, amount], read.rest.slice(liter[0].length))
  const unit = unitAtStart(` ${rest}`)
  return readings([amount, ...alsoLikely(amount, unit?.unit ?? null)], rest)
}

/** What else a number may have been. */
function alsoLikely(amount: string, unit: string | null): string[] {
  if (!/^\d+$/.test(amount)) return []
  if (unit === null) {
    if (/^\d+1$/.test(amount)) return [`${amount.slice(0, -1)} l`]
    if (/^\d{2,}9$/.test(amount)) return [`${amount.slice(0, -1)} g`]
    return amount.length === 1 ? [HINTS[amount] ?? ''] : []
  }
  // Nobody writes "25 cups".
  const isMeasured = kitchenUnit(unit)?.dimension === 'volume' && !/^(?:ml|l|dl|cl)$/.test(unit)
  const [, whole = ''] = /^(\d?)\d$/.exec(amount) ?? []
  return isMeasured && amount.length <= 2 && amount !== '1' && amount !== '10' ? fractionsLike(amount, whole) : []
}

function fractionsLike(word: string, whole: string): string[] {
  const hint = HINTS[word.replace(/[^\p{L}\d]+$/u, '').at(-1) ?? '']
  return [...(hint && word.length > whole.length ? [hint] : []), ...FRACTIONS].map((fraction) => whole + fraction)
}

function readings(amounts: readonly string[], rest: string): Reading[] {
  const some = [...new Set(amounts.filter((amount) => amount !== ''))]
  const unit = unitAtStart(` ${rest}`)
  return [
    ...some.map((amount) => ({ amount, line: `${amount} ${rest}`.trim() })),
    { amount: '', line: ` ${rest}`.slice(unit?.length ?? 0).trim() || rest },
  ]
}
