// Compiles a row request to one statement. Its names are in the catalog and quoted; every value is a parameter. The
// statement returns one row: `body`, the JSON text to respond with, `rows`, `isCut` if there were more than fit into a
// response, and `total` if all rows are to be counted.
import type { DatabaseFunction, Table } from './catalog.ts'
import type { Condition } from './row-conditions.ts'
import type { RowQuery } from './row-query.ts'
import { RowRefusal } from './row-refusal.ts'

export interface Statement {
  text: string
  values: unknown[]
}

/** What the response contains: a list, the only row, or nothing. */
export type Form = 'rows' | 'row' | 'nothing'

/** Longer lists are read in pages; those of rows with a recipe or food inside, of up to 64 KB each, in shorter ones. */
const MOST_ROWS = 1000
const MOST_LARGE_ROWS = 100
/** A few readers, or one that doesn't read what it requested, must not fill the memory. */
const MOST_BYTES = 4_000_000

// No column starts with an underscore, so these names of ours can't be mistaken for one.
const BODY: Record<Exclude<Form, 'nothing'>, string> = {
  rows: `'[' || coalesce(string_agg(_json, ',') filter (where _fits), '') || ']'`,
  row: '(array_agg(_json) filter (where _fits))[1]',
}

/** What the response needs of these rows: as JSON, up to the one with which it is full. */
function found(form: Form, rows: string, { isShortened = 'false', total = 'null' } = {}): string {
  if (form === 'nothing')
    return `select null as body, count(*)::integer as rows, ${isShortened} as "isCut", ${total} as total from ${rows} as _found`
  const texts = `select row_to_json(_found)::text as _json from ${rows} as _found`
  const before = 'sum(octet_length(_json)) over (rows unbounded preceding) - octet_length(_json)'
  const sized = `select _json, ${before} < ${MOST_BYTES} as _fits from (${texts}) as _texts`
  const isCut = `count(*) filter (where not _fits) > 0 or ${isShortened}`
  const counts = `count(*) filter (where _fits)::integer as rows, ${isCut} as "isCut", ${total} as total`
  return `select ${BODY[form]} as body, ${counts} from (${sized}) as _sized`
}

type Columns = Pick<Table, 'name' | 'columns'>

export function readRows(table: Table, query: RowQuery, form: Form, counts: boolean): Statement {
  const values: unknown[] = []
  const matching = `from ${tableName(table)} as _target${where(table, query, values)}`
  const total = counts ? `(select count(*)::integer ${matching})` : 'null'
  const most = mostRows(table, query)
  const isShortened = (query.limit ?? Infinity) > most ? `count(*) = ${most}` : 'false'
  return { text: found(form, `(${page(table, query, matching, values)})`, { isShortened, total }), values }
}

export interface Insertion {
  /** The body's text. */
  text: string
  rows: readonly object[]
  /** What happens to rows that already exist. */
  resolution: 'merge' | 'ignore' | null
}

export function insertRows(
  table: Table,
  query: RowQuery,
  form: Form,
  { text, rows, resolution }: Insertion,
): Statement {
  if (rows.length === 0) return { text: `select '[]' as body, 0 as rows, false as "isCut"`, values: [] }
  const columns = writtenColumns(table, query, rows)
  const list = columns.join(', ')
  const key = (query.conflict ?? table.key).map((name) => columnOf(table, name)).join(', ')
  const merge = `do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`
  const conflict = resolution ? ` on conflict (${key}) ${resolution === 'merge' ? merge : 'do nothing'}` : ''
  const source = `select ${list} from ${recordsOf(table, text)}`
  return change(`insert into ${tableName(table)} as _target (${list}) ${source}${conflict}`, table, query, form, [text])
}

export function updateRows(table: Table, query: RowQuery, form: Form, text: string, row: object): Statement {
  const values: unknown[] = [text]
  const assigned = writtenColumns(table, query, [row]).map((column) => `${column} = _source.${column}`)
  const update = `update ${tableName(table)} as _target set ${assigned.join(', ')} from ${recordsOf(table, text)} as _source`
  return change(`${update}${where(table, query, values)}`, table, query, form, values)
}

export function deleteRows(table: Table, query: RowQuery, form: Form): Statement {
  const values: unknown[] = []
  return change(`delete from ${tableName(table)} as _target${where(table, query, values)}`, table, query, form, values)
}

