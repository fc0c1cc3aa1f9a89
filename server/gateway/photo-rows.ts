// Photos are large: a household may have 100 MB of them, and as JSON they take ten times as much memory. So only a few
// are sent at a time.
import type { RowQuery } from '#server/rows/row-query.ts'

const MOST_AT_ONCE = 10

/** A row request for photos, limited to that many; or a message that says why it is rejected. */
export function fewPhotos(method: string, query: RowQuery, prefer: string): RowQuery | string {
  if (query.columns && !query.columns.includes('bytes')) return query
  if (method === 'GET' || method === 'HEAD')
    return { ...query, limit: Math.min(query.limit ?? MOST_AT_ONCE, MOST_AT_ONCE) }
  const isOne = query.conditions.some((one) => 'column' in one && one.column === 'recipe_id' && isEqualTo(one))
  const sendsThemBack = prefer.includes('representation')
  return method !== 'POST' && !isOne && sendsThemBack
    ? 'Photos are returned one at a time: the request must name a recipe.'
    : query
}

const isEqualTo = ({ operator, negated }: { operator: string; negated: boolean }) => operator === '=' && !negated
