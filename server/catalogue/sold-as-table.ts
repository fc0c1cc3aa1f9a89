// Reads catalogue/sold-as.csv: how stores sell a food, or what they usually do in its aisle.
import { readFileSync } from 'node:fs'
import type { Food } from '#domain/nutrition/food.ts'
import { readSoldAs } from '#domain/shopping/sold-as.ts'
import { parseCsv } from './csv.ts'
import { catalogueFile } from './files.ts'

const FILE = 'sold-as.csv'

type Sold = Pick<Food, 'name' | 'aisle' | 'grams' | 'pieceName' | 'liquid'>

/** The first that applies: the food's own row, a bunch or a head, pieces of a vegetable, a can, the aisle's row. */
export function soldAsTable(text = readFileSync(catalogueFile(FILE), 'utf8')) {
  const byName = new Map<string, string>()
  for (const { line, fields } of parseCsv(text)) {
    const { sold = '', unit = '', grams = '' } = fields
    const soldAs = `${unit} ${grams}`.trim()
    if (!readSoldAs(soldAs)) throw new Error(`catalogue/${FILE}:${line}: "${soldAs}" isn’t a unit and grams`)
    byName.set(sold, soldAs)
  }
  return ({ name, aisle, grams, pieceName, liquid }: Sold): string => {
    const own = byName.get(name)
    if (own !== undefined) return own
    if (grams.bunch) return 'bunch'
    const piece =
      aisle === 'Produce' && grams.piece ? (WORDS_FOR_PIECE.find((word) => pieceName.endsWith(word)) ?? '') : ''
    if (piece !== '') return piece
    if (aisle === 'Produce' && (grams.piece ?? 0) >= LIGHTEST_PIECE_G) return 'each'
    if (grams.can && CAN_AISLES.has(aisle)) return 'can'
    const usual = byName.get(aisle) ?? 'weight'
    return liquid ? usual.replace(/^jar/, 'bottle') : usual
  }
}

const WORDS_FOR_PIECE = ['head', 'bulb', 'ear', 'stalk']
const LIGHTEST_PIECE_G = 50
const CAN_AISLES = new Set(['Canned and Jarred', 'Beverages'])
