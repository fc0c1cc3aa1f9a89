// Moves photos to where PHOTO_STORE says, one by one: safe while servers run, and it goes on where it stopped. A photo that
// is replaced meanwhile stays as its owner left it.
import { createHash } from 'node:crypto'
import type { Row, Statements } from '#server/database/database.ts'
import type { PhotoFiles } from './photo-files.ts'
import { withoutMetadata } from './without-metadata.ts'

export interface Moved {
  moved: number
  /** Their file is gone, or they aren't photos. */
  left: number
}

interface Options {
  /** Only those whose bytes are in the database. */
  onlyFromDatabase?: boolean
  atMost?: number
  onMoved?: (moved: number) => void
}

export async function movePhotos(database: Statements, files: PhotoFiles, options: Options = {}): Promise<Moved> {
  const { atMost = Number.POSITIVE_INFINITY, onMoved } = options
  const elsewhere =
    files.target === 'database'
      ? 'stored_as is not null'
      : `(stored_as is null${options.onlyFromDatabase ? '' : ` or stored_as not like '${files.target}/%'`})`
  const result = { moved: 0, left: 0 }
  let [household, recipe] = ['00000000-0000-0000-0000-000000000000', '0']
  while (result.moved + result.left < atMost) {
    const [row] = await database.query(
      `select household_id, recipe_id, bytes, stored_as, hash, content_type from public.recipe_photos
       where ${elsewhere} and (household_id, recipe_id) > ($1, $2) order by household_id, recipe_id limit 1`,
      [household, recipe],
    )
    if (!row) break
    ;[household, recipe] = [String(row.household_id), String(row.recipe_id)]
    if (await movePhoto(database, files, row)) result.moved++
    else result.left++
    onMoved?.(result.moved)
  }
  return result
}

/** The photo that a member has just saved. */
export async function moveSaved(database: Statements, files: PhotoFiles, member: string, recipe: number) {
  const [row] = await database.query(
    `select photo.household_id, recipe_id, bytes, stored_as, hash, content_type from public.recipe_photos photo
       join public.household_members membership on membership.household_id = photo.household_id
     where membership.user_id = $1 and recipe_id = $2 and stored_as is null`,
    [member, recipe],
  )
  if (row) await movePhoto(database, files, row)
}

async function movePhoto(database: Statements, files: PhotoFiles, row: Row): Promise<boolean> {
  const from = row.stored_as === null ? null : String(row.stored_as)
  const bytes = from ? await files.read(from) : Buffer.from(String(row.bytes).slice('\\x'.length), 'hex')
  if (!bytes) return false
  if (from && hashOf(bytes) !== row.hash) return false
  // Photos that were stored by version 0.2 still say where they were taken.
  const photo = withoutMetadata(bytes)
  if (typeof photo === 'string') return false
  const to = files.target === 'database' ? null : await files.write(photo.bytes, photo.type)
  const [done] = await database.query(
    `update public.recipe_photos set bytes = $1, stored_as = $2, hash = $3, size = $4
     where household_id = $5 and recipe_id = $6 and hash = $7 and stored_as is not distinct from $8 returning 1 as done`,
    [
      to ? null : photo.bytes,
      to,
      hashOf(photo.bytes),
      photo.bytes.length,
      ...[row.household_id, row.recipe_id, row.hash, from],
    ],
  )
  if (!done && to) await files.remove(to) // replaced or removed meanwhile
  return Boolean(done)
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
