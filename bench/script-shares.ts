// Which part of a script comes from which library, from the build's source map. A part counts with the compressed bytes
// that the script would lose without it, so the parts add up to a little less than the whole.
import { readFileSync } from 'node:fs'
import { brotliSize } from '#build/first-load.ts'

interface SourceMap {
  sources: string[]
  mappings: string
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/**
 * The numbers of one mapping (VLQ): five bits per digit, the sixth says that more follow; the lowest bit is the sign.
 */
function numbersIn(mapping: string): number[] {
  const numbers: number[] = []
  let value = 0
  let shift = 0
  for (const letter of mapping) {
    const digit = DIGITS.indexOf(letter)
    value += (digit & 31) << shift
    shift += 5
    if (digit & 32) continue
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return numbers
}

/** Calls back with every piece of the script and its source file. */
function eachPiece(code: string, map: SourceMap, take: (piece: string, source: string) => void): void {
  const lines = code.split('\n')
  let source = 0
  map.mappings.split(';').forEach((mappings, at) => {
    const line = lines[at] ?? ''
    let column = 0
    const starts = mappings.split(',').map((mapping) => {
      const [columns = 0, sources = 0] = numbersIn(mapping)
      column += columns
      source += sources
      return { column, source }
    })
    starts.forEach((start, place) => {
      take(line.slice(start.column, starts[place + 1]?.column ?? line.length), map.sources[start.source] ?? '')
    })
  })
}

/** Compressed bytes by part; `partOf` names the part of a source file. */
export function scriptShares(file: string, partOf: (source: string) => string): Map<string, number> {
  const code = readFileSync(file, 'utf8')
  const map = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMap // written by the build
  const pieces: { piece: string; part: string }[] = []
  eachPiece(code, map, (piece, source) => pieces.push({ piece, part: partOf(source) }))
  const without = (part: string | null) => pieces.map((one) => (one.part === part ? '' : one.piece)).join('')
  const whole = brotliSize(without(null))
  return new Map([...new Set(pieces.map(({ part }) => part))].map((part) => [part, whole - brotliSize(without(part))]))
}
