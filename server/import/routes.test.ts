import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { type ImportOptions, importRoutes } from './routes.ts'

const RECIPE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Crème soup',
  image: '/soup.jpg',
  recipeYield: '4',
  totalTime: 'PT20M',
  recipeIngredient: ['1 leek'],
  recipeInstructions: 'Boil.',
}
const PAGE = `<html><head><script>globalThis.ran = true</script>
  <script type="application/ld+json">${JSON.stringify(RECIPE)}</script></head></html>`

const html = { 'content-type': 'text/html; charset=utf-8' }
const send =
  (headers: Record<string, string>, body: string | Buffer, status = 200) =>
  (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, headers).end(body)
  }
const redirect = (location: string) => send({ location }, '', 302)

type Answer = (request: IncomingMessage, response: ServerResponse) => void
const answers: Record<string, Answer> = {
  '/soup': send(html, PAGE),
  '/latin1': send({ 'content-type': 'text/html; charset=iso-8859-1' }, Buffer.from(PAGE, 'latin1')),
  '/gzip': send({ ...html, 'content-encoding': 'gzip' }, gzipSync(PAGE)),
  '/br': send({ ...html, 'content-encoding': 'br' }, brotliCompressSync(PAGE)),
  '/json': send({ 'content-type': 'application/ld+json' }, JSON.stringify(RECIPE)),
  '/no-recipe': send(html, '<p>Hello</p>'),
  '/missing': send(html, PAGE, 404),
  '/unauthorized': send(html, PAGE, 401),
  '/picture': send({ 'content-type': 'image/png' }, PAGE),
  '/untyped': send({}, PAGE),
  '/download': send({ 'content-type': 'application/octet-stream' }, PAGE),
  '/odd-encoding': send({ ...html, 'content-encoding': 'constructor' }, PAGE),
  '/broken-gzip': send({ ...html, 'content-encoding': 'gzip' }, 'this is not gzip'),
  '/announced': send({ ...html, 'content-length': '999999999' }, 'x'),
  '/bomb': send({ ...html, 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(50_000_000))),
  '/endless': (_, response) => {
    response.writeHead(200, html)
    const pour = (): void => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    }
    response.on('drain', pour)
    pour()
  },
  '/silent': () => undefined,
  '/drip': (_, response) => {
    response.writeHead(200, html).write('<')
    const timer = setInterval(() => response.write('x'), 20)
    response.on('close', () => clearInterval(timer))
  },
  '/breaks-off': (_, response) => {
    response.writeHead(200, { ...html, 'content-length': '1000' }).write('half')
    setTimeout(() => response.destroy(), 20)
  },
  '/hop': redirect('/soup'),
  '/three-hops': redirect('/two-hops'),
  '/two-hops': redirect('/hop'),
  '/four-hops': redirect('/three-hops'),
  '/loop': redirect('/loop'),
  '/nowhere': send({}, '', 302),
}

let port = 0
const asked: { path: string; headers: IncomingMessage['headers'] }[] = []
const standIn = createServer((request, response) => {
  asked.push({ path: request.url ?? '', headers: request.headers })
  const goTo = /^\/to\?(.*)$/.exec(request.url ?? '')?.[1]
  const answer = goTo === undefined ? answers[request.url ?? ''] : redirect(decodeURIComponent(goTo))
  if (answer) answer(request, response)
  else response.writeHead(500).end()
})

beforeAll(async () => {
  // On every address of this machine, so that only our own checks stand between an import and the server.
  await new Promise<void>((resolve) => standIn.listen(0, '0.0.0.0', resolve))
  const bound = standIn.address()
  port = typeof bound === 'object' && bound ? bound.port : 0
})
afterAll(() => {
  standIn.closeAllConnections()
  standIn.close()
})
afterEach(() => asked.splice(0))

const names: Record<string, string[]> = { 'kitchen.example': ['127.0.0.1'] }
const resolve = async (hostname: string): Promise<string[]> => {
  const addresses = names[hostname]
  if (!addresses) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
  return addresses
}

