import type { PostgresConnection } from '@supabase/lite/postgres'
import { afterAll, expect, test } from 'vitest'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { connectionTo } from '#server/engine/testing/engine-on.ts'
import { ownMemberContext } from './member-context.ts'

afterAll(leavePlaces)

const id = '7a1f3c52-6a0e-4f39-9a53-0c6f7f1f5a11'
const member = { auth: { role: 'authenticated', uid: id, jwt: { sub: id, role: 'authenticated' } } }

/**
 * What a member's request returns, which statements identified the member to the database, and what visitors can read
 * afterward.
 */
async function ask(fix: (connection: PostgresConnection) => void = () => undefined) {
  const { databaseUrl } = await newHome()
  const texts: string[] = []
  const connection = connectionTo(databaseUrl, { debug: (_, text) => void texts.push(text) })
  fix(connection)
  const settings = await connection.withContext(member, (statements) =>
    statements
      .selectNoFrom((sql) =>
        ['role', 'request.jwt.claim.sub', 'request.jwt.claim.role', 'request.jwt.claims'].map((name) =>
          sql.fn('current_setting', [sql.val(name)]).as(name),
        ),
      )
      .executeTakeFirst(),
  )
  const [rights] = await connection.driver`select has_table_privilege('anon', 'public.water_logs', 'select') as read`
  await connection.close()
  return {
    settings,
    telling: texts.filter((text) => /set_config|^set local/i.test(text)),
    visitorsMayRead: rights?.read,
  }
}

const asked = {
  role: 'authenticated',
  'request.jwt.claim.sub': id,
  'request.jwt.claim.role': 'authenticated',
  'request.jwt.claims': JSON.stringify(member.auth.jwt),
}

test('the engine alone still gives visitors every right, and needs six statements: when this fails, remove the fix', async () => {
  const { settings, telling, visitorsMayRead } = await ask()
  expect(settings).toEqual(asked)
  expect(telling).toHaveLength(6)
  expect(visitorsMayRead).toBe(true)
})

test('with the fix one statement says the same, and rights stay as the migrations gave them', async () => {
  const { settings, telling, visitorsMayRead } = await ask(ownMemberContext)
  expect(settings).toEqual(asked)
  expect(telling).toHaveLength(1)
  expect(visitorsMayRead).toBe(false)
})

test('with the fix a request without a member runs as a visitor', async () => {
  const { databaseUrl } = await newHome()
  const connection = connectionTo(databaseUrl)
  ownMemberContext(connection)
  const found = await connection.withContext({}, (statements) =>
    statements.selectNoFrom((sql) => sql.fn('current_setting', [sql.val('role')]).as('role')).executeTakeFirst(),
  )
  expect(found).toEqual({ role: 'anon' })
  await connection.close()
})
