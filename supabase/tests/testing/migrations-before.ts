import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { OWN_MIGRATIONS } from '#server/database/migrations.ts'
import { newFolder } from '#server/database/testing/places.ts'

/** A folder with the migrations of an older Plateful. */
export function migrationsBefore(version: string): string {
  const migrations = newFolder()
  cpSync(OWN_MIGRATIONS, migrations, { recursive: true })
  for (const file of readdirSync(migrations)) if (file >= version) rmSync(join(migrations, file))
  return migrations
}
