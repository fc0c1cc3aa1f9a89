// A household whose members are served by two processes, on a PostgreSQL server: an installed one, otherwise the
// bundled one.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, request } from '@playwright/test'
import { startEmbedded } from '#server/database/embedded/embedded-postgres.ts'
import { startPostgres } from '#server/database/testing/postgres.ts'
import { runSql } from '#server/database/testing/sql.ts'
import { type RunningServer, startServer } from '#server/testing/running-server.ts'
import { expect, moveTo, open, test } from './fixtures.ts'
import { addRow, joinOnDevice, rowsOf } from './member.ts'
import { acceptInvitation, add, bought, invite, LIST, saved, toBuy } from './shared-list.ts'

let servers: RunningServer[]
let databaseUrl: string
let stopDatabase: () => Promise<void>

test.beforeAll(async () => {
  const database = await startDatabase()
  databaseUrl = database.url
  stopDatabase = database.stop
  servers = await Promise.all([1, 2].map(() => startServer({ databaseUrl })))
})
test.afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.stop()))
  await stopDatabase?.()
})

async function startDatabase() {
  const installed = await startPostgres()
  if (installed) return { url: await installed.newDatabase(), stop: () => installed.stop() }
  const folder = mkdtempSync(join(tmpdir(), 'plateful-two-servers-'))
  const embedded = await startEmbedded(folder)
  const stop = async () => {
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: embedded.url, stop }
}

/** A new member whose device talks to one of the processes. */
async function memberAt(browser: Browser, server: RunningServer | undefined) {
  const baseURL = server?.origin
  const [context, calls] = await Promise.all([browser.newContext({ baseURL }), request.newContext({ baseURL })])
  const page = await context.newPage()
  const member = await joinOnDevice(page, calls)
  const frames: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  return { page, calls, member, frames, leave: () => Promise.all([context.close(), calls.dispose()]) }
}

test('two members on two processes see each other’s changes, and a removed one gets nothing more', async ({
  browser,
}) => {
  const [one, two] = servers
  const [host, guest] = await Promise.all([memberAt(browser, one), memberAt(browser, two)])
  const newLink = async () => `/join${new URL(await invite(host.page)).hash}`

  await test.step('an expired invitation says so; a new one lets the guest in', async () => {
    const late = await newLink()
    await runSql(databaseUrl, "update public.household_invitations set expires_at = now() - interval '1 minute'")
    await open(guest.page, late)
    await expect(guest.page.getByRole('heading', { name: 'This invitation has expired' })).toBeVisible()
    await acceptInvitation(guest.page, await newLink())
    await expect(host.page.getByRole('region', { name: 'Members' }).getByRole('listitem')).toHaveCount(2)
  })

  await test.step('an item checked at one process shows at the other', async () => {
    const pages = [host.page, guest.page]
    await Promise.all(pages.map((page) => moveTo(page, LIST).then(() => saved(page))))
    await add(host.page, 'Milk')
    await expect(toBuy(guest.page)).toHaveText([/Milk/])
    await guest.page.getByRole('checkbox', { name: /Milk/ }).click()
    await expect(bought(host.page)).toHaveText([/Milk/])
  })

  await test.step('both offline, both back', async () => {
    await Promise.all([host.page.context().setOffline(true), guest.page.context().setOffline(true)])
    await add(host.page, 'Bread')
    await add(guest.page, 'Eggs')
    await Promise.all([host.page.context().setOffline(false), guest.page.context().setOffline(false)])
    for (const { page } of [host, guest]) await expect(toBuy(page)).toHaveCount(2)
  })

  await test.step('the owner removes the other, whose open channel closes', async () => {
    const named = await guest.calls.patch(`/rest/v1/household_members?user_id=eq.${guest.member.id}`, {
      headers: guest.member.headers,
      data: { name: 'Guest' },
    })
    expect(named.ok()).toBe(true)
    await moveTo(host.page, '/household')
    await host.page.getByRole('button', { name: 'Remove Guest' }).click()
    await host.page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(host.page.getByText('Guest is no longer in your household.')).toBeVisible()
    await expect(guest.page.getByRole('heading', { name: 'Your shopping list is empty' })).toBeVisible()
    expect(await rowsOf(guest.calls, guest.member, 'shopping_items')).toEqual([])
    const closed = guest.frames.findLastIndex((frame) => frame.includes('phx_close') && frame.includes('household:'))
    expect(closed).toBeGreaterThan(-1)
    const household = /household:[0-9a-f-]{36}/.exec(guest.frames[closed] ?? '')?.[0] ?? ''
    await moveTo(host.page, LIST)
    await add(host.page, 'Secret cake')
    await saved(host.page)
    // What the guest hears of their own comes later on the same way.
    await addRow(guest.calls, guest.member, 'water_logs', { date: '2026-01-01', amount_ml: 250 })
    const heard = () => guest.frames.slice(closed + 1).filter((frame) => frame.includes('broadcast'))
    await expect.poll(() => heard().some((frame) => frame.includes('water_logs'))).toBe(true)
    expect(heard().filter((frame) => frame.includes(household))).toEqual([])
  })
  await Promise.all([host.leave(), guest.leave()])
})
