// @vitest-environment happy-dom
import { afterAll, expect, test, vi } from 'vitest'
import '#web/testing/patience.ts'
import { type AddressProgress, addressesIn, readAddresses } from './addresses.ts'

afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each([
  ['https://a.example/soup', ['https://a.example/soup']],
  [
    'https://a.example/soup\n\n  b.example/pie?x=1 \nhttps://a.example/soup',
    ['https://a.example/soup', 'https://b.example/pie?x=1'],
  ],
  ['Soup\nhttps://a.example/soup', []],
  ['2 eggs', []],
  ['', []],
])('only a list of addresses is one, each once: %j', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses)
})

test('each address is read or named with the reason; a full server is asked again', async () => {
  const requested: string[] = []
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { url } = JSON.parse(body)
    requested.push(url)
    if (url.endsWith('/busy') && requested.filter((one) => one === url).length === 1)
      return Promise.resolve(Response.json({ message: 'Many recipes are being imported.' }, { status: 429 }))
    if (url.endsWith('/gone')) return Promise.resolve(Response.json({ message: 'It’s gone.' }, { status: 502 }))
    return Promise.resolve(Response.json({ recipes: [{ draft: { title: url }, remarks: [] }] }))
  })
  const shown: AddressProgress[][] = []
  const addresses = ['busy', 'gone', 'soup'].map((name) => `https://a.example/${name}`)
  const reading = readAddresses(addresses, (progress) => shown.push(progress), new AbortController().signal)
  await vi.advanceTimersByTimeAsync(5000)
  const { recipes, unreadable } = await reading
  expect(recipes.map(({ draft }) => draft.title)).toEqual([addresses[0], addresses[2]])
  expect(unreadable).toEqual([{ name: addresses[1], reason: 'It’s gone.', isAddress: true }])
  expect(shown.at(-1)?.map(({ state }) => state)).toEqual(['read', 'failed', 'read'])
  expect(requested).toHaveLength(4)
})
