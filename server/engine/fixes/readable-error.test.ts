import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { openSite, type Site } from '#server/database/testing/site.ts'
import { connectionTo, engineOn } from '#server/engine/testing/engine-on.ts'
import { withQuietConsole } from './quiet-console.ts'

let site: Site
let alone: Awaited<ReturnType<typeof engineOn>>
let token = ''
beforeAll(async () => {
  const home = await newHome()
  site = await openSite(home)
  token = (await site.newMember()).token
  alone = await engineOn(home.databaseUrl, connectionTo(home.databaseUrl))
})
afterAll(async () => {
  await alone.close()
  await site.backend.close()
  await leavePlaces()
})

const water = '/rest/v1/water_logs'
const ignored = () => undefined

describe.each([
  {
    what: 'a broken limit',
    call: { path: water, body: { date: '2025-01-01', amount_ml: -1 } },
    alone: { status: 500, code: 'SUP', message: expect.stringContaining('violates check constraint') },
    fixed: { status: 400, code: '23514', message: 'An amount of water is between 1 and 10,000 ml.' },
  },
  {
    what: 'a refusal by a function of ours',
    call: { path: '/rest/v1/rpc/join_household', body: { token: 'unknown' } },
    alone: { status: 500, code: 'SUP', hint: null },
    fixed: { status: 400, code: 'P0001', hint: 'invitation_unknown' },
  },
  {
    what: 'a missing value',
    call: { path: water, body: { amount_ml: 1 } },
    alone: {
      status: 400,
      message: 'null value in column "date" of relation "water_logs" violates not-null constraint',
    },
    fixed: { status: 400, message: '“date” is missing.' },
  },
  {
    what: 'a value of the wrong kind',
    call: { path: water, body: { date: 'soon', amount_ml: 1 } },
    alone: { status: 400, message: 'invalid input syntax for type date: "soon"' },
    fixed: { status: 400, message: '“soon” is not a valid date.' },
  },
  {
    what: 'somebody else’s row',
    call: { path: water, body: { date: '2025-01-01', amount_ml: 1, user_id: '7a1f3c52-6a0e-4f39-9a53-0c6f7f1f5a11' } },
    alone: { status: 403, message: 'new row violates row-level security policy for table "water_logs"' },
    fixed: { status: 403, message: 'Members can only write their own rows of water_logs.' },
  },
])('$what', ({ call: { path, body }, alone: withoutFix, fixed }) => {
  test('the engine alone still responds like this: when this fails, see if the fix can be removed', async () => {
    const answer = await withQuietConsole(ignored, () => alone.request(path, token, body))
    expect(await told(answer)).toMatchObject(withoutFix)
  })

  test('with the fix the status is PostgREST’s and the message is readable', async () => {
    const answer = await site.request(path, { token, method: 'POST', body: JSON.stringify(body) })
    expect(await told(answer)).toMatchObject(fixed)
  })
})

async function told(answer: Response): Promise<object> {
  return { status: answer.status, ...(await answer.json()) }
}
