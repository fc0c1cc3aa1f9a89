// Request bodies: wrong type, too large, too deep, compressed, and with keys for prototype pollution.
import type { HostileCase } from '#server/hostile/testing/hostile-case.ts'

const ANALYSE = '/api/foods/analyse'
const IMPORT = '/api/import'
const PLAN = '/api/mealplanner/generate'
const JSON_TYPE = { 'content-type': 'application/json' }

const deepArray = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const deepObject = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

const BODIES: Record<string, string> = {
  'no body at all': '',
  'half of a JSON': '{"servings":',
  'JSON with a comma too many': '{"servings":1,}',
  'JSON with comments': '/* x */{}',
  'a bare null': 'null',
  'a bare number': '1e999',
  'a bare text': '"<script>pwn(1)</script>"',
  'an array': '[1,2,3]',
  'an empty object': '{}',
  'an array nested thirty thousand deep': deepArray(30_000),
  'an object nested ten thousand deep': deepObject(10_000),
  'an array of thirty thousand numbers': JSON.stringify(Array(30_000).fill(1)),
  'ten thousand keys': `{${Array.from({ length: 5_000 }, (_, at) => `"k${at}":1`).join()}}`,
  'the same key again and again': `{${Array(3_000).fill('"servings":1').join()}}`,
  'the prototype as a key': '{"__proto__":{"polluted":true},"servings":1,"ingredients":[],"url":"x"}',
  'the constructor as a key': '{"constructor":{"prototype":{"polluted":true}},"servings":1,"ingredients":[]}',
  'null bytes': '{"servings":1,"ingredients":[{"name":"\\u0000","amount":1,"unit":"\\u0000"}],"url":"\\u0000"}',
  'half of a character':
    '{"servings":1,"ingredients":[{"name":"\\ud800","amount":1,"unit":"\\udfff"}],"url":"http://\\ud800/"}',
  'bytes that are no text': '\u00ff\u00fe{}',
  'a mark at the start': '\ufeff{}',
  'a form': 'servings=1&ingredients=x&url=http://127.0.0.1/',
  'XML with an entity': '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
}

const ONE = { name: 'rice', amount: 1, unit: 'cup' }
const wrongAnalyses: Record<string, unknown> = {
  'no servings': { ingredients: [ONE] },
  'nought servings': { servings: 0, ingredients: [ONE] },
  'a negative number of servings': { servings: -4, ingredients: [ONE] },
  'servings in words': { servings: 'four', ingredients: [ONE] },
  'a billion servings': { servings: 1e9, ingredients: [ONE] },
  'ingredients that are a text': { servings: 1, ingredients: 'rice' },
  'ingredients that are an object': { servings: 1, ingredients: { 0: ONE, length: 1 } },
  'an ingredient that is null': { servings: 1, ingredients: [null] },
  'a name that is a number': { servings: 1, ingredients: [{ ...ONE, name: 7 }] },
  'a name of a thousand letters': { servings: 1, ingredients: [{ ...ONE, name: 'a'.repeat(1000) }] },
  'a negative amount': { servings: 1, ingredients: [{ ...ONE, amount: -1 }] },
  'an endless amount': { servings: 1, ingredients: [{ ...ONE, amount: 1e300 }] },
  'an amount in words': { servings: 1, ingredients: [{ ...ONE, amount: '1; drop table' }] },
  'a unit that is a list': { servings: 1, ingredients: [{ ...ONE, unit: ['g'] }] },
  'a thousand ingredients': { servings: 1, ingredients: Array(1000).fill(ONE) },
}
const oddAnalyses: Record<string, unknown> = {
  'a script as a name': { servings: 1, ingredients: [{ ...ONE, name: '<script>pwn(1)</script>' }] },
  'the prototype as a name': { servings: 1, ingredients: [{ ...ONE, name: '__proto__' }] },
  'the constructor as a unit': { servings: 1, ingredients: [{ ...ONE, unit: 'constructor' }] },
  'a name of control characters': { servings: 1, ingredients: [{ ...ONE, name: '\u0007\u001b[2J' }] },
  'a hundred ingredients of three hundred letters': {
    servings: 1,
    ingredients: Array.from({ length: 100 }, () => ({
      ...ONE,
      name: 'chicken broth or stock '.repeat(13).slice(0, 300),
    })),
  },
  'a hundred names without an end to a word': {
    servings: 1,
    ingredients: Array.from({ length: 100 }, () => ({ ...ONE, name: 'a'.repeat(300) })),
  },
  'no ingredients': { servings: 1, ingredients: [] },
}

