// The tables and functions that a row request can name, with the messages for their limits. Nothing else becomes part of
// a statement's text.
import { z } from 'zod'
import type { Statements } from '#server/database/database.ts'
import type { LimitSentences } from '#server/database/readable-error.ts'

const TableRow = z.object({ name: z.string(), columns: z.array(z.string()), key: z.array(z.string()) })
const FunctionRow = z.object({
  name: z.string(),
  takes: z.array(z.object({ name: z.string(), type: z.string(), optional: z.boolean() })),
  /** The columns of its rows; null if it returns one value. */
  columns: z.array(z.string()).nullable(),
  isVoid: z.boolean(),
})

export type Table = z.infer<typeof TableRow>
export type DatabaseFunction = z.infer<typeof FunctionRow>

export interface Catalog {
  tables: ReadonlyMap<string, Table>
  functions: ReadonlyMap<string, DatabaseFunction>
  limits: LimitSentences
}

export async function readCatalog(database: Statements): Promise<Catalog> {
  const tables = (await database.query(TABLES)).map((row) => TableRow.parse(row))
  const functions = (await database.query(FUNCTIONS)).map((row) => FunctionRow.parse(row))
  const limits = await database.query(LIMITS)
  return {
    tables: new Map(tables.map((table) => [table.name, table])),
    functions: new Map(functions.map((one) => [one.name, one])),
    limits: new Map(limits.map(({ name, sentence }) => [String(name), String(sentence)])),
  }
}

const TABLES = `
  select c.relname as name,
    (select json_agg(attname order by attnum) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
    (select coalesce(json_agg(a.attname), '[]') from pg_index i join pg_attribute a
      on a.attrelid = i.indrelid and a.attnum = any(i.indkey) where i.indrelid = c.oid and i.indisprimary) as key
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')`

const FUNCTIONS = `
  select p.proname as name, p.prorettype = 'void'::regtype as "isVoid",
    (select coalesce(json_agg(json_build_object('name', arg.name, 'type', format_type(arg.type, null),
        'optional', arg.place > p.pronargs - p.pronargdefaults) order by arg.place), '[]')
      from unnest(p.proargnames[:p.pronargs], p.proargtypes::oid[]) with ordinality as arg (name, type, place)) as takes,
    case when p.proretset then coalesce(
      (select json_agg(result.name order by result.place)
        from unnest(p.proargnames, p.proargmodes) with ordinality as result (name, mode, place)
        where result.mode in ('t', 'o')),
      (select json_agg(attname order by attnum) from pg_attribute a join pg_type t on t.typrelid = a.attrelid
        where t.oid = p.prorettype and attnum > 0 and not attisdropped)) end as columns
  from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    and p.prorettype <> 'trigger'::regtype`

// The migrations describe every limit in a comment on its constraint.
const LIMITS = `
  select conname as name, obj_description(oid, 'pg_constraint') as sentence from pg_constraint
  where connamespace = 'public'::regnamespace and obj_description(oid, 'pg_constraint') is not null`
