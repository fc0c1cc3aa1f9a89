// npm run backup [-- file]: writes all member data to one file, even while the server runs; without a file, to where
// BACKUP_TO says. --keep 14 then removes the oldest backups there until 14 are left.
// npm run backup -- --verify [file]: reads a backup to its end and restores it into a database of its own.
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackup, makeNextBackup } from '#server/backups/backup.ts'
import { checkBackup } from '#server/backups/check-backup.ts'
import { fetchBackup } from '#server/backups/fetch-backup.ts'
import { readConfig } from '#server/config.ts'

async function verify(wanted: string | null) {
  const backup = await fetchBackup(wanted, config, tmpdir())
  try {
    const { createdAt, rows, accounts, recipes, photos } = await checkBackup(backup.file)
    console.log(
      `${backup.name} is complete and can be restored: ${rows} rows, as of ${createdAt}, with ${accounts} accounts, ${recipes} recipes and ${photos} photos.`,
    )
  } finally {
    await backup.dispose()
  }
}

async function write(wanted: string | null, keep: number | null) {
  const { name, rows, bytes, removed } = wanted
    ? await makeBackup(config, resolve(wanted))
    : await makeNextBackup(config, { ...config.backups, keep })
  console.log(
    `Wrote ${name} (${rows} rows, ${Math.ceil(bytes / 1024)} KB). Keep it safe: it contains members’ data and secrets.`,
  )
  if (removed > 0) console.log(`Older backups that were removed: ${removed}.`)
}

const config = readConfig(process.env)
try {
  const options = { keep: { type: 'string' }, verify: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [wanted = null] = positionals
  const keep = values.keep === undefined ? config.backups.keep : Number(values.keep)
  if (keep !== null && !(Number.isInteger(keep) && keep > 0))
    throw new Error('Say how many backups to keep, for example --keep 14.')
  if (config.hostedBackend) throw new Error('The members’ data is in hosted Supabase, which makes its own backups.')
  if (values.verify) await verify(wanted)
  else await write(wanted, wanted ? null : keep)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
