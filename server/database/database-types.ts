// The database's tables and functions as TypeScript, in the shape that createClient<Database> reads.
import { z } from 'zod'
import type { Statements } from './database.ts'

const Column = z.object({
  table: z.string(),
  name: z.string(),
  type: z.string(),
  required: z.boolean(),
  nullable: z.boolean(),
  given: z.boolean(),
})
type Column = z.infer<typeof Column>

const TYPES: Record<string, string> = {
  boolean: 'boolean',
  ...Object.fromEntries(
    ['smallint', 'integer', 'bigint', 'numeric', 'real', 'double precision'].map((type) => [type, 'number']),
  ),
  // Bytes as hexadecimal text: \x00ff.
  ...Object.fromEntries(['text', 'uuid', 'date', 'timestamp with time zone', 'bytea'].map((type) => [type, 'string'])),
  'text[]': 'string[]',
  'real[]': 'number[]',
  jsonb: 'Json',
  void: 'undefined',
}

const DatabaseFunction = z.object({
  name: z.string(),
  takes: z.array(z.object({ name: z.string(), type: z.string(), optional: z.boolean() })),
  /** The columns of a table, or null for a single value. */
  columns: z.array(z.object({ name: z.string(), type: z.string() })).nullable(),
  returns: z.string(),
})
type DatabaseFunction = z.infer<typeof DatabaseFunction>

export async function databaseTypes(database: Statements): Promise<string> {
  const columns = (await database.query(COLUMNS)).map((row) => Column.parse(row))
  const functions = (await database.query(FUNCTIONS)).map((row) => DatabaseFunction.parse(row))
  const tables = [...Map.groupBy(columns, ({ table }) => table)]
  return [
    '// Written by `npm run types:database` from supabase/migrations. Change those, not this.',
    'export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]',
    '',
    'export type Database = {',
    '  public: {',
    '    Tables: {',
    ...tables.flatMap(([table, members]) => tableLines(table, members)),
    '    }',
    '    Views: Record<never, never>',
    '    Functions: {',
    ...functions.map(functionLine),
    '    }',
    '    Enums: Record<never, never>',
    '    CompositeTypes: Record<never, never>',
    '  }',
    '}',
    '',
  ].join('\n')
}

function tableLines(table: string, columns: readonly Column[]): string[] {
  const shape = (name: string, line: (column: Column) => string) => [
    `        ${name}: {`,
    ...columns.map((column) => `          ${line(column)}`),
    '        }',
  ]
  const written = (column: Column) => (column.given ? 'never' : typeOf(column))
  return [
    `      ${table}: {`,
    ...shape('Row', (column) => `${column.name}: ${typeOf(column)}`),
    ...shape('Insert', (column) => `${column.name}${column.required ? '' : '?'}: ${written(column)}`),
    ...shape('Update', (column) => `${column.name}?: ${written(column)}`),
    '        Relationships: []',
    '      }',
  ]
}

function typeOf({ table, name, type, nullable }: Column): string {
  const found = typeNamed(type, `${table}.${name}`)
  return nullable ? `${found} | null` : found
}

function typeNamed(type: string, place: string): string {
  const found = TYPES[type.replace(/\(.*\)/, '')]
  if (!found) throw new Error(`No TypeScript type is known for ${type} (${place}).`)
  return found
}

function functionLine({ name, takes, columns, returns }: DatabaseFunction): string {
  const fields = takes.map((one) => `${one.name}${one.optional ? '?' : ''}: ${typeNamed(one.type, name)}`)
  const result = columns
    ? `{ ${columns.map((column) => `${column.name}: ${typeNamed(column.type, name)}`).join('; ')} }[]`
    : typeNamed(returns, name)
  return `      ${name}: { Args: ${fields.length > 0 ? `{ ${fields.join('; ')} }` : 'never'}; Returns: ${result} }`
}

// "given": the database numbers the rows itself and rejects explicit numbers.
const COLUMNS = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull and not a.atthasdef and a.attidentity = '' as required,
    not a.attnotnull as nullable, a.attidentity = 'a' as given
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`

// Modes: "i" is an input parameter, "t" a column of the returned table.
const FUNCTIONS = `
  select p.proname as name, format_type(p.prorettype, null) as returns,
    coalesce((select json_agg(json_build_object('name', a.name, 'type', format_type(a.type, null),
        'optional', a.place > p.pronargs - p.pronargdefaults) order by a.place)
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[]), p.proargnames, p.proargmodes)
        with ordinality as a (type, name, mode, place) where coalesce(a.mode, 'i') = 'i'), '[]') as takes,
    (select json_agg(json_build_object('name', a.name, 'type', format_type(a.type, null)) order by a.place)
      from unnest(p.proallargtypes, p.proargnames, p.proargmodes) with ordinality as a (type, name, mode, place)
      where a.mode = 't') as columns
  from pg_proc p where p.pronamespace = 'public'::regnamespace order by 1`
