// Reads catalogue/fodmaps.csv: how much of a food is low in FODMAPs.
import { readFileSync } from 'node:fs'
import { FODMAP_TYPES, type FodmapLimit } from '#domain/nutrition/fodmap.ts'
import { foldName } from '#domain/nutrition/food-name.ts'
import { parseCsv } from './csv.ts'
import { catalogueFile } from './files.ts'

const FILE = 'fodmaps.csv'

/** Nobody can check a number without a source, so an unverified one makes no dish low: no amount counts as low. */
const SOURCES = ['REPORTED', 'LACTOSE', 'NONE', 'UNVERIFIED'] as const

/** Limits by the folded name of a food. */
export type FodmapTable = ReadonlyMap<string, readonly FodmapLimit[]>

export function readFodmapTable(): FodmapTable {
  const table = new Map<string, FodmapLimit[]>()
  for (const { line, fields } of parseCsv(readFileSync(catalogueFile(FILE), 'utf8'))) {
    const type = FODMAP_TYPES.find((candidate) => candidate === fields.type)
    const lowGrams = Number(fields.low_grams)
    if (!type || !fields.low_grams || !(lowGrams >= 0)) throw new Error(`catalogue/${FILE}:${line}: not a limit`)
    const name = foldName(fields.food ?? '')
    const source = SOURCES.find((known) => known === fields.source)
    if (!source) throw new Error(`catalogue/${FILE}:${line}: "${fields.source}" is not a source`)
    table.set(name, [...(table.get(name) ?? []), { type, lowGrams: source === 'UNVERIFIED' ? 0 : lowGrams }])
  }
  return table
}
