// The filters of a row request, in PostgREST's notation. Only those our pages use are allowed: other operators (regular
// expressions, full-text search) would let one member keep the database busy.
import { hasSharedWord } from './shared-names.ts'

const NAME = /^[a-z][a-z0-9_]{0,62}$/
const OPERATORS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'in', 'is', 'like', 'ilike']
const LONGEST_QUERY = 8_000
const MOST_CONDITIONS = 40
const MOST_IN_LIST = 200
const DEEPEST = 4
const LIKE = { longest: 100, wildcards: 3 }
const LONGEST_SELECT = 1_000
const ORDER = /^[a-z][a-z0-9_]*(\.(asc|desc))?(\.nulls(first|last))?$/
const MOST_ROWS = 1_000_000
const UNKNOWN_FILTER = 'The request has a filter that does not exist.'

/** An error message, or null if the filters are allowed. */
export function filterProblem(search: string, parameters: URLSearchParams): string | null {
  if (search.length > LONGEST_QUERY) return 'The request’s address is too long.'
  let conditions = 0
  for (const [name, value] of parameters) {
    if (/\0/.test(name + value)) return 'Text in the request contains characters that can’t be stored.'
    if (RESERVED.has(name) && parameters.getAll(name).length > 1) return `The request contains “${name}” twice.`
    if (hasSharedWord(name) || (isStructure(name) && hasSharedWord(value))) return UNKNOWN_FILTER
    const problem = parameterProblem(name, value, () => ++conditions)
    if (problem) return problem
    if (conditions > MOST_CONDITIONS) return `A request can have at most ${MOST_CONDITIONS} conditions.`
  }
  return null
}

/** Parameters whose values are column names. */
const isStructure = (name: string) => RESERVED.has(name) || /^(not\.)?(and|or)$/.test(name)

/** Whether there is any filter: pages never change or delete all rows. */
export function hasCondition(parameters: URLSearchParams): boolean {
  return [...parameters.keys()].some((name) => NAME.test(name) && !RESERVED.has(name))
}

const RESERVED = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict', 'apikey'])

function parameterProblem(name: string, value: string, count: () => number): string | null {
  switch (name) {
    case 'select':
      return areColumns(value) ? null : 'The request selects columns in a way that is not allowed.'
    case 'order':
      return value.split(',').every((part) => ORDER.test(part)) ? null : 'The request has an order that is not allowed.'
    case 'limit':
    case 'offset':
      return /^\d{1,7}$/.test(value) && Number(value) <= MOST_ROWS ? null : `“${name}” must be a whole number.`
    case 'columns':
    case 'on_conflict':
      return value.split(',').every((part) => NAME.test(part.replace(/^"(.*)"$/, '$1')))
        ? null
        : `“${name}” must list columns.`
    case 'apikey':
      return null
    case 'and':
    case 'or':
    case 'not.and':
    case 'not.or':
      return groupProblem(value, 1, count)
    default:
      return NAME.test(name) ? conditionProblem(value, count) : UNKNOWN_FILTER
  }
}

/** Each once, and from one table: nested rows of other tables multiply with every level. */
function areColumns(text: string): boolean {
  const columns = text.split(',').map((column) => column.trim())
  const isKnown = columns.every((column) => column === '*' || NAME.test(column))
  return isKnown && text.length <= LONGEST_SELECT && new Set(columns).size === columns.length
}

/** "(a.eq.1,or(b.gt.2,c.is.null))" */
function groupProblem(text: string, depth: number, count: () => number): string | null {
  if (depth > DEEPEST) return 'The conditions are nested too deeply.'
  if (!text.startsWith('(') || !text.endsWith(')')) return 'A group of conditions needs parentheses.'
  for (const item of topLevelParts(text.slice(1, -1))) {
    const [, group] = /^(?:not\.)?(?:and|or)(\(.*\))$/s.exec(item) ?? []
    const [, name, condition] = /^([a-z][a-z0-9_]*)\.(.*)$/s.exec(item) ?? []
    const problem = group
      ? groupProblem(group, depth + 1, count)
      : name && condition !== undefined
        ? conditionProblem(condition, count)
        : UNKNOWN_FILTER
    if (problem) return problem
  }
  return null
}

function conditionProblem(text: string, count: () => number): string | null {
  count()
  const [, operator = '', value = ''] = /^(?:not\.)?([a-z]+)\.(.*)$/s.exec(text) ?? []
  if (!OPERATORS.includes(operator))
    return `The filter “${text.split('.', 1)[0]?.slice(0, 30)}” is not available. Use one of ${OPERATORS.join(', ')}.`
  if (operator === 'in' && topLevelParts(value.replace(/^\(|\)$/g, '')).length > MOST_IN_LIST)
    return `A list can have at most ${MOST_IN_LIST} values.`
  if (operator.endsWith('like') && (value.length > LIKE.longest || value.split(/[*%]/).length - 1 > LIKE.wildcards))
    return `A pattern can have at most ${LIKE.longest} characters and ${LIKE.wildcards} wildcards.`
  return null
}

/** Splits at commas outside parentheses and quotes. */
function topLevelParts(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let inQuotes = false
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (inQuotes) {
      if (sign === '\\') at += 1
      else if (sign === '"') inQuotes = false
    } else if (sign === '"') inQuotes = true
    else if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    else if (sign === ',' && depth === 0) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, text.slice(from)]
}