/** URLs that an import must refuse without a request, because none is on the public web. */
const NOT_PUBLIC = [
  ...[
    'http://127.0.0.1/',
    'http://127.0.0.1:$PORT/healthz',
    'http://localhost/',
    'http://localhost.:80/',
    'http://0.0.0.0/',
  ],
  ...[
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://2130706433/',
    'http://0x7f000001/',
  ],
  ...[
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://192.168.0.1/',
  ],
  ...[
    'http://172.16.0.1/',
    'http://[fe80::1]/',
    'http://[fc00::1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
  ],
  ...[
    'https://user:password@127.0.0.1/',
    'http://127.0.0.1:22/',
    'http://printer.local/',
    'http://metadata.internal/',
    'http://router/',
  ],
  ...[
    'file:///etc/passwd',
    'ftp://127.0.0.1/',
    'gopher://127.0.0.1/',
    'javascript:pwn(1)',
    'data:text/html,<script>pwn(1)</script>',
  ],
  ...[
    '//127.0.0.1/',
    'http:',
    'http://',
    'http://%31%32%37.0.0.1/',
    'http://①②⑦.⓪.⓪.①/',
    'HTTP://LOCALHOST',
    ' http://127.0.0.1/\r\nX-Injected: yes',
    `http://127.0.0.1/${'a'.repeat(5000)}`,
  ],
]

const post = (
  target: string,
  what: string,
  body: string,
  responses: readonly number[],
  headers = JSON_TYPE,
): HostileCase => ({
  what: `${what} sent to ${target}`,
  method: 'POST',
  target,
  headers,
  body,
  responses,
})

export const bodies: HostileCase[] = [
  ...[ANALYSE, IMPORT, PLAN].flatMap((target) =>
    Object.entries(BODIES).map(([what, body]) => post(target, what, body, [200, 400, 413])),
  ),
  ...Object.entries(wrongAnalyses).map(([what, value]) => post(ANALYSE, what, JSON.stringify(value), [400, 413])),
  ...Object.entries(oddAnalyses).map(([what, value]) => post(ANALYSE, what, JSON.stringify(value), [200])),
  ...NOT_PUBLIC.map((url) => post(IMPORT, url.slice(0, 60), JSON.stringify({ url }), [400])),
  ...[7, null, ['http://127.0.0.1/'], { href: 'http://127.0.0.1/' }, '', ' '].map((url) =>
    post(IMPORT, `the address ${JSON.stringify(url)}`, JSON.stringify({ url }), [400]),
  ),
  post(ANALYSE, 'another type', '{"servings":1,"ingredients":[]}', [200, 400, 415], { 'content-type': 'text/plain' }),
  post(ANALYSE, 'a type with a script', '{}', [400], { 'content-type': 'application/json; charset=<script>' }),
  post(ANALYSE, 'a body said to be packed', '{}', [400, 415], {
    'content-type': 'application/json',
    ...{ 'content-encoding': 'gzip' },
  }),
  ...[ANALYSE, IMPORT, PLAN, '/rest/v1/water_logs', '/auth/v1/signup', '/auth/v1/token?grant_type=password'].flatMap(
    (target) => [
      { ...post(target, 'two megabytes', `"${'a'.repeat(2_000_000)}"`, [413]), as: 'visitor' as const, mayBeCut: true },
      {
        ...post(target, 'two megabytes in chunks', '', [413]),
        what: `two megabytes in chunks sent to ${target}`,
        mayBeCut: true,
        raw: `POST ${target} HTTP/1.1\r\nHost: localhost:$PORT\r\napikey: $KEY\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n${`10000\r\n${'a'.repeat(65536)}\r\n`.repeat(32)}0\r\n\r\n`,
      },
      {
        ...post(target, 'a length of ten gigabytes', '', [413]),
        as: 'visitor' as const,
        mayBeCut: true,
        headers: { ...JSON_TYPE, 'content-length': '10000000000' },
      },
    ],
  ),
  { ...post('/recipes', 'two megabytes', 'a'.repeat(2_000_000), [405, 413]), mayBeCut: true },
]
