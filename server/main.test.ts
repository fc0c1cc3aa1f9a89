// The server as operators run it: a process that starts and stops in order.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '#server/database/free-port.ts'
import { leavePlaces, newFolderHome } from '#server/database/testing/places.ts'
import { openPhoenixClient } from '#server/realtime/testing/phoenix-client.ts'
import { browserAt, keyOf, startServer } from '#server/testing/running-server.ts'

afterAll(leavePlaces)

const MINUTE = 60_000

test('when stopped, the server stops its database in order and leaves nothing running', {
  timeout: MINUTE,
}, async () => {
  const { dataDir } = newFolderHome()
  const server = await startServer({ dataDir })
  const { auth } = await browserAt(server)
  expect((await auth.signUp({ email: 'ada@example.test', password: 'a good password' })).error).toBeNull()
  // A member's open page must not delay the shutdown.
  const realtime = `${server.origin.replace('http', 'ws')}/realtime/v1/websocket?apikey=${await keyOf(server)}&vsn=2.0.0`
  const page = await openPhoenixClient(realtime)
  await server.stop()
  expect(await page.closed).toBe(1001)
  expect(server.child.exitCode).toBe(0)
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  expect(existsSync(join(dataDir, 'plateful.lock'))).toBe(false)
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8').trim().split('\n').at(-1)).toContain('is shut down')
})

test('a server that can’t start gives the reason in one sentence', { timeout: MINUTE }, async () => {
  const { dataDir } = newFolderHome()
  const server = await startServer({ dataDir })
  const second = startServer({ dataDir })
  await expect(second).rejects.toThrow(/did not start:\s+The data folder .* is in use by another Plateful/)
  await server.stop()
})

test('when stopped during startup, or without a free port, it leaves no database running', {
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
  await expect(startServer({ dataDir, port })).rejects.toThrow(
    /did not start:\s+Port \d+ is in use by another program\. [^\n]*\n?$/,
  )
  expect(existsSync(file)).toBe(false)
  taken.close()
})

/** The folder's lock names the server that uses it. */
function stopChildOf(dataDir: string) {
  const { pid } = JSON.parse(readFileSync(join(dataDir, 'plateful.lock'), 'utf8'))
  process.kill(Number(pid), 'SIGTERM')
}
