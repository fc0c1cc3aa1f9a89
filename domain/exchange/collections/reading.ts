// Small parsers shared by the formats.
import type { ImportedRecipe } from '#domain/exchange/imported-recipe.ts'
import { isObject, type Json } from '#domain/json.ts'
import { kitchenUnit } from '#domain/kitchen/kitchen-units.ts'
import { plainLines } from '#domain/text/plain-text.ts'
import { readMinutes } from '#domain/time/duration.ts'

/** One recipe or file of a collection, read separately so that a bad one does not affect the others. */
export interface CollectionPart {
  name: string
  read(): Promise<ImportedRecipe[]>
}

/** A field that one version of a program calls "recipeYield" and another "recipe_yield". */
export function field(node: Json, name: string): unknown {
  return node[name] ?? node[name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]
}

export const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The name of a tag, food or unit; older versions wrote it as a string. */
export const nameOf = (value: unknown): string => (isObject(value) ? text(value.name) : text(value)).trim()

export const amountOf = (value: unknown): number => {
  const amount = typeof value === 'string' ? Number(value) : value
  return typeof amount === 'number' && Number.isFinite(amount) && amount > 0 ? amount : 0
}

/** "20 rolls", of which some programs keep the number elsewhere. */
export const yieldText = (quantity: number, unit: string): string =>
  unit === '' || quantity === 0 || /\d/.test(unit) ? unit : `${quantity} ${unit}`

/** Our own spelling of a unit, if we know it. */
export const unitName = (unit: string): string => kitchenUnit(unit)?.name ?? unit

/** "1 hour 30 minutes", "PT90M", or a bare number of minutes. */
export function minutesIn(value: unknown): number {
  if (typeof value === 'number') return amountOf(value)
  const written = text(value).trim()
  return (/^\d{1,4}$/.test(written) ? Number(written) : readMinutes(written)) || 0
}

/** A cookbook or a grandmother: the source of a recipe without a URL. */
export const namedSource = (name: unknown, address: unknown): string[] =>
  text(name).trim() === '' || text(address) !== '' ? [] : [`From ${text(name).trim()}`]

export const linesIn = (value: unknown): string[] => plainLines(text(value))

/** The text of Markdown without its markup. */
export function markdownLines(value: unknown): string[] {
  const bare = text(value)
    .replace(/!\[[^\]]{0,300}\]\([^()]{0,2000}\)/g, '')
    .replace(/\[([^\]]{1,300})\]\([^()]{0,2000}\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)([^\n]{1,500}?)\1/g, '$2')
    .replace(/^[ \t]*(?:#{1,6}|[-*+])[ \t]+/gm, '')
  return plainLines(bare)
}
