// The tables of a backup and their rows, read in batches that fit into memory.
import { z } from 'zod'
import type { Statements } from '#server/database/database.ts'

export const BackupTable = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })
export type BackupTable = z.infer<typeof BackupTable>

/** A few photos or thousands of meals: PostgreSQL, the driver and we each hold a batch several times. */
export const BATCH_BYTES = 1024 * 1024
const BATCH_ROWS = 1000

/** Tables of a new schema or subject are included unless they are named here; docs/backups.md says why these aren't, and a test compares. */
const SCHEMAS = ['auth', 'public', 'private', 'plateful']
const NOT_INCLUDED = [
  ...['plateful.migrations', 'plateful.secrets'], // in the header
  ...['plateful.settings', 'private.host_rules', 'private.synced_stores', 'private.usage'], // written by the code, or counted after a restore
  ...['plateful.outbox', 'plateful.one_time_codes'], // an email must not be sent twice, nor a used code work again
  ...['plateful.sign_in_failures', 'plateful.mail_counts'], // matter for a day at most
  'plateful.backups', // of this site, not of the one that is restored
  'private.removed_photos', // files of this site
]

const Found = BackupTable.extend({ oid: z.number(), needs: z.array(z.number()) })

/** Referenced tables come first, so that the rows can be restored in the same order. */
export async function tablesInOrder(statements: Statements): Promise<BackupTable[]> {
  const found = await statements.query(
    `select n.nspname as schema, c.relname as name, c.oid::int8 as oid,
      (select json_agg(attname order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select coalesce(json_agg(confrelid::int8), '[]') from pg_constraint
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any($1::text[]) and n.nspname || '.' || c.relname <> all($2::text[]) and c.relkind = 'r'
    order by 1, 2`,
    [SCHEMAS, NOT_INCLUDED],
  )
  const waiting = found.map((row) => Found.parse(row))
  const ordered: typeof waiting = []
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ needs }) => needs.every((oid) => !waiting.some((other) => other.oid === oid)))
    if (next < 0) throw new Error('Two tables refer to each other, so that no order of them can be restored.')
    ordered.push(...waiting.splice(next, 1))
  }
  return ordered.map(({ schema, name, columns }) => ({ schema, name, columns }))
}

/** The bytes of a photo outside the database; null if its file is gone. */
export type PhotoBytes = (storedAs: string) => Promise<Buffer | null>

const StoredPhoto = z.looseObject({ stored_as: z.string().nullish() })

/** Each row as one line of JSON. */
export async function* rowsOf(
  statements: Statements,
  table: BackupTable,
  photoBytes: PhotoBytes,
): AsyncGenerator<string[]> {
  // Line breaks can only be whitespace here: those inside text are escaped.
  const line = `replace(row_to_json(source)::text, e'\\n', ' ')`
  const from = `from ${nameOf(table)} as source`
  // PostgreSQL collects a whole batch before it sends the first row.
  const [largest] = await statements.query(`select max(octet_length(${line}))::int4 as bytes ${from}`)
  const atOnce = Math.floor(BATCH_BYTES / Number(largest?.bytes || 1))
  await statements.script(`declare plateful_rows no scroll cursor for select ${line} as row ${from}`)
  for (;;) {
    const rows = await statements.query(`fetch ${Math.min(Math.max(atOnce, 1), BATCH_ROWS)} from plateful_rows`)
    if (rows.length === 0) break
    const lines = rows.map(({ row }) => String(row))
    if (nameOf(table) === PHOTOS) for (const photo of lines) yield* withBytes(photo, photoBytes)
    else yield lines
  }
  await statements.script('close plateful_rows')
}

const PHOTOS = nameOf({ schema: 'public', name: 'recipe_photos' })

/** A backup has every photo in itself, wherever it is. A photo without a file was removed after the snapshot, or is lost. */
async function* withBytes(line: string, photoBytes: PhotoBytes): AsyncGenerator<string[]> {
  const photo = StoredPhoto.parse(JSON.parse(line))
  if (!photo.stored_as) yield [line]
  else {
    const bytes = await photoBytes(photo.stored_as)
    if (bytes) yield [JSON.stringify({ ...photo, stored_as: null, bytes: `\\x${bytes.toString('hex')}` })]
  }
}

export function nameOf({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string {
  return `${quoted(schema)}.${quoted(name)}`
}

export function quoted(name: string) {
  return `"${name.replaceAll('"', '""')}"`
}
