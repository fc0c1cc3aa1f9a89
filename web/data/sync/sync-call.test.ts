// @vitest-environment happy-dom
// Which responses end an unsent change: only rejections by the database itself. And how changes are read in pages.
import { expect, test } from 'vitest'
import { memberBackend } from '#web/testing/member-backend.ts'

const { respondWith } = memberBackend()
const lock = { check: () => undefined }
const operations = [{ seq: 1, kind: 'put' as const, row: { id: 'a' }, fields: null }]

async function send(response: Response) {
  respondWith(() => response)
  const { sendOperations, Refusal } = await import('./sync-call.ts')
  const sent = sendOperations(
    { token: 'token', household: Promise.resolve('h'), lock },
    { table: 'favorites', device: 'd', operations },
  )
  return sent.then(
    () => 'stored',
    (error) => (error instanceof Refusal ? `refused: ${error.message}` : 'later'),
  )
}

const html = '<html><body>Not Found</body></html>'

test.each([
  ['a proxy’s 404 while the site is deployed', 404, html],
  ['a proxy’s empty 404', 404, ''],
  ['a firewall’s 403', 403, html],
  ['a proxy’s limit on the size', 413, html],
  ['a proxy that answers in JSON', 400, { code: 400, message: 'Bad request' }],
  ['a server that does not have the call yet', 404, { code: 'PGRST202', message: 'No such function' }],
  ['a busy server', 503, { code: 'PGRST003', message: 'Too many requests' }],
])('%s keeps the change waiting', async (_, status, body) => {
  expect(await send(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))).toBe('later')
})

test.each([
  ['a rule of the database', 400, { code: 'P0001', message: 'You can have at most 500 items.' }],
  ['a policy', 403, { code: '42501', message: 'Not allowed' }],
  ['the server’s limit on the size', 413, { code: 'PGRST102', message: 'That is too much to send at once.' }],
])('%s rejects the change permanently', async (_, status, body) => {
  expect(await send(new Response(JSON.stringify(body), { status }))).toBe(`refused: ${body.message}`)
})

test('changes come in pages, each from where the last one ended', async () => {
  const { fetchChanges } = await import('./sync-call.ts')
  const session = { token: 'token', household: Promise.resolve('h'), lock }
  const pages = [
    { full: true, more: true, rows: [{ id: 1 }, { id: 2 }], removed: [], since: { revision: 1, key: 'x' } },
    { full: false, more: false, rows: [{ id: 3 }], removed: [{ id: 1 }], since: { revision: 9 } },
  ]
  const requested: unknown[] = []
  respondWith(({ call, body }) => {
    requested.push([call, body])
    return Response.json(pages.shift())
  })
  const found: unknown[] = []
  await fetchChanges(session, 'custom_recipes', null, (page) => found.push(page))
  expect(found).toEqual([
    { full: true, rows: [{ id: 1 }, { id: 2 }], removed: [], since: { revision: 1, key: 'x' } },
    { full: false, rows: [{ id: 3 }], removed: [{ id: 1 }], since: { revision: 9 } },
  ])
  expect(requested).toEqual([
    ['POST rpc/changes_since', { store: 'custom_recipes', since: null }],
    ['POST rpc/changes_since', { store: 'custom_recipes', since: { revision: 1, key: 'x' } }],
  ])
})
