// The text of a page, piece by piece as a PDF stores it, as lines in the order a person reads them: column by column.
import type { PrintedLine } from './printed-lines.ts'

/** At least so many lines are a column. */
const SHORTEST_COLUMN = 3
/** A title or a tip may span both columns; if more lines do, there are none. */
const MOST_ACROSS = 0.25
/** Wider spaces than this, in letters' heights, part what stands side by side. */
const WIDE_SPACE = 1.2
const AMOUNT_ALONE = /^[\d½⅓⅔¼¾⅛][\d\s½⅓⅔¼¾⅛.,/–-]*(?:\p{L}{1,12}\.?)?$/u
/** More pieces than any recipe has. */
const MOST_PIECES = 5000

export function inReadingOrder(pieces: readonly PrintedLine[]): PrintedLine[] {
  return byColumns(rowsOf(pieces.slice(0, MOST_PIECES).filter(({ text }) => text.trim() !== '')))
}

/** Pieces beside each other, joined where no wide space is between them. */
function rowsOf(pieces: readonly PrintedLine[]): PrintedLine[] {
  const sorted = [...pieces].sort((one, other) => one.bottom - other.bottom || one.left - other.left)
  const rows: PrintedLine[][] = []
  for (const piece of sorted) {
    const row = rows.at(-1)
    const base = row?.[0]
    const tallest = base ? Math.max(heightOf(base), heightOf(piece)) : 0
    if (row && base && Math.abs(piece.bottom - base.bottom) < tallest * 0.5) row.push(piece)
    else rows.push([piece])
  }
  return rows.flatMap((row) => {
    const joined: PrintedLine[] = []
    for (const piece of row.sort((one, other) => one.left - other.left)) {
      const last = joined.at(-1)
      const space = last ? piece.left - last.right : 0
      if (last && space < heightOf(piece) * WIDE_SPACE) joined[joined.length - 1] = beside(last, piece, space)
      else joined.push(piece)
    }
    return joined
  })
}

function byColumns(lines: readonly PrintedLine[]): PrintedLine[] {
  const gutter = gutterIn(lines)
  if (gutter === null) return besideEachOther(lines)
  const ordered: PrintedLine[] = []
  let band: PrintedLine[] = []
  const endBand = () => {
    ordered.push(...byColumns(band.filter(({ right }) => right <= gutter)))
    ordered.push(...byColumns(band.filter(({ left }) => left >= gutter)))
    band = []
  }
  for (const line of [...lines].sort(byPlace)) {
    if (line.left < gutter && line.right > gutter) {
      endBand()
      ordered.push(line)
    } else band.push(line)
  }
  endBand()
  return ordered
}

/** Where the fewest lines cross, with a column on either side; null for a page of one column. */
function gutterIn(lines: readonly PrintedLine[]): number | null {
  let best: { at: number; across: number } | null = null
  for (const at of new Set(lines.map(({ left }) => left))) {
    const before = lines.filter(({ right }) => right <= at)
    const after = lines.filter(({ left }) => left >= at)
    const across = lines.length - before.length - after.length
    if (before.length < SHORTEST_COLUMN || after.length < SHORTEST_COLUMN || across > lines.length * MOST_ACROSS)
      continue
    if (isTable(before) || !areBeside(before, after)) continue
    if (!best || across < best.across) best = { at, across }
  }
  return best?.at ?? null
}

/** "200 g" with its food after a wide space: a table, which is read line by line. */
const isTable = (lines: readonly PrintedLine[]) =>
  lines.filter(({ text }) => AMOUNT_ALONE.test(text.trim())).length > lines.length * 0.7

const areBeside = (before: readonly PrintedLine[], after: readonly PrintedLine[]) => {
  const [top, bottom] = [Math.min(...after.map((line) => line.top)), Math.max(...after.map((line) => line.bottom))]
  return before.filter((line) => line.bottom > top && line.top < bottom).length >= SHORTEST_COLUMN
}

/** In one column, what stands side by side is one line. */
function besideEachOther(lines: readonly PrintedLine[]): PrintedLine[] {
  const rows: PrintedLine[] = []
  for (const line of [...lines].sort(byPlace)) {
    const last = rows.at(-1)
    if (last && Math.abs(line.bottom - last.bottom) < heightOf(last) * 0.5 && line.left >= last.right)
      rows[rows.length - 1] = beside(last, line, heightOf(line))
    else rows.push(line)
  }
  return rows
}

const byPlace = (one: PrintedLine, other: PrintedLine) =>
  Math.abs(one.bottom - other.bottom) < heightOf(one) * 0.5 ? one.left - other.left : one.bottom - other.bottom

function beside(one: PrintedLine, other: PrintedLine, space: number): PrintedLine {
  // A raised "1" after a "1" is the start of a fraction: "1 1/2", not "11/2".
  const isFraction = /\d$/.test(one.text) && /^\d/.test(other.text) && heightOf(other) < heightOf(one) * 0.8
  const gap = isFraction || space > heightOf(other) * 0.12 ? ' ' : ''
  return {
    text: `${one.text.trimEnd()}${/\s$/.test(one.text) || /^\s/.test(other.text) ? ' ' : gap}${other.text.trimStart()}`,
    left: one.left,
    top: Math.min(one.top, other.top),
    right: other.right,
    bottom: Math.max(one.bottom, other.bottom),
  }
}

const heightOf = ({ top, bottom }: PrintedLine) => bottom - top
