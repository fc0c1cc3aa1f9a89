// A backup: every row of the members' data as compressed lines of JSON. It can be restored into any PostgreSQL,
// embedded or not.
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import type { Statements } from '#server/database/database.ts'
import { linesOf } from '#server/database/line-stream.ts'
import { appliedMigrations } from '#server/database/migrations.ts'
import { Secrets } from '#server/database/secrets.ts'
import { StorageError } from '#server/storage/file-store.ts'
import { BackupTable, type PhotoBytes, rowsOf, tablesInOrder } from './backup-rows.ts'

const Header = z.object({
  plateful: z.literal('backup'),
  version: z.literal(1),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  secrets: Secrets,
})
const Table = z.object({ table: BackupTable })
const End = z.object({ end: z.object({ rows: z.number().int() }) })

export type BackupHeader = z.infer<typeof Header>
type BackupPart = { header: BackupHeader } | { table: BackupTable } | { row: string }

/** With a message for the host. */
export class BackupError extends StorageError {}

const ROW_START = '{"row":'

/** The text of an archive, piece by piece. In one transaction it is a consistent snapshot, whatever is written meanwhile. */
export async function* archiveOf(
  statements: Statements,
  secrets: Secrets,
  photoBytes: PhotoBytes,
): AsyncGenerator<string> {
  await statements.script('set transaction isolation level repeatable read, read only')
  const migrations = (await appliedMigrations(statements)).map(({ version }) => version)
  const createdAt = new Date().toISOString()
  const header: BackupHeader = { plateful: 'backup', version: 1, createdAt, migrations, secrets }
  yield `${JSON.stringify(header)}\n`
  let count = 0
  for (const table of await tablesInOrder(statements)) {
    yield `${JSON.stringify({ table })}\n`
    for await (const rows of rowsOf(statements, table, photoBytes)) {
      yield rows.map((row) => `${ROW_START}${row}}\n`).join('')
      count += rows.length
    }
  }
  yield `${JSON.stringify({ end: { rows: count } })}\n`
}

/** The parts of an archive, in order. Throws at the end if something is missing. */
export async function* readArchive(file: string): AsyncGenerator<BackupPart> {
  const stream = createReadStream(file)
  const unpacked = stream.pipe(createGunzip({ chunkSize: 128 * 1024 }))
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
