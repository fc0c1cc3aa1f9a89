// A web site with good and bad pages to import from, and an import that can reach it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
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

/** Nearly as large as a page may be, with two hundred recipes in it. */
const MANY = Array.from({ length: 200 }, () => ({ ...RECIPE, recipeIngredient: Array(100).fill('1 large leek') }))
const HEAVY_PAGE = `<script type="application/ld+json">${JSON.stringify(MANY)}</script><p>${'soup '.repeat(300_000)}</p>`

/** 2 KB: each item has two names, and contains the next. */
const NESTED_PAGE = '<div itemscope itemtype="x/Recipe" itemprop="b c">'.repeat(40)

const html = { 'content-type': 'text/html; charset=utf-8' }
const send =
  (headers: Record<string, string>, body: string | Buffer, status = 200) =>
  (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, headers).end(body)
  }
const redirect = (location: string) => send({ location }, '', 302)

type Reply = (request: IncomingMessage, response: ServerResponse) => void
const responses: Record<string, Reply> = {
  '/soup': send(html, PAGE),
  '/heavy': send(html, HEAVY_PAGE),
  '/nested': send(html, NESTED_PAGE),
  '/latin1': send({ 'content-type': 'text/html; charset=iso-8859-1' }, Buffer.from(PAGE, 'latin1')),
  '/gzip': send({ ...html, 'content-encoding': 'gzip' }, gzipSync(PAGE)),
  '/br': send({ ...html, 'content-encoding': 'br' }, brotliCompressSync(PAGE)),
  '/json': send({ 'content-type': 'application/ld+json' }, JSON.stringify(RECIPE)),
  '/no-recipe': send(html, '<p>Hello</p>'),
  '/untold': send(
    html,
    '<title>Kitchen</title><nav>Home</nav><main><h1>Leek soup</h1><p>1 leek<br>Boil it.</p></main><script>track()</script>',
  ),
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

/** Every request, in order. */
export const requested: { path: string; headers: IncomingMessage['headers'] }[] = []

const standIn = createServer((request, response) => {
  requested.push({ path: request.url ?? '', headers: request.headers })
  const goTo = /^\/to\?(.*)$/.exec(request.url ?? '')?.[1]
  const respond = goTo === undefined ? responses[request.url ?? ''] : redirect(decodeURIComponent(goTo))
  if (respond) respond(request, response)
  else response.writeHead(500).end()
})

/** Listens on every address of this machine, so that only our own checks can stop an import. */
export async function openStandIn(): Promise<void> {
  requested.splice(0)
  await new Promise<void>((resolve) => standIn.listen(0, '0.0.0.0', resolve))
}

export function closeStandIn(): void {
  standIn.closeAllConnections()
  standIn.close()
}

export function standInPort(): number {
  const bound = standIn.address()
  return typeof bound === 'object' && bound ? bound.port : 0
}

/** Which name resolves to what. */
export const names: Record<string, string[]> = { 'kitchen.example': ['127.0.0.1'] }
const resolve = async (hostname: string): Promise<string[]> => {
  const addresses = names[hostname]
  if (!addresses) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
  return addresses
}

const reachingStandIn = (): ImportOptions => ({ resolve, ports: [80, 443, standInPort()], limits: { maxMs: 5000 } })
const onlyStandIn = (address: string) => address === '127.0.0.1' || isPublicAddress(address)

/** For a whole server that may import from the stand-in. */
export const standInImports = (): ImportOptions => ({ ...reachingStandIn(), allowAddress: onlyStandIn })

export async function importing(url: unknown, options: ImportOptions = {}) {
  const app = importRoutes({ ...reachingStandIn(), ...options })
  const response = await app.request('/import', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ url }),
  })
  return { status: response.status, body: await response.json() }
}
/** With the test site's own address allowed, and nothing else that isn't public. */
export const fromStandIn = (path: string, options: ImportOptions = {}) =>
  importing(`http://kitchen.example:${standInPort()}${path}`, {
    allowAddress: onlyStandIn,
    ...options,
  })
