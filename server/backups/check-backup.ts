// Whether a backup can be trusted: reads it to its end, restores it into a database of its own, and brings that to today's
// version. Nothing of it stays.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFolder } from '#server/database/folder-database.ts'
import { OWN_MIGRATIONS, readMigrations } from '#server/database/migrations.ts'
import { prepareSchema } from '#server/schema.ts'
import { BackupError } from './backup-archive.ts'
import { restoreBackup } from './restore.ts'

export interface CheckedBackup {
  createdAt: string
  rows: number
  accounts: number
  recipes: number
  photos: number
}

export async function checkBackup(file: string): Promise<CheckedBackup> {
  const folder = await mkdtemp(join(tmpdir(), 'plateful-check-'))
  const dataDir = join(folder, 'data')
  try {
    const { rows, createdAt } = await restoreBackup(file, { dataDir, log: () => undefined })
    const database = await openFolder(dataDir, { mayCreate: false })
    try {
      const migrations = await readMigrations(OWN_MIGRATIONS)
      await prepareSchema(database, { migrations, log: () => undefined })
      const [counts] = await database.query(
        `select (select count(*) from auth.users)::int4 as accounts,
           (select count(*) from public.custom_recipes)::int4 as recipes,
           (select count(*) from public.recipe_photos)::int4 as photos`,
      )
      if (!counts) throw new BackupError(`${file} can’t be restored.`)
      const { accounts, recipes, photos } = counts
      return { createdAt, rows, accounts: Number(accounts), recipes: Number(recipes), photos: Number(photos) }
    } finally {
      await database.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
