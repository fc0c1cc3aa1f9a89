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

const typeScript: Record<string, string> = {
  boolean: 'boolean',
  ...Object.fromEntries(
    ['smallint', 'integer', 'bigint', 'numeric', 'real', 'double precision'].map((type) => [type, 'number']),
  ),
  ...Object.fromEntries(['text', 'uuid', 'date', 'timestamp with time zone'].map((type) => [type, 'string'])),
}

export async function databaseTypes(database: Statements): Promise<string> {
  const columns = (await database.query(columnsQuery)).map((row) => Column.parse(row))
  const functions = (await database.query(functionsQuery)).map((row) => String(row.name))
  const tables = [...Map.groupBy(columns, ({ table }) => table)]
  return [
    '// Written by `npm run types:database` from supabase/migrations. Change those, not this.',
    'export type Database = {',
    '  public: {',
    '    Tables: {',
    ...tables.flatMap(([table, members]) => tableLines(table, members)),
    '    }',
    '    Views: Record<never, never>',
    '    Functions: {',
    ...functions.map((name) => `      ${name}: { Args: never; Returns: undefined }`),
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
  const found = typeScript[type.replace(/\(.*\)/, '')]
  if (!found) throw new Error(`No TypeScript type is known for ${type} (${table}.${name}).`)
  return nullable ? `${found} | null` : found
}

// "given": the database numbers the rows itself and refuses a number from outside.
const columnsQuery = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull and not a.atthasdef and a.attidentity = '' as required,
    not a.attnotnull as nullable, a.attidentity = 'a' as given
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`

// All of ours take nothing and give nothing back; one that does not needs more words here.
const functionsQuery = `
  select proname as name from pg_proc
  where pronamespace = 'public'::regnamespace and pronargs = 0 and prorettype = 'void'::regtype order by 1`
