// Before all tests: one embedded database for the whole run, with a migrated template that each test file copies.
import { cpSync } from 'node:fs'
import { startEmbedded } from '#server/database/embedded/embedded-postgres.ts'
import { openBackend } from '#server/open-backend.ts'
import { leaveFolders, newFolder } from './folders.ts'
import { runSql } from './sql.ts'

export const TEMPLATE = 'plateful_template'

export async function setup() {
  if (process.env.TEST_DATABASE) return async () => undefined // another project of this run was first
  const template = newFolder()
  const backend = await openBackend({ dataDir: template, publicUrl: 'http://localhost', log: () => undefined })
  await backend.close()
  const running = newFolder()
  cpSync(template, running, { recursive: true })
  const server = await startEmbedded(running, { maxConnections: 500 })
  await runSql(server.url, `create database ${TEMPLATE} template postgres`)
  process.env.TEST_FOLDER = template
  process.env.TEST_DATABASE = server.url
  return async () => {
    await server.stop()
    leaveFolders()
  }
}
