// How a row request wants its response: its "Prefer", "Accept" and "Range" headers.
import type { Form } from './row-statements.ts'

export interface Preferences {
  /** The rows after a change. */
  returns: boolean
  counts: boolean
  resolution: 'merge' | 'ignore' | null
  /** The "Preference-Applied" header. */
  applied: string
}

const KNOWN = [
  ...['return=minimal', 'return=representation', 'count=exact'],
  ...['resolution=merge-duplicates', 'resolution=ignore-duplicates'],
]

export function readPreferences(prefer: string | null): Preferences {
  const stated = (prefer ?? '').split(',').map((part) => part.trim())
  const applied = KNOWN.filter((known) => stated.includes(known))
  return {
    returns: applied.includes('return=representation'),
    counts: applied.includes('count=exact'),
    resolution: applied.includes('resolution=merge-duplicates')
      ? 'merge'
      : applied.includes('resolution=ignore-duplicates')
        ? 'ignore'
        : null,
    applied: applied.join(', '),
  }
}

/** The only row, as an object instead of a list. */
export const SINGLE_TYPE = 'application/vnd.pgrst.object+json'
const LIST_TYPES = ['application/json', 'application/*', '*/*']

/** Null if it can't be sent: CSV, for example, whose formulas a spreadsheet would run. */
export function acceptedForm(accept: string | null): Exclude<Form, 'nothing'> | null {
  const types = (accept ?? '*/*').split(',').map((part) => part.split(';', 1)[0]?.trim().toLowerCase() ?? '')
  if (types.includes(SINGLE_TYPE)) return 'row'
  return types.some((type) => LIST_TYPES.includes(type)) ? 'rows' : null
}

/** The part of the rows that a "Range" header requests, or null if there is none that can be read. */
export function readRange(range: string | null): { offset: number; limit: number | null } | null {
  const [, first, last] = /^(\d{1,7})-(\d{0,7})$/.exec(range ?? '') ?? []
  if (first === undefined) return null
  return { offset: Number(first), limit: last ? Number(last) - Number(first) + 1 : null }
}
