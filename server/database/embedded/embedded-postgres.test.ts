// One database per folder: taken over if it is still running, started if it isn't, and never started twice.
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startWriter } from '#server/database/testing/killed-writer.ts'
import { leavePlaces, newFolder, newFolderHome } from '#server/database/testing/places.ts'
import { openSite } from '#server/database/testing/site.ts'
import { clusterFolder } from './cluster.ts'
import { isRunning, readPostmaster } from './postmaster-file.ts'
import { findPrograms } from './programs.ts'
import { socketFolderOf } from './settings.ts'

afterAll(leavePlaces)

const pidOf = (dataDir: string) => readPostmaster(clusterFolder(dataDir))?.pid ?? 0

test('a database left running by a killed server is taken over, and stopped in the end', async () => {
  const home = newFolderHome()
  const first = await openSite(home)
  const { email, password } = await first.newMember()
  await first.backend.close()
  const server = startWriter(home, { email, password }, '--idle')
  await once(server.stdout, 'data')
  server.kill('SIGKILL')
  await once(server, 'exit')
  const left = pidOf(home.dataDir)
  expect(isRunning(left, clusterFolder(home.dataDir))).toBe(true)
  const site = await openSite(home)
  expect(pidOf(home.dataDir)).toBe(left)
  expect((await site.visitor().auth.signInWithPassword({ email, password })).error).toBeNull()
  await site.backend.close()
  expect(isRunning(left, clusterFolder(home.dataDir))).toBe(false)
})

test('a database that dies is restarted, and members continue', async () => {
  const home = newFolderHome()
  const site = await openSite(home)
  const { token } = await site.newMember()
  const before = pidOf(home.dataDir)
  process.kill(before, 'SIGKILL')
  const read = async () => (await site.request('/rest/v1/water_logs', { token })).status
  // A connection of the old one may answer once more before it ends.
  await expect.poll(() => pidOf(home.dataDir), { timeout: 20_000 }).not.toBe(before)
  await expect.poll(read, { timeout: 20_000 }).toBe(200)
  await site.backend.close()
})

test('a process id that now belongs to another program blocks nobody', async () => {
  const home = newFolderHome()
  const lines = [process.ppid, clusterFolder(home.dataDir), 0, 5432, clusterFolder(home.dataDir), '', '0 0', 'ready']
  writeFileSync(join(clusterFolder(home.dataDir), 'postmaster.pid'), lines.join('\n'))
  const site = await openSite(home)
  expect(await site.backend.readiness.problem()).toBeNull()
  await site.backend.close()
})

test('a database that runs in another container is left alone', async () => {
  const home = newFolderHome()
  const site = await openSite(home)
  const file = join(clusterFolder(home.dataDir), 'postmaster.pid')
  const lock = join(home.dataDir, 'plateful.lock')
  const own = { pid: readFileSync(file, 'utf8'), lock: readFileSync(lock, 'utf8') }
  // As seen from this container: process ids that mean nothing here, and a socket that responds.
  writeFileSync(file, own.pid.replace(/^\d+/, '4194303'))
  writeFileSync(lock, own.lock.replace(/"host":"[^"]*"/, '"host":"another container"'))
  const other = startWriter(home, { email: '', password: '' }, '--idle')
  const [message] = await once(other.stderr, 'data')
  expect(String(message)).toContain('in use by another Plateful')
  writeFileSync(file, own.pid)
  expect(await site.backend.readiness.problem()).toBeNull()
  await site.backend.close()
})

test('a path too long for a socket gets a short private folder, which is removed afterward', async () => {
  const dataDir = join(newFolder(), 'a'.repeat(60), 'b'.repeat(60))
  const site = await openSite({ dataDir })
  const folder = readPostmaster(clusterFolder(dataDir))?.socketFolder ?? ''
  expect(folder.length).toBeLessThan(100)
  expect((await site.newMember()).token).not.toBe('')
  await site.backend.close()
  expect(existsSync(folder)).toBe(false)
})

test.runIf(process.getuid?.() === 0)('a short folder that somebody else has made is not used', () => {
  const cluster = join('/', 'c'.repeat(120))
  const folder = socketFolderOf(cluster, { command: (program) => [program, []], user: {}, owner: null })
  chownSync(folder, 65534, 65534)
  expect(() => socketFolderOf(cluster, { command: (program) => [program, []], user: {}, owner: null })).toThrow(
    'belongs to another user',
  )
  rmdirSync(folder)
})

test('on a platform without a PostgreSQL on npm, the message suggests DATABASE_URL', () => {
  expect(() => findPrograms(newFolder(), 'sunos-x64')).toThrow(/no embedded PostgreSQL for sunos-x64.*DATABASE_URL/)
})

test('a folder without its password is rejected, and a path that isn’t a folder is reported', async () => {
  const file = join(newFolder(), 'file')
  writeFileSync(file, '')
  await expect(openSite({ dataDir: file })).rejects.toThrow(`${file} is not a folder`)
  const dataDir = newFolder()
  mkdirSync(join(dataDir, 'postgres'))
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '18\n')
  await expect(openSite({ dataDir })).rejects.toThrow(/postgres\.password is missing/)
})