async function importing(url: unknown, options: ImportOptions = {}) {
  const app = importRoutes({ resolve, ports: [80, 443, port], limits: { maxMs: 5000 }, ...options })
  const response = await app.request('/import', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ url }),
  })
  return { status: response.status, body: await response.json() }
}
/** With the stand-in's own address allowed, and nothing else that is not public. */
const fromStandIn = (path: string, options: ImportOptions = {}) =>
  importing(`http://kitchen.example:${port}${path}`, {
    allowAddress: (address) => address === '127.0.0.1' || isPublicAddress(address),
    ...options,
  })

describe('a recipe from its web address', () => {
  test('comes back as a draft, with its picture at its own site', async () => {
    const { status, body } = await fromStandIn('/soup')
    expect(status).toBe(200)
    expect(body).toEqual({
      sourceUrl: `http://kitchen.example:${port}/soup`,
      recipes: [
        {
          draft: {
            title: 'Crème soup',
            image: `http://kitchen.example:${port}/soup.jpg`,
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
    expect(asked[0]?.headers['user-agent']).toMatch(/^Plateful/)
    expect(Object.keys(asked[0]?.headers ?? {}).sort()).toEqual([
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

  test('the connection goes to the address that was checked: the name is looked up once', async () => {
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

describe('addresses that are refused before anything is sent', () => {
  const NOT_PUBLIC = 'This address does not belong to the public web, so it cannot be imported.'
  const NOT_AN_ADDRESS = 'Give a full web address that starts with http:// or https://.'
  const CREDENTIALS = 'An address with a user name or password in it cannot be imported.'
  const PORT = 'Only pages on the usual web ports can be imported.'

  test.each([
    ['http://127.0.0.1:PORT/soup', NOT_PUBLIC],
    ['http://127.0.0.2:PORT/soup', NOT_PUBLIC],
    ['http://127.1:PORT/soup', NOT_PUBLIC],
    ['http://2130706433:PORT/soup', NOT_PUBLIC],
    ['http://0x7f000001:PORT/soup', NOT_PUBLIC],
    ['http://0x7f.0.0.1:PORT/soup', NOT_PUBLIC],
    ['http://0177.0.0.1:PORT/soup', NOT_PUBLIC],
    ['http://017700000001:PORT/soup', NOT_PUBLIC],
    ['http://127.0.0.1.:PORT/soup', NOT_PUBLIC],
    ['http://１２７.０.０.１:PORT/soup', NOT_PUBLIC],
    ['http://%31%32%37.0.0.1:PORT/soup', NOT_PUBLIC],
    ['http://0:PORT/soup', NOT_PUBLIC],
    ['http://0.0.0.0:PORT/soup', NOT_PUBLIC],
    ['http://localhost:PORT/soup', NOT_PUBLIC],
    ['http://LOCALHOST.:PORT/soup', NOT_PUBLIC],
    ['http://kitchen.localhost:PORT/soup', NOT_PUBLIC],
    ['http://printer/soup', NOT_PUBLIC],
    ['http://router.local/soup', NOT_PUBLIC],
    ['http://metadata.google.internal/computeMetadata/v1/', NOT_PUBLIC],
    ['http://169.254.169.254/latest/meta-data/', NOT_PUBLIC],
    ['http://0xa9fea9fe/latest/meta-data/', NOT_PUBLIC],
    ['http://10.0.0.1/', NOT_PUBLIC],
    ['http://10.1/', NOT_PUBLIC],
    ['http://172.16.0.1/', NOT_PUBLIC],
    ['http://192.168.1.1/', NOT_PUBLIC],
    ['http://100.64.0.1/', NOT_PUBLIC],
    ['http://255.255.255.255/', NOT_PUBLIC],
    ['http://224.0.0.1/', NOT_PUBLIC],
    ['http://[::1]:PORT/soup', NOT_PUBLIC],
    ['http://[::]:PORT/soup', NOT_PUBLIC],
    ['http://[::ffff:127.0.0.1]:PORT/soup', NOT_PUBLIC],
    ['http://[::ffff:7f00:1]:PORT/soup', NOT_PUBLIC],
    ['http://[0:0:0:0:0:ffff:127.0.0.1]:PORT/soup', NOT_PUBLIC],
    ['http://[64:ff9b::7f00:1]/soup', NOT_PUBLIC],
    ['http://[2002:7f00:1::]/soup', NOT_PUBLIC],
    ['http://[fd00::1]/', NOT_PUBLIC],
    ['http://[fe80::1]/', NOT_PUBLIC],
    ['http://[ff02::1]/', NOT_PUBLIC],
    ['http://[2001:db8::1]/', NOT_PUBLIC],
    ['http://user:secret@kitchen.example:PORT/soup', CREDENTIALS],
    ['http://user@kitchen.example:PORT/soup', CREDENTIALS],
    ['http://kitchen.example:22/', PORT],
    ['http://kitchen.example:6379/', PORT],
    ['https://kitchen.example:5432/', PORT],
    ['http://kitchen.example:99999/', NOT_AN_ADDRESS],
    ['file:///etc/passwd', NOT_AN_ADDRESS],
    ['ftp://kitchen.example/soup', NOT_AN_ADDRESS],
    ['gopher://kitchen.example/', NOT_AN_ADDRESS],
    ['data:text/html,<p>', NOT_AN_ADDRESS],
    ['javascript:alert(1)', NOT_AN_ADDRESS],
    ['//kitchen.example/soup', NOT_AN_ADDRESS],
    ['kitchen.example/soup', NOT_AN_ADDRESS],
    ['http://', NOT_AN_ADDRESS],
    ['http://[::1', NOT_AN_ADDRESS],
    ['http://1.2.3.4.5/', NOT_AN_ADDRESS],
  ])('%s', async (address, message) => {
    const { status, body } = await importing(address.replace('PORT', String(port)))
    expect(body).toEqual({ status: 'failure', code: 400, message })
    expect(status).toBe(400)
    expect(asked).toEqual([])
  })

  test.each([
    [['127.0.0.1']],
    [['10.0.0.7']],
    [['169.254.169.254']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['fd00::1']],
    [['93.184.216.34', '127.0.0.1']],
    [['2606:4700:4700::1111', '::1']],
    [['0177.0.0.1']],
    [['kitchen.example']],
  ])('a harmless name that stands for %j', async (addresses) => {
    const { body } = await importing(`http://harmless.example:${port}/soup`, { resolve: async () => addresses })
    expect(body.message).toBe(NOT_PUBLIC)
    expect(asked).toEqual([])
  })

  test.each([
    ['http://127.0.0.2:PORT/soup', NOT_PUBLIC],
    ['http://169.254.169.254/latest/meta-data/', NOT_PUBLIC],
    ['http://[::1]:PORT/soup', NOT_PUBLIC],
    ['http://localhost:PORT/soup', NOT_PUBLIC],
    ['//2130706434:PORT/soup', NOT_PUBLIC],
    ['http://inside.example/', NOT_PUBLIC],
    ['http://user:secret@kitchen.example:PORT/soup', CREDENTIALS],
    ['http://kitchen.example:25/', PORT],
    ['file:///etc/passwd', NOT_AN_ADDRESS],
    ['javascript:alert(1)', NOT_AN_ADDRESS],
  ])('a page that redirects to %s', async (location, message) => {
    names['inside.example'] = ['10.0.0.1']
    const { status, body } = await fromStandIn(`/to?${encodeURIComponent(location.replace('PORT', String(port)))}`)
    expect([status, body.message]).toEqual([400, message])
    expect(asked).toHaveLength(1)
  })

  test('a name that changes its answer between two redirects', async () => {
    const turns = [['127.0.0.1'], ['127.0.0.3']]
    const { body } = await fromStandIn('/hop', { resolve: async () => turns.shift() ?? [] })
    expect(body.message).toBe(NOT_PUBLIC)
    expect(asked.map(({ path }) => path)).toEqual(['/hop'])
  })
})

describe('pages that cannot be read', () => {
  const PASTE = 'You can paste the recipe’s text instead.'

  test.each([
    ['/missing', 502, `The site answered with status 404 and no page. ${PASTE}`],
    ['/unauthorized', 502, `The site answered with status 401 and no page. ${PASTE}`],
    ['/nowhere', 502, `The site answered with status 302 and no page. ${PASTE}`],
    ['/picture', 422, 'This address leads to a file that is not a web page.'],
    ['/untyped', 422, 'This address leads to a file that is not a web page.'],
    ['/download', 422, 'This address leads to a file that is not a web page.'],
    ['/odd-encoding', 502, `The site’s answer broke off or could not be understood. ${PASTE}`],
    ['/broken-gzip', 502, `The site’s answer broke off or could not be understood. ${PASTE}`],
    ['/breaks-off', 502, `The site’s answer broke off or could not be understood. ${PASTE}`],
    ['/announced', 422, `The page is too large to be read. ${PASTE}`],
    ['/bomb', 422, `The page is too large to be read. ${PASTE}`],
    ['/endless', 422, `The page is too large to be read. ${PASTE}`],
    ['/four-hops', 502, `The address sends on to other addresses too often. ${PASTE}`],
    ['/loop', 502, `The address sends on to other addresses too often. ${PASTE}`],
  ])('%s', async (path, code, message) => {
    const { status, body } = await fromStandIn(path)
    expect(body).toEqual({ status: 'failure', code, message })
    expect(status).toBe(code)
  })

  test.each(['/silent', '/drip'])('%s is given up when the time is over', async (path) => {
    const { status, body } = await fromStandIn(path, { limits: { maxMs: 250 } })
    expect([status, body.message]).toEqual([504, `The site took too long to answer. ${PASTE}`])
  })

  test('a name lookup that never ends is given up as well', async () => {
    const never = () => new Promise<string[]>(() => undefined)
    const { status } = await fromStandIn('/soup', { resolve: never, limits: { maxMs: 100 } })
    expect(status).toBe(504)
  })

  test('a page without a recipe says what to do', async () => {
    const { status, body } = await fromStandIn('/no-recipe')
    expect([status, body.message]).toEqual([
      422,
      'This page does not describe its recipe in a form that can be read. Copy the recipe’s text and paste it instead.',
    ])
  })

  test('an unknown site, a server without internet, and a closed port each have a plain message', async () => {
    expect((await importing('https://nobody.example/')).body.message).toBe(
      `No site of this name was found. Check the address; this server may also be offline. ${PASTE}`,
    )
    const offline = async () => {
      throw Object.assign(new Error('getaddrinfo EAI_AGAIN'), { code: 'EAI_AGAIN' })
    }
    expect((await importing('https://kitchen.example/', { resolve: offline })).body.message).toBe(
      `The site’s name could not be looked up; the server may be offline at the moment. ${PASTE}`,
    )
    const secure = await importing(`https://kitchen.example:${port}/soup`, { allowAddress: () => true })
    expect(secure.body.message).toBe(`The site could not be reached. ${PASTE}`)
  })

  test.each([[undefined], [''], [5], [['http://kitchen.example']], ['x'.repeat(3000)]])(
    '%j is no address',
    async (url) => {
      expect((await importing(url)).body.message).toBe('Give the web address of a recipe.')
    },
  )

  test('only so many pages are fetched at once', async () => {
    const app = importRoutes({ resolve: () => new Promise(() => undefined), limits: { atOnce: 2, maxMs: 200 } })
    const ask = () =>
      app.request('/import', { method: 'POST', body: JSON.stringify({ url: 'http://kitchen.example/' }) })
    const statuses = await Promise.all([ask(), ask(), ask()].map(async (answer) => (await answer).status))
    expect(statuses.sort()).toEqual([429, 504, 504])
    expect((await ask()).status).toBe(504)
  })
})
