// The demo on the real server: what people who try it find there.
import { spawnSync } from 'node:child_process'
import { createClient } from '@supabase/supabase-js'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '#server/database/free-port.ts'
import { leavePlaces, newFolderHome } from '#server/database/testing/places.ts'
import { rows } from '#server/database/testing/site.ts'
import { browserAt, startServer } from '#server/testing/running-server.ts'
import { fillDemo } from './demo-household.ts'
import { ALEX, ROBIN } from './demo-people.ts'

afterAll(leavePlaces)

test('two people share a kitchen, keep their own diaries, and a second start adds nothing', async () => {
  const server = await startServer({ dataDir: newFolderHome().dataDir })
  try {
    expect(await fillDemo(server.origin)).toBe(180)
    expect(await fillDemo(server.origin)).toBe(0)
    const key = /sb_publishable_[\w-]+/.exec(await (await fetch(server.origin)).text())?.[0] ?? ''
    const alex = createClient(server.origin, key, { auth: { persistSession: false } })
    const { error } = await alex.auth.signInWithPassword({ email: ALEX.email, password: ALEX.password })
    expect(error).toBeNull()
    const people = rows(await alex.from('household_members').select('name').order('name'))
    expect(people.map(({ name }) => name)).toEqual([`${ALEX.first_name} Vale`, `${ROBIN.first_name} Vale`])
    expect(rows(await alex.from('meal_schedules').select('id')).length).toBeGreaterThan(6 * 7 * 3)
    const items = rows(await alex.from('shopping_items').select('added_by, checked'))
    expect(new Set(items.map(({ added_by }) => added_by)).size).toBe(2)
    expect(items.some(({ checked }) => checked)).toBe(true)
    expect(rows(await alex.from('favorites').select('recipe_id')).length).toBeGreaterThan(2)
    expect(rows(await alex.from('recent_foods').select('title').order('uses'))).toHaveLength(6)
    const entries = rows(await alex.from('meal_entries').select('user_id, nutrients').limit(5))
    expect(entries.every(({ nutrients }) => nutrients.iron > 0 && nutrients.vitaminARae >= 0)).toBe(true)
    const robin = createClient(server.origin, key, { auth: { persistSession: false } })
    await robin.auth.signInWithPassword({ email: ROBIN.email, password: ROBIN.password })
    const today = rows(
      await robin.from('meal_entries').select('schedule_id').order('date', { ascending: false }).limit(2),
    )
    expect(today.every(({ schedule_id }) => schedule_id > 0)).toBe(true) // planned, and logged from the plan
  } finally {
    await server.stop()
  }
}, 90_000)

test('a demo that can’t be set up says why, and doesn’t claim to be open', async () => {
  const { dataDir } = newFolderHome()
  const server = await startServer({ dataDir })
  const { auth } = await browserAt(server)
  await auth.signUp({ email: ROBIN.email, password: 'another password' }) // so Robin can neither sign in nor sign up
  await server.stop()
  const demo = spawnSync(process.execPath, ['scripts/demo.ts'], {
    env: { ...process.env, PORT: String(await freePort()), DEMO_DATA_DIR: dataDir },
    encoding: 'utf8',
    timeout: 60_000,
  })
  expect(demo.stderr).toContain('The demo household couldn’t be set up: ')
  expect(demo.stdout).not.toContain('The demo is open')
  expect(demo.status).toBe(1)
}, 90_000)
