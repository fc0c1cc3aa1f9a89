// @vitest-environment happy-dom
// Which responses end an unsent change: only rejections by the database itself. And how rows are read in pages.
import { expect, test } from 'vitest'
import { memberBackend } from '#web/testing/member-backend.ts'

const { answerWith } = memberBackend()
const lock = { check: () => undefined }
const operations = [{ seq: 1, kind: 'put' as const, row: { id: 'a' }, fields: null }]

async function send(answer: Response) {
  answerWith(() => answer)
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

test('rows that the server sends in shorter pages, because they are large, are all fetched', async () => {
  const pages = [[{ id: 1 }, { id: 2 }], [{ id: 3 }], []]
  const asked: (string | null)[] = []
  answerWith(({ search }) => {
    asked.push(search.get('offset'))
    return Response.json(pages.shift(), { status: pages.length > 1 ? 206 : 200 })
  })
  const { fetchRows } = await import('./sync-call.ts')
  const session = { token: 'token', household: Promise.resolve('h'), lock }
  const rows = await fetchRows(session, { table: 'custom_recipes', columns: 'id,body', order: ['id'] })
  expect(rows).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
  expect(asked).toEqual(['0', '2'])
})
