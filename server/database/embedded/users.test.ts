// Different users starting the server: root, root in a container without user namespaces, an ordinary user.
import { execFile } from 'node:child_process'
import { chmodSync, chownSync, cpSync, globSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { leavePlaces, newFolder } from '#server/database/testing/places.ts'
import { findPrograms } from './programs.ts'

afterAll(leavePlaces)

const run = promisify(execFile)
const isRoot = process.getuid?.() === 0
const nobody = { uid: 65534, gid: 65534 }

/** Uses the site as a new member in a separate process; its output is "done". */
const live = (dataDir: string, options: { uid?: number; gid?: number; env?: NodeJS.ProcessEnv } = {}) =>
  run(process.execPath, ['server/database/testing/offline.ts', dataDir], options)

/** As in a container that forbids user namespaces: the program exists but fails. */
function withoutNamespaces() {
  const programs = newFolder()
  chmodSync(programs, 0o755)
  symlinkSync('/bin/false', join(programs, 'unshare'))
  return { env: { ...process.env, PATH: `${programs}:${process.env.PATH}` } }
}

/** As root with only these rights, in a container that forbids user namespaces. */
function liveWith(rights: readonly string[], dataDir: string, ...options: string[]) {
  const bounding = ['-all', ...rights.map((right) => `+${right}`)].join(',')
  const program = [process.execPath, 'server/database/testing/offline.ts', dataDir, ...options]
  return run('setpriv', ['--bounding-set', bounding, ...program], withoutNamespaces())
}

function folderOf({ uid, gid }: typeof nobody) {
  const folder = newFolder()
  chownSync(folder, uid, gid)
  return folder
}

/** Another user can only start a checkout that others can enter. */
const isOpenToOthers = await run('/bin/sh', ['-c', `cd '${process.cwd()}' && '${process.execPath}' --version`], nobody)
  .then(() => true)
  .catch(() => false)
const hasNamespaces = await run('unshare', ['--user', '--map-user=65534', 'true']).then(
  () => true,
  () => false,
)

const hasSetpriv = await run('setpriv', ['--version']).then(
  () => true,
  () => false,
)

const hasNssWrapper = globSync('/usr/lib/*/libnss_wrapper.so').length > 0

describe.runIf(isRoot && process.platform === 'linux')('root', () => {
  test.runIf(hasNamespaces)('serves from a folder that only root can enter, and owns every file', async () => {
    const dataDir = join(newFolder(), 'closed', 'data')
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    expect((await live(dataDir)).stdout).toBe('done')
    expect(statSync(join(dataDir, 'postgres', 'PG_VERSION')).uid).toBe(0)
  })

  test.runIf(isOpenToOthers)(
    'without user namespaces, hands the database to another user and takes it back',
    async () => {
      const parent = newFolder()
      chmodSync(parent, 0o711)
      const dataDir = join(parent, 'data')
      expect((await live(dataDir, withoutNamespaces())).stdout).toBe('done')
      const { uid, mode } = statSync(join(dataDir, 'postgres'))
      expect(uid).not.toBe(0)
      expect(mode & 0o777).toBe(0o700)
      expect(statSync(join(dataDir, 'postgres.password'))).toMatchObject({ uid: 0, mode: 0o100600 })
      expect(statSync(dataDir).mode & 0o777).toBe(0o711)
      if (!hasNamespaces) return
      expect((await live(dataDir)).stdout).toBe('done')
      expect(statSync(join(dataDir, 'postgres', 'PG_VERSION')).uid).toBe(0)
      expect((await live(dataDir, withoutNamespaces())).stdout).toBe('done')
    },
  )

  /** The rights that Docker and Podman leave to root. */
  const CONTAINER = ['chown', 'dac_override', 'fowner', 'fsetid', 'kill', 'setgid', 'setuid', 'net_bind_service']

  test.runIf(isOpenToOthers && hasSetpriv)(
    'serves with the rights of root in a container, also after a crash',
    async () => {
      const parent = newFolder()
      chmodSync(parent, 0o711)
      const dataDir = join(parent, 'data')
      expect((await liveWith(CONTAINER, dataDir)).stdout).toBe('done')
      // Its postmaster is killed, and its other processes may still be there when the next one starts.
      await expect(liveWith(CONTAINER, dataDir, '--crash')).rejects.toThrow()
      expect((await liveWith(CONTAINER, dataDir)).stdout).toBe('done')
      expect(statSync(join(dataDir, 'postgres')).uid).not.toBe(0)
    },
  )

  test.runIf(isOpenToOthers && hasSetpriv).each([
    ['no rights', [], /may not switch to another user here.*DATABASE_URL/s],
    ['the right to switch users only', ['setuid', 'setgid'], /may not give .* to user \d+.*DATABASE_URL/s],
  ])('with %s gets a message', async (_, rights, message) => {
    const parent = newFolder()
    chmodSync(parent, 0o711)
    await expect(liveWith(rights, join(parent, 'data'))).rejects.toThrow(message)
  })

  test('without any option gets a message that suggests DATABASE_URL', async () => {
    const dataDir = join(newFolder(), 'data') // in a folder that only root can enter
    await expect(live(dataDir, withoutNamespaces())).rejects.toThrow(
      /does not run as root.*cannot enter .*DATABASE_URL/s,
    )
  })
})

describe.runIf(isRoot && isOpenToOthers && process.platform === 'linux')('an ordinary user', () => {
  test('serves from a folder of their own', async () => {
    const dataDir = folderOf(nobody)
    expect((await live(dataDir, nobody)).stdout).toBe('done')
    expect(statSync(join(dataDir, 'postgres', 'PG_VERSION')).uid).toBe(nobody.uid)
  })

  test('is told which folder they can’t enter', async () => {
    const dataDir = newFolder()
    await expect(live(dataDir, nobody)).rejects.toThrow(`can’t write to ${dataDir}`)
  })

  const unnamed = { uid: 54_321, gid: 54_321 }

  test.runIf(hasNssWrapper)('whose user id has no name serves with nss_wrapper', async () => {
    const dataDir = folderOf(unnamed)
    expect((await live(dataDir, { ...unnamed, ...withoutNamespaces() })).stdout).toBe('done')
    expect(statSync(join(dataDir, 'postgres', 'PG_VERSION')).uid).toBe(unnamed.uid)
  })

  test.runIf(!hasNssWrapper)('whose user id has no name is told so', async () => {
    await expect(live(folderOf(unnamed), { ...unnamed, ...withoutNamespaces() })).rejects.toThrow(
      /user 54321, who has no name.*DATABASE_URL/s,
    )
  })

  test('can run PostgreSQL’s programs from a read-only package', async () => {
    const { postgres } = findPrograms(newFolder())
    const native = dirname(dirname(postgres))
    const copy = newFolder()
    chmodSync(copy, 0o755)
    for (const part of ['bin', 'lib', 'pg-symlinks.json'])
      cpSync(join(native, part), join(copy, 'native', part), { recursive: true, filter: isNoLink })
    const scratch = join(folderOf(nobody), 'lib')
    const code = `import { linkLibraries } from '#server/database/embedded/programs.ts'
      console.log(JSON.stringify(linkLibraries('${copy}', '${scratch}')))`
    const linked = await run(process.execPath, ['--input-type=module', '--eval', code], nobody)
    const env: Record<string, string> = JSON.parse(linked.stdout)
    expect(Object.values(env)).toEqual([scratch])
    const { stdout } = await run(join(copy, 'native', 'bin', 'postgres'), ['--version'], { env, ...nobody })
    expect(stdout).toContain('PostgreSQL) 18')
  })
})

const links: { target: string }[] = JSON.parse(
  readFileSync(join(dirname(dirname(findPrograms(newFolder()).postgres)), 'pg-symlinks.json'), 'utf8'),
)

function isNoLink(path: string) {
  return !links.some(({ target }) => path.endsWith(target.slice('native'.length)))
}
