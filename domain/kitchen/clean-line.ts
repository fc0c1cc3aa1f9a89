// A line of an ingredient list without bullets, with its amount first.
import { readFirstAmount, unitAtStart } from './line-amounts.ts'
import { readAmount } from './read-amount.ts'

// Longer than any real ingredient; bounds the work for pasted text.
const LONGEST = 300

const BULLET = /^(?:\ufe0f|[\s•◦▪▫●○■□▢☐☑✓✔∙·*>‣⁃]|\[[ xX]?\]|[-–—](?=\s))+/
export const ROUGHLY = /^(?:(?:about|approx(?:imately)?|roughly|around|ca|circa)\b\.?\s*|[~≈]\s*)/i
/** "Juice of 2 lemons", "grated zest and juice of 1/2 orange": the fruit is counted. */
const PART_OF_FRUIT =
  /^((?:(?:finely |grated |and )*(?:juice|zest) )+)(?:(?:of|from) )?(?!.* (?:and|or|plus) )((?:[\d½⅓⅔¼¾⅛]|an?\b|one\b|half\b).*)$/i
const AMOUNT_LAST =
  /^(?<name>[^\d½⅓⅔¼¾⅛:=]*?[^\s\d½⅓⅔¼¾⅛:=,–—-])(?:(?<sign>\s*[:=,]|\s+[–—-])\s*|\s+)(?:about |approx\.? |ca\.? |~)?(?<rest>[\d½⅓⅔¼¾⅛].*)$/i

export const cleanLine = (line: string): string =>
  amountFirst(
    line
      .slice(0, LONGEST)
      .replace(/[\s\u00a0\u200b\ufeff]+/g, ' ')
      .replace(BULLET, '')
      .replace(ROUGHLY, '')
      .replace(PART_OF_FRUIT, (_, part: string, fruit: string) => `${fruit}, ${part.toLowerCase().trim()}`)
      .trim(),
  )

/** "Flour 200 g" and "Eggs: 3" as "200 g Flour" and "3 Eggs"; but "flour type 405" is a name. */
function amountFirst(text: string): string {
  const { name, sign, rest = '' } = AMOUNT_LAST.exec(text)?.groups ?? {}
  const read = name === undefined || readFirstAmount(text) ? null : readAmount(rest)
  if (!read) return text
  // "Heat the oven to 200 C" has no cups.
  const unit = /^\s*C\b/i.test(read.rest) ? null : unitAtStart(read.rest)
  const after = read.rest.slice(unit?.length ?? 0)
  const isAmount = unit !== null || /[:=–—-]/.test(sign ?? '')
  if (!isAmount || !/^\s*(?:(?:small|medium|large)\s*)?(?:[,;(]|$)/.test(after)) return text
  const [size] = /^\s*(?:small|medium|large)/.exec(after) ?? ['']
  return `${rest.slice(0, rest.length - after.length)}${size} ${name}${after.slice(size.length)}`
}

/** Whether the amount comes after the name: "Flour 200 g". */
export const isAmountLast = (line: string): boolean => amountFirst(line) !== line
