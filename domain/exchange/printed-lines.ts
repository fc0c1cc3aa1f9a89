// The lines of a printed page, from a photo or a PDF, as lines of a recipe: what was broken only because the paper ended
// there is one line again.
import { headingOf, looksLikeIngredient, type Part, startsStep } from './recipe-lines.ts'

/** A line and where it stands, in any unit. */
export interface PrintedLine {
  text: string
  left: number
  top: number
  right: number
  bottom: number
}

/** How much more than usual is between two paragraphs. */
const PARAGRAPH_GAP = 1.35
/** "1 cup flour, plus" and "2 eggs (or" go on in the next line. */
const UNFINISHED = /(?:[,(&/–-]|\b(?:and|or|plus|with|for|into|of|in|to|the|an?))$/i

/** In reading order, so that each column's lines follow each other. */
export function joinedLines(lines: readonly PrintedLine[]): PrintedLine[] {
  return columnsOf(lines).flatMap((column) => {
    const right = Math.max(...column.map((line) => line.right))
    const usual = median(column.slice(1).map((line, at) => line.bottom - (column[at]?.bottom ?? 0)))
    const joined: PrintedLine[] = []
    let part: Part = 'intro'
    let before: PrintedLine | undefined
    const goesOn = (last: PrintedLine, previous: PrintedLine, line: PrintedLine) => {
      const isText = part === 'steps' || part === 'notes' || (part === 'intro' && !isListed(last, line))
      return isText ? isFull(previous, line, right) : isContinued(last, previous, line)
    }
    for (const line of column) {
      const last = joined.at(-1)
      const isNear = before !== undefined && line.bottom - before.bottom <= usual * PARAGRAPH_GAP
      const heading = headingOf(line.text)
      part = heading ?? part
      const mayGoOn = isNear && !heading && !startsStep(line.text)
      if (mayGoOn && last && before && !headingOf(last.text) && isSameSize(before, line) && goesOn(last, before, line))
        joined[joined.length - 1] = together(last, line)
      else joined.push(line)
      before = line
    }
    return joined
  })
}

/** Whether one of them is an item of a list, which ends with its line. */
const isListed = (last: PrintedLine, line: PrintedLine) =>
  looksLikeIngredient(last.text) || looksLikeIngredient(line.text) || /[:]$/.test(last.text)

const isContinued = (last: PrintedLine, before: PrintedLine, line: PrintedLine) =>
  !looksLikeIngredient(line.text) &&
  (UNFINISHED.test(last.text) || hasOpenParenthesis(last.text) || line.left - before.left > heightOf(line) * 0.6)

const hasOpenParenthesis = (text: string) => text.lastIndexOf('(') > text.lastIndexOf(')')

/** Whether the next line's first word had no room behind this one. */
function isFull(line: PrintedLine, next: PrintedLine, right: number): boolean {
  const [word = ''] = next.text.split(' ')
  const letter = (next.right - next.left) / Math.max(1, next.text.length)
  return line.right + (word.length + 1) * letter > right
}

const heightOf = ({ top, bottom }: PrintedLine) => bottom - top
const isSameSize = (one: PrintedLine, other: PrintedLine) =>
  Math.max(heightOf(one), heightOf(other)) < 1.6 * Math.min(heightOf(one), heightOf(other))

function together(one: PrintedLine, other: PrintedLine): PrintedLine {
  const isHyphenated = /\p{L}-$/u.test(one.text) && /^\p{Ll}/u.test(other.text)
  return {
    text: isHyphenated ? one.text.slice(0, -1) + other.text : `${one.text} ${other.text}`,
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  }
}

/** Runs of lines below each other. */
function columnsOf(lines: readonly PrintedLine[]): PrintedLine[][] {
  const columns: PrintedLine[][] = []
  for (const line of lines) {
    const column = columns.at(-1)
    const last = column?.at(-1)
    if (column && last && line.bottom > last.bottom && line.left < last.right && line.right > last.left)
      column.push(line)
    else columns.push([line])
  }
  return columns
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
