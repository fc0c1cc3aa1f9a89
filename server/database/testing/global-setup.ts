// Before all tests: one embedded database for the whole run, with a migrated template that each test file copies.
import { cpSync } from 'node:fs'
import postgres from 'postgres'
import { startEmbedded } from '#server/database/embedded/embedded-postgres.ts'
import { openBackend } from '#server/engine/open-backend.ts'
import { leaveFolders, newFolder } from './folders.ts'
import { driverOptions } from './sql.ts'

export const TEMPLATE = 'plateful_template'

export async function setup() {
  if (process.env.TEST_DATABASE) return async () => undefined // another project of this run was first
  const template = newFolder()
  const backend = await openBackend({ dataDir: template, publicUrl: 'http://localhost', log: () => undefined })
  await backend.close()
  const running = newFolder()
  cpSync(template, running, { recursive: true })
  const server = await startEmbedded(running, { maxConnections: 500 })
  const sql = postgres(driverOptions(server.url))
  await sql.unsafe(`create database ${TEMPLATE} template postgres`)
  await sql.end()
  process.env.TEST_FOLDER = template
  process.env.TEST_DATABASE = server.url
  return async () => {
    await server.stop()
    leaveFolders()
  }
}
