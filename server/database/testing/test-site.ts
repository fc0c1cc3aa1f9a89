// A site of a test file's own, with a database of its own, closed after its tests.
import { afterAll } from 'vitest'
import { openPostgres } from '#server/database/postgres-database.ts'
import { leavePlaces, newHome } from './places.ts'
import { openSite } from './site.ts'

export async function testSite() {
  const home = await newHome()
  const site = await openSite(home)
  afterAll(async () => {
    await site.backend.close()
    await leavePlaces()
  })
  return { site, home }
}

/** With a connection to its database that no policy restricts. */
export async function testSiteWithSql() {
  const { site, home } = await testSite()
  const sql = await openPostgres(home.databaseUrl)
  afterAll(() => sql.close()) // before the site: the last hook runs first
  return { site, sql }
}
