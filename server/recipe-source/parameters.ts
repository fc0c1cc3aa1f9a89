// Parses the calls' parameters. A word where a number belongs is a 404, like at the real provider.
import { WORDS_PER_LIST } from '#domain/limits.ts'
import { distinctItems } from '#domain/text/list-items.ts'
import { type CallParameters, ProviderError } from './recipe-source.ts'

const NUMBER = /^[+-]?(?:\d{1,15}(?:\.\d{0,10})?|\.\d{1,10})$/
const ID = /^[1-9][0-9]{0,9}$/
const LONGEST_TEXT = 200

/** Null if missing or empty. */
export function numberParameter(parameters: CallParameters, name: string): number | null {
  const text = parameters[name]?.trim() ?? ''
  if (text === '') return null
  if (!NUMBER.test(text)) throw new ProviderError(404, `The parameter ${name} must be a number.`)
  return Number(text)
}

interface Limits {
  least: number
  most: number
  fallback: number
}

/** A whole number, clamped to its limits. */
export function countParameter(parameters: CallParameters, name: string, { least, most, fallback }: Limits): number {
  const number = numberParameter(parameters, name)
  return number === null ? fallback : Math.min(most, Math.max(least, Math.trunc(number)))
}

export const pageParameters = (parameters: CallParameters): { offset: number; number: number } => ({
  offset: countParameter(parameters, 'offset', { least: 0, most: 900, fallback: 0 }),
  number: countParameter(parameters, 'number', { least: 1, most: 100, fallback: 10 }),
})

/**
 * The different words of a comma-separated list. Too many are rejected, not cut: half an exclusion list would be worse.
 */
export function listParameter(parameters: CallParameters, name: string, most = WORDS_PER_LIST): string[] {
  const words = distinctItems(parameters[name])
  if (words.length > most)
    throw new ProviderError(400, `The parameter ${name} lists more than ${most} different words.`)
  return words
}

/** Only "true" means yes. */
export const flagParameter = (parameters: CallParameters, name: string): boolean =>
  parameters[name]?.trim().toLowerCase() === 'true'

export const textParameter = (parameters: CallParameters, name: string): string =>
  (parameters[name] ?? '').slice(0, LONGEST_TEXT).trim()

/** The number in a path's id, or a 404 that names what was requested. */
export function idNumber(id: string, what: 'A recipe' | 'An ingredient'): number {
  if (ID.test(id)) return Number(id)
  throw notFound(id, what)
}

export const notFound = (id: string | number, what: 'A recipe' | 'An ingredient'): ProviderError =>
  new ProviderError(404, `${what} with the id ${String(id).slice(0, 40)} does not exist.`)
