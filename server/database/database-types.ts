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

const FunctionRow = z.object({
  name: z.string(),
  returns: z.string(),
  returns_rows: z.boolean(),
  parameters: z.array(z.object({ name: z.string(), type: z.string(), isOutput: z.boolean(), optional: z.boolean() })),
})
type FunctionRow = z.infer<typeof FunctionRow>

const typeScript: Record<string, string> = {
  boolean: 'boolean',
  ...Object.fromEntries(
    ['smallint', 'integer', 'bigint', 'numeric', 'real', 'double precision'].map((type) => [type, 'number']),
  ),
  ...Object.fromEntries(['text', 'uuid', 'date', 'timestamp with time zone', 'bytea'].map((type) => [type, 'string'])),
  jsonb: 'Json',
}

export async function databaseTypes(database: Statements): Promise<string> {
  const columns = (await database.query(columnsQuery)).map((row) => Column.parse(row))
  const functions = (await database.query(functionsQuery)).map((row) => FunctionRow.parse(row))
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
    ...functions.map((row) => `      ${functionLine(row)}`),
    '    }',
    '    Enums: Record<never, never>',
    '    CompositeTypes: Record<never, never>',
    '  }',
    '}',
    '',
  ].join('\n')
}

function functionLine({ name, returns, returns_rows, parameters }: FunctionRow): string {
  const fields = (outputs: boolean) =>
    parameters
      .filter(({ isOutput }) => isOutput === outputs)
      .map((parameter) => `${parameter.name}${parameter.optional ? '?' : ''}: ${plainType(parameter.type, name)}`)
  const inputs = fields(false)
  const columns = fields(true)
  const one =
    columns.length > 0 ? `{ ${columns.join('; ')} }` : returns === 'void' ? 'undefined' : plainType(returns, name)
  const args = inputs.length > 0 ? `{ ${inputs.join('; ')} }` : 'never'
  return `${name}: { Args: ${args}; Returns: ${one}${returns_rows ? '[]' : ''} }`
}

function plainType(type: string, where: string): string {
  const [, element = type, array = ''] = /^(.*?)(?:\(.*\))?(\[\])?$/.exec(type) ?? []
  const found = typeScript[element]
  if (!found) throw new Error(`No TypeScript type is known for ${type} (${where}).`)
  return array ? `${found}[]` : found
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
  const found = plainType(type, `${table}.${name}`)
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

// Triggers' own functions are nobody's to call.
const functionsQuery = `
  select proname as name, format_type(prorettype, null) as returns, proretset as returns_rows,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'name', coalesce(proargnames[at], 'argument_' || at),
        'type', format_type(type, null),
        'isOutput', coalesce(proargmodes[at], 'i') in ('o', 't'),
        'optional', coalesce(proargmodes[at], 'i') = 'i' and at > pronargs - pronargdefaults) order by at)
      from unnest(coalesce(proallargtypes, proargtypes::oid[])) with ordinality as argument (type, at)), '[]') as parameters
  from pg_proc
  where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype order by 1`
