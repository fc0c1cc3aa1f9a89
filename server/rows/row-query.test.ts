import { describe, expect, it } from 'vitest'
import { readRowQuery } from './row-query.ts'

const queryOf = (search: string) => readRowQuery(search, new URLSearchParams(search))
const problemOf = (search: string) => {
  const query = queryOf(search)
  return typeof query === 'string' ? query : null
}

describe('the filters that our pages use', () => {
  it.each([
    'select=*&user_id=eq.7b8f&date=gte.2026-11-01&date=lte.2026-11-30&order=date.asc,id.asc&limit=500&offset=0',
    'select=id, name&id=in.(1,2,3)',
    'notes=is.null',
    'notes=not.is.null',
    'or=(meal_type.eq.lunch,and(date.gt.2026-01-01,note.not.is.null))',
    'not.or=(a.eq.1,b.eq.2)',
    'recipe_title=eq.Fish, chips (and "peas")',
    'on_conflict=user_id,recipe_id&columns="user_id","rating"',
    'order=updated_at.desc.nullslast',
  ])('%s', (search) => expect(problemOf(search)).toBeNull())
})

describe('a filter that could keep the database busy, or doesn’t exist, is rejected with a message', () => {
  it.each([
    ['a regular expression', 'notes=match.^(x*)(x*)\\1$', /“match” is not available/],
    ['a regular expression, negated', 'notes=not.imatch.x', /not available/],
    ['a regular expression inside a group', 'or=(notes.match.x,id.eq.1)', /not available/],
    ['a regular expression deep inside groups', 'and=(or(id.eq.1,and(notes.imatch.x)))', /not available/],
    ['full-text search', 'notes=fts(english).soup', /not available/],
    ['any and all', 'id=eq(any).{1,2}', /not available/],
    ['a range operator', 'id=ov.{1,2}', /not available/],
    ['no operator at all', 'id=5', /not available/],
    ['a JSON path', 'nutrients->>iron=eq.1', /does not exist/],
    ['a filter on another table', 'auth.users.email=eq.x', /does not exist/],
    ['a name that every object has', '__proto__=eq.1', /does not exist/],
    ['such a name in a group', 'or=(toString.eq.1)', /does not exist/],
    ['a null byte', 'notes=eq.%00', /can’t be stored/],
    ['a null byte in a name', 'no%00tes=eq.1', /can’t be stored/],
    ['a pattern', 'title=like.*soup*', /not available/],
    ['a pattern in a group', 'or=(title.ilike.*soup*,id.eq.1)', /not available/],
    ['a long list', `id=in.(${Array(300).fill(1).join(',')})`, /at most 200 values/],
    ['groups in groups in groups', 'or=(and(or(and(or(id.eq.1)))))', /nested too deeply/],
    ['many conditions', `or=(${Array(50).fill('id.eq.1').join(',')})`, /at most 40 conditions/],
    ['a group without parentheses', 'or=id.eq.1', /parentheses/],
    ['a cast', 'select=id::text', /selects columns/],
    ['an aggregate', 'select=amount.sum()', /selects columns/],
    ['rows of another table inside of rows', 'select=id,households(name)', /selects columns/],
    ['rows inside of rows, under another name', 'select=id,home:households!inner(name)', /selects columns/],
    ['a column under another name', 'select=other:id', /selects columns/],
    ['a column many times', `select=${Array(100).fill('bytes').join(',')}`, /selects columns/],
    ['a very long list of columns', `select=${'a'.repeat(60)},${'b,'.repeat(2)}${'c'.repeat(1000)}`, /selects columns/],
    ['an order by an expression', 'order=nutrients->iron.desc', /order/],
    ['two lists of columns', 'select=id&select=notes', /twice/],
    ['two limits', 'limit=5&limit=500', /twice/],
    ['a limit that is no number', 'limit=all', /whole number/],
    ['a negative offset', 'offset=-1', /whole number/],
    ['a very long address', `id=eq.${'1'.repeat(9000)}`, /too long/],
  ])('%s', (_, search, sentence) => expect(problemOf(search)).toMatch(sentence))
})
