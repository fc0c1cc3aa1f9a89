// Times in the text of a step ("for 10 to 12 minutes", "1½ hours", "half an hour"), for timers. Works for any recipe:
// ours, a member's own, or an imported one.

import { NUMBER_WORDS, oneOf } from '#domain/text/number-words.ts'

export interface StepTime {
  /** Its position in the text. */
  from: number
  to: number
  /** For a range, the shorter time: look at the pan early, then add a minute. */
  seconds: number
}

const FRACTIONS: Readonly<Record<string, number>> = { '½': 1 / 2, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 1 / 4, '¾': 3 / 4 }
const WORDS: Readonly<Record<string, number>> = {
  ...NUMBER_WORDS,
  'a quarter of an': 1 / 4,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  sixty: 60,
}

const SECONDS = { h: 3600, m: 60, s: 1 } as const

// The number of digits is bounded, so that no text is slow to parse.
const FIGURE = `\\d{1,2}\\s\\d/\\d|\\d/\\d|\\d{1,5}(?:[.,]\\d{1,2})?\\s?[½⅓⅔¼¾]?|[½⅓⅔¼¾]|(?:${oneOf(WORDS)})(?![a-z])`
const AND_A_HALF = '(?:\\sand\\sa\\shalf)?'
const UNIT = '(?:hours?|hrs?|h|minutes?|mins?|seconds?|secs?)(?![\\p{L}])'
const PART = `((?:${FIGURE})${AND_A_HALF})(?:\\s?(?:-|–|—|to|or)\\s?((?:${FIGURE})${AND_A_HALF}))?[\\s-]?(${UNIT})(${AND_A_HALF})`
const TIME = new RegExp(`(?<![\\p{L}\\d.,/½⅓⅔¼¾])${PART}`, 'giu')
const JOINT = /^,?\s(?:and\s)?$/

/** "stirring every 5 minutes" and "refrigerate within 2 hours" don't need a timer. */
const NO_TIMER_BEFORE = /\b(?:every|within|than|per)\s$/i
const NO_TIMER_AFTER = /^\s(?:ahead|before|beforehand|earlier)\b/i

/** "a second bowl" isn't a time, and nobody sets a timer for two days. */
const SHORTEST_SECONDS = 10
const LONGEST_SECONDS = 24 * 3600

function figure(text: string): number {
  const [, first = '', half] = /^(.*?)(\sand\sa\shalf)?$/i.exec(text.trim()) ?? []
  const extra = half ? 1 / 2 : 0
  const word = WORDS[first.toLowerCase()]
  if (word !== undefined) return word + extra
  const mixed = /^(?:(\d+)\s)?(\d)\/(\d)$/.exec(first)
  if (mixed) return Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3]) + extra
  const sign = FRACTIONS[first.at(-1) ?? '']
  const whole = sign === undefined ? first : first.slice(0, -1)
  return Number(whole.trim().replace(',', '.')) + (sign ?? 0) + extra
}

const unitSeconds = (word: string): number => (/^h/i.test(word) ? SECONDS.h : /^m/i.test(word) ? SECONDS.m : SECONDS.s)

interface WrittenTime {
  from: number
  to: number
  /** Seconds per unit. */
  unit: number
  /** The ends of a range; equal for a single number. */
  least: number
  most: number
}

/** Every number with a unit of time: "1½ hours", "10 to 12 minutes". */
export function writtenTimes(text: string): WrittenTime[] {
  return Array.from(text.matchAll(TIME), (match) => {
    const [whole, amount = '', upTo = amount, word = '', half] = match
    const unit = unitSeconds(word)
    const seconds = (written: string) => Math.round((figure(written) + (half ? 1 / 2 : 0)) * unit)
    return { from: match.index, to: match.index + whole.length, unit, least: seconds(amount), most: seconds(upTo) }
  })
}

export function stepTimes(text: string): StepTime[] {
  const times: (StepTime & { unit: number })[] = []
  for (const { from, to, unit, least: seconds } of writtenTimes(text)) {
    const last = times.at(-1)
    // "1 hour 15 minutes" is one time.
    if (last && unit < last.unit && JOINT.test(text.slice(last.to, from))) {
      Object.assign(last, { to, seconds: last.seconds + seconds, unit })
    } else times.push({ from, to, seconds, unit })
  }
  return times
    .filter(({ seconds }) => seconds >= SHORTEST_SECONDS && seconds <= LONGEST_SECONDS)
    .filter(({ from, to }) => !NO_TIMER_BEFORE.test(text.slice(0, from)) && !NO_TIMER_AFTER.test(text.slice(to)))
    .map(({ from, to, seconds }) => ({ from, to, seconds }))
}

/** "1 hour 15 minutes", "90 seconds": for screen readers. */
export function spokenTime(seconds: number): string {
  const units: [amount: number, name: string][] =
    seconds < 60
      ? [[seconds, 'second']]
      : [
          [Math.floor(seconds / 3600), 'hour'],
          [Math.floor((seconds % 3600) / 60), 'minute'],
          [seconds % 60, 'second'],
        ]
  return units
    .filter(([amount]) => amount > 0)
    .map(([amount, name]) => `${amount} ${name}${amount === 1 ? '' : 's'}`)
    .join(' ')
}
