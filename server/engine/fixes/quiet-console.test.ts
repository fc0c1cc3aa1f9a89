import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { openSite } from '#server/database/testing/site.ts'
import { connectionTo, engineOn } from '#server/engine/testing/engine-on.ts'
import type { Log } from '#server/http/log.ts'
import { aloud, type Trouble, withQuietConsole } from './quiet-console.ts'

// Added before the fix is installed, so these only receive what the fix lets through.
const output = globalThis.console
const printed: string[] = []
for (const method of ['error', 'warn', 'info', 'log', 'debug'] as const)
  vi.spyOn(output, method).mockImplementation((...values) => void printed.push(inspect(values, { depth: 5 })))

const typed = 'the day I told nobody about'
let fail: () => Promise<Response>
let close: () => Promise<void>
beforeAll(async () => {
  const home = await newHome()
  const site = await openSite(home)
  const { token } = await site.newMember()
  await site.backend.close()
  const engine = await engineOn(home.databaseUrl, connectionTo(home.databaseUrl))
  fail = () => engine.request('/rest/v1/water_logs', token, { date: typed, amount_ml: 1 })
  close = engine.close
})
beforeEach(() => void printed.splice(0))
afterAll(async () => {
  await close()
  await leavePlaces()
})

test('the engine alone still prints what a member typed when a statement fails: when this fails, remove the fix', async () => {
  await fail()
  expect(printed.join()).toContain(typed)
})

test('with the fix nothing is printed; the log gets the kind of failure, and the caller its code', async () => {
  const lines: unknown[][] = []
  const trouble: Trouble = {}
  await withQuietConsole((...line) => lines.push(line), fail, trouble)
  expect(printed).toEqual([])
  expect(lines).toEqual([['debug', 'The backend failed a statement.', { error: 'PostgresError', code: '22007' }]])
  expect(trouble).toEqual({ code: '22007' })
})

test('with the fix our own log still works, and so does everything outside', () => {
  const log: Log = (_, message) => output.info(message)
  withQuietConsole(log, () => {
    output.info('from the engine')
    aloud(log)('info', 'from the log')
  })
  output.info('from elsewhere')
  expect(printed).toEqual([`[ 'from the log' ]`, `[ 'from elsewhere' ]`])
})
