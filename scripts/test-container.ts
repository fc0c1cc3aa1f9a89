// npm run test:container: builds the image and runs it in the ways that hosts run containers. Takes several minutes, and
// needs root with mmdebstrap, buildah and runc. Ends with "N passed, N failed".
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { freePort } from '#server/database/free-port.ts'
import { startPostgres } from '#server/database/testing/postgres.ts'
import { buildImage, PROGRAMS } from './container/build-image.ts'
import { type Container, DOCKERS_RIGHTS, type RunOptions, runContainer } from './container/run-container.ts'

const missing = PROGRAMS.filter((program) => {
  try {
    execFileSync('which', [program])
    return false
  } catch {
    return true
  }
})
if (process.getuid?.() !== 0 || missing.length > 0) {
  console.log(`Skipped: needs root${missing.length > 0 ? ` and ${missing.join(', ')}` : ''}.\n0 passed, 0 failed`)
  process.exit(0)
}

const folder = mkdtempSync(join(tmpdir(), 'plateful-container-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
chmodSync(folder, 0o755)
const image = buildImage()
console.log(`The image has ${image.megabytes} MB.`)

const NAMED = { uid: 10_001, gid: 10_001 }
const RANDOM = { uid: 123_456, gid: 0 }
const ROOT = { uid: 0, gid: 0 }
const PASSWORD = 'a good password'

/** What Docker makes of a new volume: the image's folder with its rights. */
function newVolume() {
  const data = mkdtempSync(join(folder, 'data-'))
  chmodSync(data, statSync(join(image.root, 'data')).mode & 0o7777)
  return data
}

const start = async (options: Omit<RunOptions, 'port'>) =>
  runContainer(image, folder, { ...options, port: await freePort() })

async function browserAt({ origin }: Container) {
  const html = await (await fetch(`${origin}/auth`)).text()
  const [key = ''] = /sb_publishable_[\w-]+/.exec(html) ?? []
  return createClient(origin, key, { auth: { persistSession: false, autoRefreshToken: false } })
}

/** A page, a picture, a sign-up, a row and a week. */
async function use(container: Container, email = 'ada@example.test') {
  await container.ready()
  for (const path of ['/', '/recipes/90000101', '/img/site/hero-1600.avif'])
    assert.equal((await fetch(container.origin + path)).status, 200, path)
  const { auth, ...browser } = await browserAt(container).then((client) => ({ auth: client.auth, rows: client }))
  assert.equal((await auth.signUp({ email, password: PASSWORD })).error, null)
  assert.equal((await browser.rows.from('water_logs').insert({ date: '2026-01-01', amount_ml: 250 })).error, null)
  const week = `${container.origin}/api/mealplanner/generate?timeFrame=week&targetCalories=2000`
  assert.equal((await fetch(week)).status, 200)
}

const scriptsOf = (folder: string) => globSync('*.js', { cwd: folder }).sort()

async function stop(container: Container) {
  container.kill('TERM')
  assert.equal(await container.endsBy(30_000), 0)
}

async function refuses(options: Omit<RunOptions, 'port'>, message: RegExp) {
  const container = await start(options)
  assert.notEqual(await container.endsBy(60_000), 0)
  assert.match(container.output(), message)
  assert.doesNotMatch(container.output(), /\n\s+at /) // no stack
}

const postgres = await startPostgres()

const tests: Record<string, () => Promise<void>> = {
  'the image names an ordinary user, one volume and node itself': async () => {
    const { User, Volumes, Entrypoint } = image.config
    assert.deepEqual([User, Object.keys(Volumes), Entrypoint[0]], ['10001', ['/data'], 'node'])
  },
  'the named user without capabilities, with a read-only root: also the health check, a backup and a stop':
    async () => {
      const container = await start({ user: NAMED, data: newVolume() })
      await use(container)
      const [, ...check] = image.config.Healthcheck.Test
      container.exec(...check)
      assert.match(container.exec('node', 'scripts/backup.ts'), /^Wrote \/data\/backups\//)
      await stop(container)
      assert.throws(() => container.exec(...check))
    },
  'after kill -9, a new container goes on with the same volume, for pages that are still open, too': async () => {
    const data = newVolume()
    const first = await start({ user: NAMED, data })
    await use(first)
    first.kill('KILL')
    await first.endsBy(30_000)
    const scripts = join(data, 'earlier-scripts')
    assert.deepEqual(scriptsOf(scripts), scriptsOf(join(image.root, 'app/dist/web/assets')))
    writeFileSync(join(scripts, 'page-of-an-earlier-version.js'), 'export {}')
    const second = await start({ user: NAMED, data })
    await second.ready()
    assert.equal((await fetch(`${second.origin}/assets/page-of-an-earlier-version.js`)).status, 200)
    const { auth } = await browserAt(second)
    assert.equal((await auth.signInWithPassword({ email: 'ada@example.test', password: PASSWORD })).error, null)
    await stop(second)
  },
  'any user id with the embedded database': async () => {
    const container = await start({ user: { uid: 123_456, gid: 123_456 }, data: newVolume() })
    await use(container)
    await stop(container)
  },
  'any user id with DATABASE_URL from a file writes nothing': async () => {
    assert.ok(postgres, 'needs an installed PostgreSQL')
    const data = newVolume()
    writeFileSync(join(data, 'database_url'), `${await postgres.newDatabase()}\n`)
    const environment = { DATABASE_URL_FILE: '/data/database_url' }
    const container = await start({ user: RANDOM, data, mayWriteData: false, environment })
    await use(container)
    await stop(container)
    assert.deepEqual(readdirSync(data), ['database_url'])
  },
  'root with the rights that Docker leaves it': async () => {
    const data = newVolume()
    const container = await start({ user: ROOT, rights: DOCKERS_RIGHTS, data })
    await use(container)
    await stop(container)
    assert.notEqual(statSync(join(data, 'postgres')).uid, 0)
  },
  'root without rights is told what to do': () =>
    refuses({ user: ROOT, data: newVolume() }, /root may not switch to another user here.*DATABASE_URL/s),
  'a volume that belongs to root is named': async () => {
    const data = join(folder, 'of-root')
    mkdirSync(data, { mode: 0o755 })
    chownSync(data, 0, 0)
    await refuses({ user: NAMED, data }, /Plateful can’t write to \/data\. Make the user who starts Plateful its owner/)
  },
}

let failed = 0
for (const [name, test] of Object.entries(tests))
  await test().then(
    () => console.log(`✓ ${name}`),
    (error: unknown) => {
      failed++
      console.log(`✗ ${name}\n${error instanceof Error ? error.stack : error}`)
    },
  )
await postgres?.stop()
image.remove()
console.log(`\n${Object.keys(tests).length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