/** `given` are the arguments in the body, whose text is `text`. */
export function callFunction(
  called: DatabaseFunction,
  query: RowQuery,
  form: Form,
  text: string | null,
  given: readonly string[],
): Statement {
  const taken = called.takes.filter(({ name, optional }) => given.includes(name) || !optional)
  if (taken.length !== given.length || !taken.every(({ name }) => given.includes(name)))
    throw new RowRefusal(
      404,
      'PGRST202',
      `Could not find the function public.${called.name}(${[...given].sort().join(', ')}) in the schema cache`,
    )
  const values: unknown[] = taken.length > 0 ? [text] : []
  const types = taken.map(({ name, type }) => `${quoted(name)} ${type}`).join(', ')
  const record = taken.length > 0 ? `with _given as (select * from json_to_record($1::json) as _given (${types})) ` : ''
  const passed = taken.map(({ name }) => `${quoted(name)} := (select ${quoted(name)} from _given)`).join(', ')
  const call = `public.${quoted(called.name)}(${passed})`
  if (called.columns) {
    const result = { name: called.name, columns: called.columns }
    const matching = `from ${call} as _target${where(result, query, values)}`
    return { text: record + found(form, `(${page(result, query, matching, values)})`), values }
  }
  const body = called.isVoid ? `null as body from ${call}` : `to_json(${call})::text as body`
  return { text: `${record}select 1 as rows, false as "isCut", ${body}`, values }
}

/** In one response. */
function mostRows(table: Columns, { columns }: RowQuery): number {
  const areLarge = table.columns.includes('body') && (columns?.includes('body') ?? true)
  return areLarge ? MOST_LARGE_ROWS : MOST_ROWS
}

function page(table: Columns, query: RowQuery, matching: string, values: unknown[]): string {
  const order = query.order.map(({ column, direction, nulls }) =>
    [`${targetColumn(table, column)} ${direction}`, ...(nulls ? [`nulls ${nulls}`] : [])].join(' '),
  )
  values.push(Math.min(query.limit ?? MOST_ROWS, mostRows(table, query)), query.offset)
  return [
    `select ${isCount(table, query) ? 'count(*)' : selected(table, query)} ${matching}`,
    ...(order.length > 0 ? [`order by ${order.join(', ')}`] : []),
    `limit $${values.length - 1} offset $${values.length}`,
  ].join(' ')
}

function change(text: string, table: Table, query: RowQuery, form: Form, values: unknown[]): Statement {
  // Without columns, the member needs no right to read them.
  const returning = form === 'nothing' ? '1' : selected(table, query)
  return { text: `with _changed as (${text} returning ${returning}) ${found(form, '_changed')}`, values }
}

/** PostgREST's name for the number of rows, where a table has no such column. */
const isCount = (table: Columns, { columns }: RowQuery) =>
  columns?.length === 1 && columns[0] === 'count' && !table.columns.includes('count')

function selected(table: Columns, { columns }: RowQuery): string {
  return columns?.map((name) => targetColumn(table, name)).join(', ') ?? '_target.*'
}

function writtenColumns(table: Table, { written }: RowQuery, rows: readonly object[]): string[] {
  const [first = {}] = rows
  const names = written ?? Object.keys(first)
  const isEqual = (row: object) =>
    Object.keys(row).length === names.length && names.every((name) => Object.hasOwn(row, name))
  if (!written && !rows.every(isEqual)) throw new RowRefusal(400, 'PGRST102', 'All object keys must match')
  if (names.length === 0) throw new RowRefusal(400, 'PGRST102', 'A row needs at least one column.')
  return names.map((name) => {
    if (table.columns.includes(name)) return quoted(name)
    throw new RowRefusal(
      400,
      'PGRST204',
      `Could not find the '${name.slice(0, 100)}' column of '${table.name}' in the schema cache`,
    )
  })
}

/** The rows of the body, which is the first parameter. */
function recordsOf(table: Table, text: string): string {
  const read = text.trimStart().startsWith('[') ? 'json_populate_recordset' : 'json_populate_record'
  return `${read}(null::${tableName(table)}, $1::json)`
}

function where(table: Columns, { conditions }: RowQuery, values: unknown[]): string {
  if (conditions.length === 0) return ''
  return ` where ${conditions.map((condition) => conditionText(table, condition, values)).join(' and ')}`
}

function conditionText(table: Columns, condition: Condition, values: unknown[]): string {
  const not = condition.negated ? 'not ' : ''
  if ('of' in condition) {
    const parts = condition.of.map((part) => conditionText(table, part, values))
    return `${not}(${parts.join(` ${condition.group} `)})`
  }
  const { column, operator, value } = condition
  const parameter = value === null ? '' : ` ($${values.push(value)})`
  return `${not}(${targetColumn(table, column)} ${operator}${parameter})`
}

const targetColumn = (table: Columns, name: string) => `_target.${columnOf(table, name)}`

function columnOf(table: Columns, name: string): string {
  if (table.columns.includes(name)) return quoted(name)
  throw new RowRefusal(400, '42703', `column ${table.name}.${name} does not exist`)
}

const tableName = ({ name }: Table) => `public.${quoted(name)}`

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
