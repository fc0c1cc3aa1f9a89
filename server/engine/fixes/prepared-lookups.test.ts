import { connect, type Socket } from 'node:net'
import type { PostgresConnection } from '@supabase/lite/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { socketFile } from '#server/database/embedded/postmaster-file.ts'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { openSite } from '#server/database/testing/site.ts'
import { driverOptions } from '#server/database/testing/sql.ts'
import { connectionTo, engineOn } from '#server/engine/testing/engine-on.ts'
import { ownMemberContext } from './member-context.ts'
import { prepareLookups } from './prepared-lookups.ts'

let databaseUrl = ''
let token = ''
beforeAll(async () => {
  const home = await newHome()
  databaseUrl = home.databaseUrl
  const site = await openSite(home)
  token = (await site.newMember()).token
  await site.backend.close()
})
afterAll(leavePlaces)

/**
 * A member reads twice: how often the second read waits for the database, and which statements are prepared by then.
 */
async function readTwice(...fixes: ((connection: PostgresConnection) => void)[]) {
  let exchanges = 0
  const { host, port } = driverOptions(databaseUrl)
  const socket = async () => counted(connect(socketFile({ socketFolder: host, port })), () => (exchanges += 1))
  const connection = connectionTo(databaseUrl, { socket })
  for (const fix of fixes) fix(connection)
  const engine = await engineOn(databaseUrl, connection)
  await engine.request('/rest/v1/water_logs?select=id', token)
  exchanges = 0
  const answer = await engine.request('/rest/v1/water_logs?select=amount_ml&amount_ml=gt.100', token)
  const secondRead = exchanges
  expect(await answer.json()).toEqual([])
  const prepared = await connection.driver.unsafe('select statement from pg_prepared_statements')
  await engine.close()
  const texts = prepared.map(({ statement }) => String(statement))
  return { secondRead, prepared: texts.filter((text) => !text.includes('pg_catalog')).sort() } // the driver's own
}

/** The driver writes once and waits for the response. */
function counted(socket: Socket, count: () => void): Socket {
  const write = socket.write.bind(socket)
  return Object.assign(socket, {
    write: (...values: unknown[]) => {
      count()
      return Reflect.apply(write, socket, values)
    },
  })
}

test('the engine alone still waits twice for each lookup of a request: when this fails, remove the fix', async () => {
  expect(await readTwice()).toEqual({ secondRead: 19, prepared: [] })
  // begin, commit, and two each for the member, the session, the policies' role, and the rows.
  expect(await readTwice(ownMemberContext)).toEqual({ secondRead: 10, prepared: [] })
})

test('with the fix it waits once for each, and members’ queries aren’t cached', async () => {
  const { secondRead, prepared } = await readTwice(ownMemberContext, prepareLookups)
  expect(secondRead).toBe(7)
  expect(prepared).toEqual([
    'select * from "auth"."sessions" where "id" = $1',
    'select * from "auth"."users" where "id" = $1',
    expect.stringMatching(/^select set_config\(/),
  ])
})
