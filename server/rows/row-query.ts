// Reads the query of a row request, in PostgREST's notation. Only what our pages use is allowed: other operators (regular
// expressions, patterns, full-text search) would let one member keep the database busy.
import { type Condition, countOf, readCondition, readGroup } from './row-conditions.ts'

const NAME = /^[a-z][a-z0-9_]{0,62}$/
const ORDER = /^([a-z][a-z0-9_]*)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/
const LONGEST_QUERY = 8_000
const LONGEST_SELECT = 1_000
const MOST_ROWS = 1_000_000
const MOST_CONDITIONS = 40

export interface RowQuery {
  /** Null for all. */
  columns: string[] | null
  /** All of them must hold. */
  conditions: Condition[]
  order: { column: string; direction: string; nulls: string | undefined }[]
  limit: number | null
  offset: number
  /** The columns that rows are written to; null for those in the body. */
  written: string[] | null
  /** The key by which a written row may already exist; null for the table's own. */
  conflict: string[] | null
}

/** The query, or an error message. */
export function readRowQuery(search: string, parameters: URLSearchParams): RowQuery | string {
  if (search.length > LONGEST_QUERY) return 'The request’s address is too long.'
  const query: RowQuery = {
    columns: null,
    conditions: [],
    order: [],
    limit: null,
    offset: 0,
    written: null,
    conflict: null,
  }
  const seen = new Set<string>()
  for (const [name, value] of parameters) {
    if (/\0/.test(name + value)) return 'Text in the request contains characters that can’t be stored.'
    if (SINGLE.has(name) && seen.has(name)) return `The request contains “${name}” twice.`
    seen.add(name)
    const problem = addParameter(query, name, value)
    if (problem) return problem
  }
  return countOf(query.conditions) > MOST_CONDITIONS
    ? `A request can have at most ${MOST_CONDITIONS} conditions.`
    : query
}

const SINGLE = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict', 'apikey'])

function addParameter(query: RowQuery, name: string, value: string): string | null {
  switch (name) {
    case 'select':
      return addColumns(query, value)
    case 'order':
      return addOrder(query, value)
    case 'limit':
    case 'offset':
      query[name] = Number(value)
      return /^\d{1,7}$/.test(value) && Number(value) <= MOST_ROWS ? null : `“${name}” must be a whole number.`
    case 'columns':
    case 'on_conflict': {
      const names = value.split(',').map((part) => part.replace(/^"(.*)"$/, '$1'))
      query[name === 'columns' ? 'written' : 'conflict'] = [...new Set(names)]
      return names.every((part) => NAME.test(part)) ? null : `“${name}” must list columns.`
    }
    case 'apikey':
      return null
    case 'and':
    case 'or':
    case 'not.and':
    case 'not.or':
      return addCondition(query, readGroup(name, value))
    default:
      return addCondition(query, readCondition(name, value))
  }
}

function addCondition(query: RowQuery, condition: Condition | string): string | null {
  if (typeof condition === 'string') return condition
  query.conditions.push(condition)
  return null
}

/** Each once, and from one table: nested rows of other tables multiply with every level. */
function addColumns(query: RowQuery, text: string): string | null {
  const columns = text.split(',').map((column) => column.trim())
  const areNames = columns.every((column) => column === '*' || NAME.test(column))
  if (!areNames || text.length > LONGEST_SELECT || new Set(columns).size < columns.length)
    return 'The request selects columns in a way that is not allowed.'
  query.columns = columns.includes('*') ? null : columns
  return null
}

function addOrder(query: RowQuery, text: string): string | null {
  for (const part of text.split(',')) {
    const [, column, direction = 'asc', nulls] = ORDER.exec(part) ?? []
    if (!column) return 'The request has an order that is not allowed.'
    query.order.push({ column, direction, nulls })
  }
  return null
}
