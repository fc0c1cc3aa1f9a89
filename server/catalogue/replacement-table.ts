// Reads catalogue/replacements.csv: what can stand in for a food, where, and what it changes.
import { readFileSync } from 'node:fs'
import type { Food } from '#domain/nutrition/food.ts'
import type { Replacement } from '#domain/swap/replacement.ts'
import { parseCsv } from './csv.ts'
import { catalogueFile } from './files.ts'

const FILE = 'replacements.csv'
const SOURCES = new Set(['SAME', 'KITCHEN', 'BAKING', 'FODMAP'])

const wordsOf = (text = ''): string[] => text.split('|').filter((word) => word !== '')

/** Throws if a row names an unknown food, has an impossible amount, or replaces a food by itself. */
export function readReplacements(
  foods: readonly Food[],
  text = readFileSync(catalogueFile(FILE), 'utf8'),
): Replacement[] {
  const idOf = new Map(foods.map(({ name, id }) => [name, id]))
  return parseCsv(text).flatMap(({ line, fields }) => {
    const problem = (reason: string) => new Error(`catalogue/${FILE}:${line}: ${reason}`)
    const known = (name: string): number => {
      const id = idOf.get(name)
      if (id === undefined) throw problem(`"${name}" is not the name of a food`)
      return id
    }
    if (!SOURCES.has(fields.source ?? '')) throw problem(`"${fields.source}" is not a source of docs/swaps.md`)
    const parts = (fields.replacement ?? '').split(' + ').map((part) => {
      const [, name, grams] = /^(.+) ([\d.]+)$/.exec(part) ?? []
      if (!name || !(Number(grams) > 0)) throw problem(`"${part}" is not a food and grams for 100 g`)
      return { foodId: known(name), grams: Number(grams) }
    })
    const rest = {
      parts,
      only: wordsOf(fields.only),
      unless: wordsOf(fields.unless),
      taste: fields.taste ?? '',
      method: fields.method ?? '',
    }
    if (rest.taste === '') throw problem('how does it change the taste?')
    const ids = wordsOf(fields.foods).map(known)
    const different = ids.filter((foodId) => parts.length > 1 || parts[0]?.foodId !== foodId)
    if (different.length === 0) throw problem('replaces a food by itself')
    return different.map((foodId) => ({ foodId, ...rest }))
  })
}
