// npm run bench:old-server: the previous version's server on this version's schema. Takes that version from git's history,
// installs and builds it in a temporary folder, and drives it while this version migrates its database. Option: --folder
// (where it is installed and built already).
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { setup } from '#server/database/testing/global-setup.ts'
import { leavePlaces, newEmptyHome, newFolder } from '#server/database/testing/places.ts'
import { browserAt, type RunningServer, startServer } from '#server/testing/running-server.ts'
import { report } from './measure.ts'

const { values } = parseArgs({ options: { folder: { type: 'string' } } })
const DATE = '2026-11-16'

const git = (...words: string[]) =>
  execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** Migrations of this version. Those of 0.2 end before. */
const NEWER = 'supabase/migrations/20261121*'

/** The last commit of version 0.2. Null without the history. */
function previousVersion(): string | null {
  try {
    const [first] = git('log', '--diff-filter=A', '--format=%H', '--reverse', '--', NEWER).split('\n')
    return first ? git('rev-parse', `${first}^`).trim() : null
  } catch {
    return null
  }
}

function install(commit: string, folder: string) {
  const archive = join(folder, 'source.tar')
  git('archive', '--output', archive, commit)
  const run = (program: string, ...words: string[]) => execFileSync(program, words, { cwd: folder, stdio: 'inherit' })
  run('tar', '-xf', archive)
  rmSync(archive)
  console.log('Installing the previous version.')
  run('npm', 'install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error')
  run(process.execPath, 'build/build.ts', '--if-stale')
}

type Client = Awaited<ReturnType<typeof browserAt>>

/** What its pages do, and whether it works. */
const CALLS: Record<string, (client: Client) => PromiseLike<{ error: { message: string } | null }>> = {
  'reading the diary': (client) => client.from('meal_entries').select('*').eq('date', DATE),
  'logging a meal': (client) =>
    client.from('meal_entries').insert({ date: DATE, meal_type: 'lunch', recipe_id: '1', recipe_title: 'Soup' }),
  'logging water': (client) => client.from('water_logs').insert({ date: DATE, amount_ml: 250 }),
  'logging weight': (client) => client.from('weight_logs').upsert({ date: DATE, weight_kg: 70 }),
  'saving goals': (client) => client.from('user_goals').upsert({ daily_calorie_target: 2100 }),
  'rating a recipe': (client) => client.from('recipe_ratings').upsert({ recipe_id: '1', rating: 4 }),
  'planning a meal': (client) =>
    client
      .from('meal_schedules')
      .insert({ date: DATE, meal_type: 'dinner', recipe_id: '1', recipe_title: 'Soup', servings: 2 }),
  'reading the week': (client) => client.from('meal_schedules').select('*').eq('date', DATE),
  'reading the list': (client) => client.from('shopping_items').select('*'),
  'inviting somebody': (client) => client.rpc('create_invitation'),
  'renewing the session': (client) => client.auth.refreshSession(),
}

async function failuresOf(client: Client): Promise<string[]> {
  const failures: string[] = []
  for (const [what, call] of Object.entries(CALLS)) {
    const { error } = await call(client)
    if (error) failures.push(`${what}: ${error.message}`)
  }
  return failures
}

async function drive(folder: string) {
  const { databaseUrl } = await newEmptyHome()
  const running: RunningServer[] = []
  const start = async (options: Parameters<typeof startServer>[0] = {}) => {
    const server = await startServer({ databaseUrl, dataDir: newFolder(), ...options })
    running.push(server)
    return server
  }
  try {
    const old = await start({ root: folder })
    const client = await browserAt(old)
    const account = { email: 'ada@example.test', password: 'a good password' }
    const { error } = await client.auth.signUp(account)
    if (error) throw error
    const before = await failuresOf(client)
    report('the previous version on its own schema', before.join('; ') || 'all calls work', 'all', before.length === 0)

    const statuses: Record<string, number> = {}
    let migrated = false
    const writing = (async () => {
      while (!migrated) {
        const { status } = await client.from('water_logs').insert({ date: DATE, amount_ml: 1 })
        statuses[status] = (statuses[status] ?? 0) + 1
        await pause(50)
      }
    })()
    const updated = await start()
    migrated = true
    await writing
    report(
      'its writes while this version migrates',
      JSON.stringify(statuses),
      'saved, or refused with 503',
      Object.keys(statuses).every((status) => status === '201' || status === '503'),
    )
    const after = await failuresOf(client)
    report('the previous version on this schema', after.join('; ') || 'all calls work', 'all', after.length === 0)
    const signedIn = await (await browserAt(updated)).auth.signInWithPassword(account)
    report('its member signs in at this version', signedIn.error?.message ?? 'yes', 'yes', !signedIn.error)

    await old.stop()
    const message = await start({ root: folder }).then(
      () => 'it started',
      (failure) => String(failure).trim().split('\n').at(-1) ?? '',
    )
    // Version 0.2 can't read which migrations let it run.
    report('the previous version starts again', message, 'refused with what to do', message.includes('newer version'))
  } finally {
    for (const server of running) await server.stop()
  }
}

// What was started ends with this process, however it ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const commit = previousVersion()
if (values.folder || commit) {
  const folder = values.folder ? resolve(values.folder) : mkdtempSync(join(tmpdir(), 'plateful-old-'))
  const leave = await setup()
  try {
    if (commit && !existsSync(join(folder, 'server/main.ts'))) install(commit, folder)
    await drive(folder)
  } finally {
    if (!values.folder) rmSync(folder, { recursive: true, force: true })
    await leave()
    await leavePlaces()
  }
} else console.log('skip  previous version: its commit isn’t in the history of this checkout')
