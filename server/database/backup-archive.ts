// A backup: every row of the members' data as compressed lines of JSON. It can be restored into any PostgreSQL,
// embedded or not.
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import type { Database, Statements } from './database.ts'
import { linesOf } from './line-stream.ts'
import { appliedMigrations } from './migrations.ts'
import { Secrets } from './secrets.ts'

const Header = z.object({
  plateful: z.literal('backup'),
  version: z.literal(1),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  secrets: Secrets,
})
const Table = z.object({ table: z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) }) })
const End = z.object({ end: z.object({ rows: z.number().int() }) })

export type BackupHeader = z.infer<typeof Header>
export type BackupTable = z.infer<typeof Table>['table']
type BackupPart = { header: BackupHeader } | { table: BackupTable } | { row: string }

export class BackupError extends Error {}

const ROW_START = '{"row":'
const ROWS_AT_ONCE = 1000

/** A consistent snapshot of the database, whatever is written meanwhile. */
export async function writeArchive(database: Database, secrets: Secrets, write: (text: string) => Promise<void>) {
  await database.longTransaction(async (statements) => {
    await statements.script('set transaction isolation level repeatable read, read only')
    const migrations = (await appliedMigrations(statements)).map(({ version }) => version)
    const header: BackupHeader = {
      plateful: 'backup',
      version: 1,
      createdAt: new Date().toISOString(),
      migrations,
      secrets,
    }
    await write(`${JSON.stringify(header)}\n`)
    let count = 0
    for (const table of await tablesInOrder(statements)) {
      await write(`${JSON.stringify({ table })}\n`)
      for await (const rows of rowsOf(statements, table)) {
        await write(rows.map((row) => `${ROW_START}${row}}\n`).join(''))
        count += rows.length
      }
    }
    await write(`${JSON.stringify({ end: { rows: count } })}\n`)
  })
}

/** The parts of an archive, in order. Throws at the end if something is missing. */
export async function* readArchive(file: string): AsyncGenerator<BackupPart> {
  const stream = createReadStream(file)
  const unpacked = stream.pipe(createGunzip())
  stream.once('error', (error) => unpacked.destroy(error))
  let rows = 0
  let finished = false
  let first = true
  try {
    for await (const line of linesOf(unpacked)) {
      if (first) yield { header: Header.parse(JSON.parse(line)) }
      else if (line.startsWith(ROW_START)) {
        rows++
        yield { row: line.slice(ROW_START.length, -1) } // not parsed here: large numbers would lose digits
      } else if (line.startsWith('{"end":')) finished = End.parse(JSON.parse(line)).end.rows === rows
      else yield { table: Table.parse(JSON.parse(line)).table }
      first = false
    }
  } catch (cause) {
    const missing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
    throw new BackupError(missing ? `There is no file ${file}.` : `${file} is damaged, or isn’t a Plateful backup.`, {
      cause,
    })
  }
  if (!finished) throw new BackupError(`${file} is incomplete: the backup was cut off.`)
}

// Referenced tables come first, so that the rows can be restored in the same order.
async function tablesInOrder(statements: Statements): Promise<BackupTable[]> {
  const found = await statements.query(`
    select n.nspname as schema, c.relname as name, c.oid::int8 as oid,
      (select json_agg(attname order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select coalesce(json_agg(confrelid::int8), '[]') from pg_constraint
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('auth', 'public') and c.relkind = 'r' order by 1, 2`)
  const Found = z.object({
    schema: z.string(),
    name: z.string(),
    oid: z.number(),
    columns: z.array(z.string()),
    needs: z.array(z.number()),
  })
  const waiting = found.map((row) => Found.parse(row))
  const ordered: typeof waiting = []
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ needs }) => needs.every((oid) => !waiting.some((other) => other.oid === oid)))
    if (next < 0) throw new BackupError('Two tables refer to each other, so that no order of them can be restored.')
    ordered.push(...waiting.splice(next, 1))
  }
  return ordered.map(({ schema, name, columns }) => ({ schema, name, columns }))
}

async function* rowsOf(statements: Statements, { schema, name }: BackupTable): AsyncGenerator<string[]> {
  // Line breaks can only be whitespace here: those inside text are escaped.
  await statements.script(`
    declare plateful_rows no scroll cursor for
    select replace(row_to_json(source)::text, e'\\n', ' ') as row from ${quoted(schema)}.${quoted(name)} as source`)
  for (;;) {
    const rows = await statements.query(`fetch ${ROWS_AT_ONCE} from plateful_rows`)
    if (rows.length === 0) break
    yield rows.map(({ row }) => String(row))
  }
  await statements.script('close plateful_rows')
}

export function quoted(name: string) {
  return `"${name.replaceAll('"', '""')}"`
}
