// A site with many photos and rows, backed up and restored by the real commands with their memory measured.
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ODD_CHARACTERS, ODD_TEXT } from '#domain/text/testing/odd-characters.ts'
import { withoutSettings } from '#server/config.ts'
import type { Home } from './places.ts'
import { connectSql } from './sql.ts'

export interface Size {
  photos: number
  rows: number
}

const PHOTO_BYTES = 200_000
const PHOTOS_AT_ONCE = 20

/** WebP, 640 by 480 pixels, as far as it is read by anybody who doesn't draw it. */
export function randomPhoto(): Buffer {
  const picture = Buffer.concat([Buffer.from('3001009d012a8002e001', 'hex'), randomBytes(PHOTO_BYTES)])
  const head = Buffer.from('RIFF____WEBPVP8 ____')
  head.writeUInt32LE(picture.length + 12, 4)
  head.writeUInt32LE(picture.length, 16)
  return Buffer.concat([head, picture])
}

/** Bypasses triggers and quotas: one household has everything. */
export async function fillSite(url: string, { photos, rows }: Size): Promise<void> {
  const sql = await connectSql(url)
  await sql.query('set session_replication_role = replica; set temp_file_limit = -1')
  const member = '00000000-0000-4000-8000-000000000001'
  await sql.query(`insert into auth.users (id, email) values ($1, 'large@example.test')`, [member])
  await sql.query('insert into public.households (id) values ($1)', [member])
  await sql.query(
    `insert into public.household_members (user_id, household_id, role) values ($1::uuid, $1::uuid, 'owner')`,
    [member],
  )
  await sql.query(
    `insert into public.custom_recipes (household_id, id, body, created_by)
     select $1::uuid, 5000000000 + number, jsonb_build_object('title', 'Soup', 'note', $2::text), $1::uuid
     from generate_series(1, $3::int) number`,
    [member, ODD_TEXT, photos],
  )
  const titles = ODD_CHARACTERS.map((sign) => `Soup${sign}with cheese`)
  await sql.query(
    `insert into public.meal_entries (user_id, date, meal_type, recipe_id, recipe_title, quantity)
     select $1, date '2020-01-01' + (number % 2000), 'lunch', $2, ($3::text[])[1 + number % $4::int],
       0.01 + number % 100
     from generate_series(1, $5::int) number`,
    [member, ODD_TEXT.slice(0, 60), titles, titles.length, rows],
  )
  for (let number = 1; number <= photos; number += PHOTOS_AT_ONCE) {
    const bytes = Array.from({ length: Math.min(PHOTOS_AT_ONCE, photos - number + 1) }, randomPhoto)
    await sql.query(
      `insert into public.recipe_photos (household_id, recipe_id, own_recipe_id, bytes, hash, size, content_type, width, height)
       select $1, 5000000000 + $2::int - 1 + place, 5000000000 + $2::int - 1 + place, photo,
         encode(sha256(photo), 'hex'), octet_length(photo), 'image/webp', 640, 480
       from unnest($3::bytea[]) with ordinality as photos (photo, place)`,
      [member, number, bytes],
    )
  }
  await sql.query('select private.recount_usage()')
  await sql.end()
}

/** A restored site counts its revisions from the start; devices then fetch everything once. */
const STARTED_ANEW = ['revisions', 'changed_rows']

/** A digest of every row of every other table, sorted. */
export async function digestsOf(url: string): Promise<Record<string, string[]>> {
  const sql = await connectSql(url)
  await sql.query(`set timezone = 'UTC'; set temp_file_limit = -1`)
  const tables = await sql.query<{ name: string }>(
    `
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('auth', 'public', 'private') and tablename <> all ($1) order by 1`,
    [STARTED_ANEW],
  )
  const digests: Record<string, string[]> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql.query<{ digest: string }>(
      `select md5(source::text) as digest from ${name} source order by 1`,
    )
    digests[name] = rows.map(({ digest }) => digest)
  }
  await sql.end()
  return digests
}

export interface Measured {
  seconds: number
  /** The most memory that Node used. */
  megabytes: number
}

/** `npm run backup` or `npm run restore`, in a process of its own. */
export async function runMeasured(
  script: 'backup' | 'restore',
  file: string,
  home: Home,
  settings: Record<string, string> = {},
): Promise<Measured> {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const tellMemory = `data:text/javascript,process.on('exit',()=>console.error('maxRSS',process.resourceUsage().maxRSS))`
  const env = {
    ...withoutSettings(process.env),
    DATA_DIR: home.dataDir,
    DATABASE_URL: home.databaseUrl ?? '',
    ...settings,
  }
  const began = performance.now()
  const args = ['--import', tellMemory, `scripts/${script}.ts`, file]
  const { stderr } = await promisify(execFile)(process.execPath, args, { cwd: root, env })
  const kilobytes = Number(/maxRSS (\d+)/.exec(stderr)?.[1])
  return { seconds: (performance.now() - began) / 1000, megabytes: Math.round(kilobytes / 1024) }
}
