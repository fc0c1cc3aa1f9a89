// The server as operators run it: a process that starts and stops in order, alone or several on one database.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '#server/database/free-port.ts'
import { leavePlaces, newEmptyHome, newFolder, newFolderHome } from '#server/database/testing/places.ts'
import { type RunningServer, startServer } from '#server/testing/running-server.ts'

afterAll(leavePlaces)

const MINUTE = 60_000

async function keyOf({ origin }: RunningServer): Promise<string> {
  const html = await (await fetch(`${origin}/auth`)).text()
  return /sb_publishable_[\w-]+/.exec(html)?.[0] ?? ''
}

async function browserAt(server: RunningServer) {
  return createClient(server.origin, await keyOf(server), { auth: { persistSession: false, autoRefreshToken: false } })
}

test('told to stop, the server stops its database in order and leaves nothing running', {
  timeout: MINUTE,
}, async () => {
  const { dataDir } = newFolderHome()
  const server = await startServer({ dataDir })
  const { auth } = await browserAt(server)
  expect((await auth.signUp({ email: 'ada@example.test', password: 'a good password' })).error).toBeNull()
  await server.stop()
  expect(server.child.exitCode).toBe(0)
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  expect(existsSync(join(dataDir, 'plateful.lock'))).toBe(false)
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8').trim().split('\n').at(-1)).toContain('is shut down')
})

test('a server that cannot start says why in one sentence', { timeout: MINUTE }, async () => {
  const { dataDir } = newFolderHome()
  const server = await startServer({ dataDir })
  const second = startServer({ dataDir })
  await expect(second).rejects.toThrow(/did not start:\s+The data folder .* is in use by another Plateful/)
  await server.stop()
})

test('told to stop while it starts, or without a free port, it leaves no database running', {
  timeout: MINUTE,
}, async () => {
  const { dataDir } = newFolderHome()
  const file = join(dataDir, 'postgres', 'postmaster.pid')
  const starting = startServer({ dataDir })
  await expect.poll(() => existsSync(file), { timeout: MINUTE / 2, interval: 10 }).toBe(true)
  stopChildOf(dataDir)
  await starting.then(
    (server) => server.stop(), // it was open for a moment
    () => undefined,
  )
  expect(existsSync(file)).toBe(false)

  const port = await freePort()
  const taken = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1')
  await expect(startServer({ dataDir, port })).rejects.toThrow('did not start')
  expect(existsSync(file)).toBe(false)
  taken.close()
})

/** The folder's lock names the server that holds it. */
function stopChildOf(dataDir: string) {
  const { pid } = JSON.parse(readFileSync(join(dataDir, 'plateful.lock'), 'utf8'))
  process.kill(Number(pid), 'SIGTERM')
}

test('two servers on one database are one product', { timeout: 2 * MINUTE }, async () => {
  const { databaseUrl } = await newEmptyHome()
  const start = () => startServer({ dataDir: newFolder(), databaseUrl, logLevel: 'info' })
  const [one, two] = await Promise.all([start(), start()])
  // Migrations at the start: each was applied by one of them.
  const applied = `${one.said()}${two.said()}`.match(/"version":"\d+"/g) ?? []
  expect(applied.length).toBeGreaterThan(5)
  expect(new Set(applied).size).toBe(applied.length)
  expect(await keyOf(one)).toBe(await keyOf(two))

  // Signed up at one, a member is signed in at the other with the same token, and signs in there.
  const account = { email: 'ada@example.test', password: 'a good password' }
  const [atOne, atTwo] = await Promise.all([browserAt(one), browserAt(two)])
  const { data } = await atOne.auth.signUp(account)
  const session = { access_token: data.session?.access_token ?? '', refresh_token: data.session?.refresh_token ?? '' }
  expect((await atTwo.auth.setSession(session)).error).toBeNull()
  expect((await atTwo.from('water_logs').insert({ date: '2025-01-01', amount_ml: 250 })).error).toBeNull()
  expect((await atOne.from('daily_logs').select('water_intake_ml')).data).toEqual([{ water_intake_ml: 250 }])
  const phone = await browserAt(two)
  expect((await phone.auth.signInWithPassword(account)).error).toBeNull()

  // Revoked at one, a session cannot be renewed at the other; a new password is the only one at both.
  expect(
    (await atOne.auth.updateUser({ password: 'another good password', current_password: account.password })).error,
  ).toBeNull()
  expect((await atOne.auth.signOut({ scope: 'global' })).error).toBeNull()
  expect((await phone.auth.refreshSession()).error).not.toBeNull()
  expect((await phone.auth.signInWithPassword(account)).error?.code).toBe('invalid_credentials')
  expect((await phone.auth.signInWithPassword({ ...account, password: 'another good password' })).error).toBeNull()
  await Promise.all([one.stop(), two.stop()])
})
