// Parses the amounts that people type and recipes print: fractions, ranges, decimals.
const FRACTION_VALUES: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅐': 1 / 7,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
  '⅑': 1 / 9,
  '⅒': 1 / 10,
}

export interface ReadAmount {
  amount: number
  /** The upper end of "2-3"; null for a single number. */
  upTo: number | null
  /** The rest after the number, untrimmed. */
  rest: string
}

const VULGAR = Object.keys(FRACTION_VALUES).join('')
// Between the two parts of "1 1/2", "1 and 1/2", "1 & 1/2" and "1-1/2": a range would have to go up, so this dash isn't
// one.
const JOINT = '(?:\\s{1,3}and\\s{1,3}|\\s{0,3}[&+–-]\\s{0,3})'
// "1 1/2", "1-1/2", "1½", "½", "1/2", "1,250", "1 000", "1,5", "1.5", ".5". The number of digits is bounded so that matching
// stays fast. A space separates thousands only before a 0: "2 400 g cans" are two.
const FIGURE = new RegExp(
  `^\\s{0,20}(?:(\\d{1,9})(?:\\s{0,3}|${JOINT})([${VULGAR}])|(\\d{1,9})(?:\\s{1,3}|${JOINT})(\\d{1,4})\\s?[/⁄∕]\\s?(\\d{1,4})|(\\d{1,9})\\s?[/⁄∕]\\s?(\\d{1,4})|([${VULGAR}])|(\\d{1,3}(?:,\\d{3}){1,3}(?:\\.\\d{1,9})?|[1-9]\\d{0,2}\\s0\\d{2}(?:\\s\\d{3}){0,2})(?![\\d,])|(\\d{0,9}[.,]\\d{1,15}|\\d{1,9}))`,
)
const RANGE_SIGN = /^\s{0,3}(?:-|–|—|‒|−|to\s|or\s)\s{0,3}/i

function readFigure(text: string): { value: number; rest: string } | null {
  const match = FIGURE.exec(text)
  if (!match) return null
  const [all, whole, vulgar, mixed, top, bottom, plainTop, plainBottom, loneVulgar, thousands, decimal] = match
  const value =
    vulgar !== undefined
      ? Number(whole) + (FRACTION_VALUES[vulgar] ?? 0)
      : top !== undefined
        ? Number(mixed) + Number(top) / Number(bottom)
        : plainTop !== undefined
          ? Number(plainTop) / Number(plainBottom)
          : loneVulgar !== undefined
            ? (FRACTION_VALUES[loneVulgar] ?? 0)
            : thousands !== undefined && !thousands.startsWith('0')
              ? Number(thousands.replace(/[,\s]/g, ''))
              : Number((thousands ?? decimal ?? '').replace(',', '.'))
  return Number.isFinite(value) ? { value, rest: text.slice(all.length) } : null
}

/** Parses the number at the start of a text, or null. */
export function readAmount(text: string): ReadAmount | null {
  const first = readFigure(text)
  if (!first) return null
  const sign = RANGE_SIGN.exec(first.rest)
  const second = sign ? readFigure(first.rest.slice(sign[0].length)) : null
  if (!second || second.value <= first.value) return { amount: first.value, upTo: null, rest: first.rest }
  return { amount: first.value, upTo: second.value, rest: second.rest }
}

/** Whether a person typed a range such as "2-3". */
export const isRange = (text: string): boolean => (readAmount(text)?.upTo ?? null) !== null

/**
 * The number a person typed, or null if it isn't an amount. A range gives the larger one, like an import: "2-3" gives
 * 3.
 */
export function parseAmount(text: string): number | null {
  const read = readAmount(text)
  return read && read.rest.trim() === '' ? (read.upTo ?? read.amount) : null
}
