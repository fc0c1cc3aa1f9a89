// The conditions of a row request: "date=gte.2026-11-01", "or=(id.eq.1,and(a.gt.2,b.is.null))".

const NAME = /^[a-z][a-z0-9_]{0,62}$/
const COMPARISONS = { eq: '=', neq: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const
const OPERATORS = [...Object.keys(COMPARISONS), 'in', 'is']
const MOST_IN_LIST = 200
const DEEPEST = 4
const IS = /^(null|not_null|true|false|unknown)$/i
export const UNKNOWN_FILTER = 'The request has a filter that does not exist.'

/** SQL around a column and, for most operators, one value. */
export type Condition =
  | { column: string; negated: boolean; operator: string; value: string | string[] | null }
  | { group: 'and' | 'or'; negated: boolean; of: Condition[] }

/** A condition, or an error message. */
export function readCondition(column: string, text: string): Condition | string {
  const [, not, operator = '', value = ''] = /^(not\.)?([a-z]+)\.(.*)$/s.exec(text) ?? []
  if (!NAME.test(column)) return UNKNOWN_FILTER
  if (!OPERATORS.includes(operator))
    return `The filter “${text.split('.', 1)[0]?.slice(0, 30)}” is not available. Use one of ${OPERATORS.join(', ')}.`
  const condition = { column, negated: not !== undefined }
  switch (operator) {
    case 'in': {
      const list = /^\((.*)\)$/s.exec(value)?.[1]
      if (list === undefined) return 'A list of values needs parentheses.'
      const values = list === '' ? [] : topLevelParts(list).map(unquoted)
      return values.length > MOST_IN_LIST
        ? `A list can have at most ${MOST_IN_LIST} values.`
        : { ...condition, operator: '= any', value: values }
    }
    case 'is':
      return IS.test(value)
        ? { ...condition, operator: `is ${value.toLowerCase().replace('_', ' ')}`, value: null }
        : 'A column is compared with “is” to null, true, false or unknown.'
    default:
      return { ...condition, operator: COMPARISONS[operator as keyof typeof COMPARISONS], value } // all that is left
  }
}

/** The conditions of "and", "or", "not.and" or "not.or", or an error message. */
export function readGroup(name: string, text: string, depth = 1): Condition | string {
  if (depth > DEEPEST) return 'The conditions are nested too deeply.'
  if (!text.startsWith('(') || !text.endsWith(')')) return 'A group of conditions needs parentheses.'
  const of: Condition[] = []
  for (const item of topLevelParts(text.slice(1, -1))) {
    const [, inner, group = ''] = /^((?:not\.)?(?:and|or))(\(.*\))$/s.exec(item) ?? []
    const [, column = '', condition = ''] = /^([a-z0-9_]*)\.(.*)$/s.exec(item) ?? []
    const found = inner ? readGroup(inner, group, depth + 1) : readCondition(column, conditionInGroup(condition))
    if (typeof found === 'string') return found
    of.push(found)
  }
  return { group: name.endsWith('and') ? 'and' : 'or', negated: name.startsWith('not.'), of }
}

/** How many columns are compared. */
export function countOf(conditions: readonly Condition[]): number {
  return conditions.reduce((count, one) => count + ('of' in one ? countOf(one.of) : 1), 0)
}

/** In a group, a value with commas or parentheses is quoted; those of a list are read one by one. */
function conditionInGroup(text: string): string {
  const [, start = '', value = ''] = /^((?:not\.)?[a-z]+\.)(".*")$/s.exec(text) ?? []
  return start ? start + unquoted(value) : text
}

const unquoted = (text: string) =>
  text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).replaceAll(/\\(.)/gs, '$1') : text

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
