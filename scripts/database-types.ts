// npm run types:database: generates web/data/database.types.ts from the migrations, using a temporary database.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseTypes } from '#server/database/database-types.ts'
import { openFolder } from '#server/database/folder-database.ts'
import { openBackend } from '#server/open-backend.ts'

const target = 'web/data/database.types.ts'
const dataDir = await mkdtemp(join(tmpdir(), 'plateful-types-'))
const backend = await openBackend({ dataDir, publicUrl: 'http://localhost', log: () => undefined })
await backend.close()
const database = await openFolder(dataDir)
await writeFile(target, await databaseTypes(database))
await database.close()
await rm(dataDir, { recursive: true })
console.log(`Wrote ${target}.`)
