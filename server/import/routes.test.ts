import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { importRoutes } from './routes.ts'
import { closeStandIn, fromStandIn, importing, openStandIn, requested, standInPort } from './testing.ts'

beforeAll(openStandIn)
afterAll(closeStandIn)
afterEach(() => requested.splice(0))

describe('a recipe from its web address', () => {
  test('is returned as a draft, with its picture at its own site', async () => {
    const { status, body } = await fromStandIn('/soup')
    expect(status).toBe(200)
    expect(body).toEqual({
      sourceUrl: `http://kitchen.example:${standInPort()}/soup`,
      recipes: [
        {
          draft: {
            title: 'Crème soup',
            image: `http://kitchen.example:${standInPort()}/soup.jpg`,
            readyInMinutes: 20,
            servings: 4,
            cuisines: [],
            diets: [],
            instructions: 'Boil.',
            ingredients: [{ name: 'leek', amount: 1, unit: '' }],
          },
          remarks: [],
        },
      ],
    })
    expect(globalThis).not.toHaveProperty('ran')
  })

  test('the site sees who asks, and neither cookies nor credentials', async () => {
    await fromStandIn('/soup')
    expect(requested[0]?.headers['user-agent']).toMatch(/^Plateful/)
    expect(Object.keys(requested[0]?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'accept-language',
      'connection',
      'host',
      'user-agent',
    ])
  })

  test.each(['/latin1', '/gzip', '/br', '/json', '/hop', '/three-hops'])('%s is read', async (path) => {
    const { body } = await fromStandIn(path)
    expect(body.recipes?.[0].draft.title).toBe('Crème soup')
  })

  test('the connection goes to the checked address: the name is looked up once', async () => {
    let lookups = 0
    const { status } = await fromStandIn('/soup', {
      resolve: async () => {
        lookups += 1
        return lookups === 1 ? ['127.0.0.1'] : ['127.0.0.2']
      },
    })
    expect([status, lookups]).toEqual([200, 1])
  })
})

describe('pages that can’t be read', () => {
  const PASTE = 'You can paste the recipe’s text instead.'

  test.each([
    ['/missing', 502, `The site responded with an error (status 404). ${PASTE}`],
    ['/unauthorized', 502, `The site responded with an error (status 401). ${PASTE}`],
    ['/nowhere', 502, `The site responded with an error (status 302). ${PASTE}`],
    ['/picture', 422, 'This address leads to a file, not a web page.'],
    ['/untyped', 422, 'This address leads to a file, not a web page.'],
    ['/download', 422, 'This address leads to a file, not a web page.'],
    ['/odd-encoding', 502, `The site’s response was cut off or made no sense. ${PASTE}`],
    ['/broken-gzip', 502, `The site’s response was cut off or made no sense. ${PASTE}`],
    ['/breaks-off', 502, `The site’s response was cut off or made no sense. ${PASTE}`],
    ['/announced', 422, `The page is too large to read. ${PASTE}`],
    ['/bomb', 422, `The page is too large to read. ${PASTE}`],
    ['/endless', 422, `The page is too large to read. ${PASTE}`],
    ['/four-hops', 502, `The address redirects too many times. ${PASTE}`],
    ['/loop', 502, `The address redirects too many times. ${PASTE}`],
  ])('%s', async (path, code, message) => {
    const { status, body } = await fromStandIn(path)
    expect(body).toEqual({ status: 'failure', code, message })
    expect(status).toBe(code)
  })

  test.each(['/silent', '/drip'])('%s is aborted when the time is over', async (path) => {
    const { status, body } = await fromStandIn(path, { limits: { maxMs: 250 } })
    expect([status, body.message]).toEqual([504, `The site took too long to respond. ${PASTE}`])
  })

  test('a name lookup that never ends is aborted as well', async () => {
    const never = () => new Promise<string[]>(() => undefined)
    const { status } = await fromStandIn('/soup', { resolve: never, limits: { maxMs: 100 } })
    expect(status).toBe(504)
  })

  test('a page without recipe data is refused with its text, in which a person can mark the recipe', async () => {
    const { status, body } = await fromStandIn('/untold')
    expect(status).toBe(422)
    expect(body.seen).toEqual({ title: 'Leek soup', words: 6, lines: ['Leek soup', '1 leek', 'Boil it.'] })
  })

  test('a page without a recipe says what to do', async () => {
    const { status, body } = await fromStandIn('/no-recipe')
    expect([status, body.message]).toEqual([
      422,
      'We couldn’t find a recipe on this page. Copy the recipe’s text and paste it instead.',
    ])
  })

  test('an unknown site, a server without internet, and a closed port each have a clear message', async () => {
    expect((await importing('https://nobody.example/')).body.message).toBe(
      `We couldn’t find that site. Check the address, or the server may be offline. ${PASTE}`,
    )
    const offline = async () => {
      throw Object.assign(new Error('getaddrinfo EAI_AGAIN'), { code: 'EAI_AGAIN' })
    }
    expect((await importing('https://kitchen.example/', { resolve: offline })).body.message).toBe(
      `We couldn’t look up that site. The server may be offline right now. ${PASTE}`,
    )
    const secure = await importing(`https://kitchen.example:${standInPort()}/soup`, { allowAddress: () => true })
    expect(secure.body.message).toBe(`We couldn’t reach the site. ${PASTE}`)
  })

  test.each([[undefined], [''], [5], [['http://kitchen.example']], ['x'.repeat(3000)]])(
    '%j is no address',
    async (url) => {
      expect((await importing(url)).body.message).toBe('Enter the web address of a recipe.')
    },
  )

  test('nobody’s slow pages keep others from importing', async () => {
    let isReached = (_name: string) => {}
    const second = new Promise<string>((resolve) => {
      isReached = resolve
    })
    const app = importRoutes({
      clientAddress: (c) => c.req.header('x-client') ?? '',
      resolve: (name) => {
        if (name === 'other.example') isReached(name)
        return new Promise(() => undefined)
      },
      limits: { maxMs: 300 },
    })
    const ask = (client: string, name: string) =>
      app.request('/import', {
        method: 'POST',
        headers: { 'x-client': client },
        body: JSON.stringify({ url: `http://${name}/` }),
      })
    const slow = Array.from({ length: 10 }, async () => (await ask('one', 'slow.example')).status)
    const other = ask('two', 'other.example')
    expect(await second).toBe('other.example')
    const statuses = (await Promise.all(slow)).sort()
    expect(statuses).toEqual([...Array(6).fill(429), ...Array(4).fill(504)].sort())
    await other
  })
})
