// Malformed and ambiguous requests, and forged headers.
import { type HostileCase, SCRIPTS } from '#server/hostile/testing/hostile-case.ts'

const HOST = 'Host: localhost:$PORT\r\n'
const CLOSE = 'Connection: close\r\n'
const NOT_HTTP = [400, 405, 431, 505]

const raw = (
  what: string,
  text: string,
  responses: readonly number[] = [400],
  more: Partial<HostileCase> = {},
): HostileCase => ({
  what,
  target: '',
  raw: text,
  responses,
  mayBeCut: true,
  ...more,
})

const malformed: HostileCase[] = [
  raw('a line that is no request', 'hello\r\n\r\n'),
  raw('nothing but line breaks, then nonsense', '\r\n\r\n\r\nx\r\n\r\n'),
  raw('a greeting of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'),
  raw('a request without a version', `GET /\r\n${HOST}\r\n`, [200, 400]), // as in the first year of the web
  raw('a version of the future', `GET / HTTP/9.9\r\n${HOST}${CLOSE}\r\n`, NOT_HTTP),
  raw('HTTP/2 without being asked', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', NOT_HTTP),
  raw('HTTP/1.0 without a host', `GET /recipes HTTP/1.0\r\n\r\n`, [400, 421]),
  raw('HTTP/1.1 without a host', `GET / HTTP/1.1\r\n${CLOSE}\r\n`),
  raw('two hosts', `GET / HTTP/1.1\r\n${HOST}Host: evil.example\r\n${CLOSE}\r\n`, [400], {
    never: ['evil.example'],
  }),
  raw('an empty host', `GET / HTTP/1.1\r\nHost:\r\n${CLOSE}\r\n`, [400, 421]),
  raw('a space in the address', `GET /a b HTTP/1.1\r\n${HOST}${CLOSE}\r\n`),
  raw('a null byte in the address', `GET /a\x00b HTTP/1.1\r\n${HOST}${CLOSE}\r\n`),
  raw('a tab in the address', `GET /a\tb HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, [400, 404]),
  raw('raw unicode in the address', `GET /запрос?search=суп HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, [200, 400, 404]),
  raw('a fragment in the address', `GET /recipes#<script> HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, [200, 400, 404]),
  raw('an asterisk as the address', `OPTIONS * HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, [400, 404, 405]),
  raw('an empty address', `GET  HTTP/1.1\r\n${HOST}${CLOSE}\r\n`),
  raw(
    'a line break inside a header',
    `GET / HTTP/1.1\r\n${HOST}X-A: b\r\n X-Injected: yes\r\n${CLOSE}\r\n`,
    [200, 400],
  ),
  raw(
    'a bare line feed inside a header',
    `GET / HTTP/1.1\r\n${HOST}X-A: b\nX-Injected: yes\r\n${CLOSE}\r\n`,
    [200, 400],
  ),
  raw('a null byte inside a header', `GET / HTTP/1.1\r\n${HOST}X-A: b\x00c\r\n${CLOSE}\r\n`),
  raw('a header without a name', `GET / HTTP/1.1\r\n${HOST}: b\r\n${CLOSE}\r\n`),
  raw('a header with a space in its name', `GET / HTTP/1.1\r\n${HOST}X A: b\r\n${CLOSE}\r\n`),
  raw('a header without a colon', `GET / HTTP/1.1\r\n${HOST}nonsense\r\n${CLOSE}\r\n`),
  raw('headers of a hundred kilobytes', `GET / HTTP/1.1\r\n${HOST}X-A: ${'a'.repeat(100_000)}\r\n${CLOSE}\r\n`, [431]),
  raw('three thousand headers', `GET / HTTP/1.1\r\n${HOST}${'a: b\r\n'.repeat(3000)}${CLOSE}\r\n`, [200, 431]),
  raw('an address of a hundred kilobytes', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, [414, 431]),
  raw(
    'a header named after the object prototype',
    `GET / HTTP/1.1\r\n${HOST}__proto__: 1\r\nconstructor: 2\r\n${CLOSE}\r\n`,
    [200],
  ),
  raw(
    'a length and chunks at once',
    `POST /api/foods/analyse HTTP/1.1\r\n${HOST}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n${CLOSE}\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n`,
  ),
  raw(
    'two lengths',
    `POST /api/foods/analyse HTTP/1.1\r\n${HOST}Content-Length: 2\r\nContent-Length: 20\r\n${CLOSE}\r\n{}`,
  ),
  raw('a negative length', `POST /api/foods/analyse HTTP/1.1\r\n${HOST}Content-Length: -1\r\n${CLOSE}\r\n{}`),
  raw('a length in words', `POST /api/foods/analyse HTTP/1.1\r\n${HOST}Content-Length: two\r\n${CLOSE}\r\n{}`),
  raw('a length with a plus sign', `POST /api/foods/analyse HTTP/1.1\r\n${HOST}Content-Length: +2\r\n${CLOSE}\r\n{}`),
  raw(
    'chunks of a size in words',
    `POST /api/foods/analyse HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n${CLOSE}\r\nxyz\r\n{}\r\n0\r\n\r\n`,
  ),
  raw(
    'chunks larger than any number',
    `POST /api/foods/analyse HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n${CLOSE}\r\nFFFFFFFFFFFFFFFFFF\r\n{}\r\n0\r\n\r\n`,
  ),
  raw(
    'another transfer encoding',
    `POST /api/foods/analyse HTTP/1.1\r\n${HOST}Transfer-Encoding: gzip, chunked\r\n${CLOSE}\r\n0\r\n\r\n`,
    [400, 501],
  ),
  raw(
    'a disguised transfer encoding',
    `POST /api/foods/analyse HTTP/1.1\r\n${HOST}Transfer-Encoding: xchunked\r\n${CLOSE}\r\n{}`,
    [400, 501],
  ),
  raw(
    'an expectation that nobody knows',
    `POST /api/foods/analyse HTTP/1.1\r\n${HOST}Expect: everything\r\nContent-Length: 2\r\n${CLOSE}\r\n{}`,
    [400, 417],
  ),
  raw(
    'a wait for permission to send',
    `POST /api/foods/analyse HTTP/1.1\r\n${HOST}Expect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 2\r\n${CLOSE}\r\n{}`,
    [400],
  ),
  raw(
    'an upgrade to a web socket',
    `GET / HTTP/1.1\r\n${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: eA==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    [200],
  ),
  raw(
    'an upgrade to HTTP/2',
    `GET / HTTP/1.1\r\n${HOST}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n`,
    [200],
  ),
  raw('a proxy to elsewhere', `CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n`, [400, 404, 405]),
  raw(
    'a proxy to elsewhere by a whole address',
    `GET http://evil.example/recipes HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
    [400],
    { never: ['evil.example'] },
  ),
  raw('a whole address of another kind', `GET file:///etc/passwd HTTP/1.1\r\n${HOST}${CLOSE}\r\n`),
  raw('a whole address that is none', `GET http://[ HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, [400, 421]),
]

const METHODS = [
  'TRACE',
  'TRACK',
  'PROPFIND',
  'MKCOL',
  'LOCK',
  'PURGE',
  'SEARCH',
  'LINK',
  'QUERY',
  'M-SEARCH',
  'SOURCE',
]
const methods: HostileCase[] = [
  ...METHODS.flatMap((method) =>
    ['/', '/api/recipes/random', '/rest/v1/water_logs', '/auth/v1/user', '/healthz'].map((target) => ({
      what: `the method ${method} on ${target}`,
      method,
      target,
      headers: { 'x-secret': 'echo-me' },
      responses: [400, 405],
      never: ['echo-me'],
      mayBeCut: true, // Node's parser knows only some of them
    })),
  ),
  ...['get', 'Post', 'FOO', 'G\u00CBT', 'GET\u00A0'].map((method) => ({
    what: `the method ${method}`,
    method,
    target: '/',
    responses: [400, 405],
  })),
  ...['/', '/recipes', '/api/recipes/random', '/api/foods/analyse', '/img/x', '/assets/x', '/sitemap.xml'].map(
    (target) => ({
      what: `OPTIONS of ${target} from another site`,
      method: 'OPTIONS',
      target,
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      responses: [204, 404, 405],
      never: ['Access-Control-Allow-Origin', 'access-control-allow-origin'],
    }),
  ),
  ...[
    '/',
    '/recipes',
    '/api/recipes/random',
    '/api/blog/articles',
    '/sitemap.xml',
    '/healthz',
    '/nothing',
    '/img/recipes/none-480.jpg',
  ].map((target) => ({ what: `HEAD of ${target}`, method: 'HEAD', target, responses: [200, 404] })),
  {
    what: 'a method hidden in a header',
    method: 'POST',
    target: '/recipes',
    headers: { 'x-http-method-override': 'GET', 'x-method-override': 'DELETE' },
    responses: [405],
  },
  {
    what: 'a body that comes with GET',
    target: '/api/recipes/random?number=1',
    body: '{"number":50}',
    responses: [200],
  },
]

const header = (
  what: string,
  target: string,
  headers: Record<string, string>,
  more: Partial<HostileCase> = {},
): HostileCase => ({
  what,
  target,
  headers,
  responses: [200],
  ...more,
})

const RECIPES = '/api/recipes/complexSearch?query=soup&number=2'
const headers: HostileCase[] = [
  ...[
    'evil.example',
    'evil.example:80',
    'localhost@evil.example',
    'localhost:$PORT@evil.example',
    '"><script>pwn(1)</script>',
    'a b',
    'localhost:99999',
    '[::1',
    '../../x',
    'localhost/evil',
    'localhost?evil',
    'localhost#evil',
    '%65vil.example',
    'evil.example\\@localhost',
  ].flatMap((host) =>
    ['/', RECIPES, '/sitemap.xml', '/robots.txt', '/blog/feed.xml'].map((target) =>
      header(`the host ${host} on ${target}`, target, { host }, { responses: [400, 421], payload: host }),
    ),
  ),
  ...[
    'X-Forwarded-Host',
    'X-Host',
    'X-Original-Host',
    'Forwarded',
    'X-Forwarded-Server',
    'X-Original-URL',
    'X-Rewrite-URL',
    'X-Forwarded-Proto',
    'X-Forwarded-Prefix',
    'X-Forwarded-Port',
  ].flatMap((name) =>
    ['/', RECIPES, '/sitemap.xml'].map((target) =>
      header(
        `a stranger's ${name} on ${target}`,
        target,
        { [name]: name === 'Forwarded' ? 'host=evil.example;proto=https' : 'evil.example' },
        { never: ['evil.example'] },
      ),
    ),
  ),
  header('a stranger who says it is the proxy', RECIPES, {
    'X-Forwarded-For': '127.0.0.1, ::1, <script>',
    'X-Real-IP': '127.0.0.1',
  }),
  header('a request id with a script', '/', { 'X-Request-Id': SCRIPTS[0] }, { never: [SCRIPTS[0]] }),
  header(
    'a request id of ten thousand letters',
    '/',
    { 'X-Request-Id': 'a'.repeat(10_000) },
    { never: ['aaaaaaaaaa'] },
  ),
  header('an encoding that nobody knows', RECIPES, { 'Accept-Encoding': 'zstd, lzma;q=2, ;;;q=, *;q=0' }),
  header('thousands of encodings', RECIPES, { 'Accept-Encoding': 'gzip;q=0.1,'.repeat(1000) }),
  header('an encoding of a quality that is no number', '/', { 'Accept-Encoding': 'br;q=__proto__, gzip;q=NaN' }),
  header('a type that nobody knows', '/', { Accept: 'application/x-php, ../../etc' }),
  header('a language with a script', '/', { 'Accept-Language': SCRIPTS[0] }, { payload: SCRIPTS[0] }),
  header(
    'a referrer with a script',
    '/',
    { Referer: `http://evil.example/${SCRIPTS[0]}` },
    { payload: SCRIPTS[0], never: ['evil.example'] },
  ),
  header(
    'a browser named with a script',
    '/nothing-here',
    { 'User-Agent': SCRIPTS[0] },
    { payload: SCRIPTS[0], responses: [404] },
  ),
  header('cookies of ten thousand letters', '/', { Cookie: `session=${'a'.repeat(10_000)}` }),
  header('a cookie named after the object prototype', '/', { Cookie: '__proto__=1; constructor=2' }),
  ...[
    'bytes=0-10',
    'bytes=-1',
    'bytes=10-0',
    'bytes=0-,0-,0-,0-',
    'bytes=99999999999999999999-',
    'lines=1-2',
    'bytes=a-b',
    `bytes=${'0-1,'.repeat(1000)}`,
  ].flatMap((range) =>
    ['/', RECIPES, '/img/recipes/90001205-480.avif', '/icon.svg'].map((target) =>
      header(`the range ${range.slice(0, 30)} of ${target}`, target, { Range: range }, { responses: [200, 206, 416] }),
    ),
  ),
  ...['*', '"x"', 'W/"x", "y", W/"z"', '""', '"', ',,,', `${'"a",'.repeat(2000)}`, SCRIPTS[0]].flatMap((tags) =>
    [RECIPES, '/api/blog/articles', '/icon.svg', '/img/recipes/90001205-480.avif'].map((target) =>
      header(
        `the tags ${tags.slice(0, 30)} of ${target}`,
        target,
        { 'If-None-Match': tags },
        { responses: [200, 304] },
      ),
    ),
  ),
  header('a date that is none', '/icon.svg', { 'If-Modified-Since': 'yesterday', 'If-Range': '<x>' }),
]

export const requests: HostileCase[] = [...malformed, ...methods, ...headers]
