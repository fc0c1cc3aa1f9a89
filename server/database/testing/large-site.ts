// A site with many photos and rows, backed up and restored by the real commands with their memory measured.
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { ODD_CHARACTERS, ODD_TEXT } from '#domain/text/testing/odd-characters.ts'
import { withoutSettings } from '#server/config.ts'
import type { Home } from './places.ts'
import { driverOptions } from './sql.ts'

export interface Size {
  photos: number
  rows: number
}

const PHOTO_BYTES = 200_000
const PHOTOS_AT_ONCE = 20

/** Bypasses triggers and quotas: one household has everything. */
export async function fillSite(url: string, { photos, rows }: Size): Promise<void> {
  const sql = postgres(driverOptions(url))
  await sql.unsafe('set session_replication_role = replica; set temp_file_limit = -1')
  const member = '00000000-0000-4000-8000-000000000001'
  await sql`insert into auth.users (id, email) values (${member}, 'large@example.test')`
  await sql`insert into public.households (id) values (${member})`
  await sql`insert into public.household_members (user_id, household_id, role) values (${member}, ${member}, 'owner')`
  await sql`
    insert into public.custom_recipes (household_id, id, body, created_by)
    select ${member}, 5000000000 + number, jsonb_build_object('title', 'Soup', 'note', ${ODD_TEXT}::text), ${member}
    from generate_series(1, ${photos}::int) number`
  const titles = ODD_CHARACTERS.map((sign) => `Soup${sign}with cheese`)
  await sql`
    insert into public.meal_entries (user_id, date, meal_type, recipe_id, recipe_title, quantity)
    select ${member}, date '2020-01-01' + (number % 2000), 'lunch', ${ODD_TEXT.slice(0, 60)},
      (${titles}::text[])[1 + number % ${titles.length}], 0.01 + number % 100
    from generate_series(1, ${rows}::int) number`
  for (let number = 1; number <= photos; number += PHOTOS_AT_ONCE) {
    const batch = Array.from({ length: Math.min(PHOTOS_AT_ONCE, photos - number + 1) }, (_, at) => ({
      household_id: member,
      recipe_id: 5_000_000_000 + number + at,
      bytes: Buffer.concat([Buffer.from('ffd8ff', 'hex'), randomBytes(PHOTO_BYTES)]),
      content_type: 'image/jpeg',
      width: 640,
      height: 480,
    }))
    await sql`insert into public.recipe_photos ${sql(batch)}`
  }
  await sql`select private.recount_usage()`
  await sql.end()
}

/** A digest of every row of every table, sorted. */
export async function digestsOf(url: string): Promise<Record<string, string[]>> {
  const sql = postgres(driverOptions(url))
  await sql.unsafe(`set timezone = 'UTC'; set temp_file_limit = -1`)
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('auth', 'public', 'private') order by 1`
  const digests: Record<string, string[]> = {}
  for (const { name } of tables) {
    const rows = await sql.unsafe(`select md5(source::text) as digest from ${name} source order by 1`)
    digests[name] = rows.map(({ digest }) => String(digest))
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
export async function runMeasured(script: 'backup' | 'restore', file: string, home: Home): Promise<Measured> {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const tellMemory = `data:text/javascript,process.on('exit',()=>console.error('maxRSS',process.resourceUsage().maxRSS))`
  const env = { ...withoutSettings(process.env), DATA_DIR: home.dataDir, DATABASE_URL: home.databaseUrl ?? '' }
  const began = performance.now()
  const args = ['--import', tellMemory, `scripts/${script}.ts`, file]
  const { stderr } = await promisify(execFile)(process.execPath, args, { cwd: root, env })
  const kilobytes = Number(/maxRSS (\d+)/.exec(stderr)?.[1])
  return { seconds: (performance.now() - began) / 1000, megabytes: Math.round(kilobytes / 1024) }
}
