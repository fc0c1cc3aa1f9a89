// Rules that every response must follow, whatever the request.
import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import type { HostileCase } from './hostile-case.ts'
import type { Reply } from './speak.ts'
import { VICTIM_EMAIL, VICTIM_SECRET } from './stage.ts'

/** Of a browser that signs in; any other cookie was injected. */
const OWN_COOKIE = /^set-cookie: device=[\w-]{43}; Path=\/auth\/v1; Max-Age=\d+; HttpOnly; SameSite=Strict\r?$/m

const INSIDES = [
  /\n\s+at [\w.<>[\] ]+\(/, // a stack trace
  /node:internal/,
  /node_modules/,
  /file:\/\/\/(?!etc)/,
  /\b(Type|Reference|Range|Syntax|Eval|URI)Error\b/,
  /\[object Object\]/,
  /root:x:0:0/, // a file on the machine
  /BEGIN [A-Z ]*PRIVATE KEY/,
  /encrypted_password|jwtSecret/,
]

const PATH_OF_MACHINES = /^\/(api|rest\/v1|auth\/v1)(\/|$)/
const DATA_BLOCKS = /<script type="application\/(?:ld\+)?json".*?<\/script>/gs

export function judge({ target, payload = '', never = [], raw }: HostileCase, response: Reply) {
  const { status, headers, head, text } = response
  const story = `${status} ${head}\n\n${text.slice(0, 600)}`
  if (status >= 500) expect([503], story).toContain(status)
  for (const inside of INSIDES) expect(text, story).not.toMatch(inside)
  for (const secret of [VICTIM_SECRET, VICTIM_EMAIL, ...never]) expect(text + head, story).not.toContain(secret)
  expect(head.replace(OWN_COOKIE, '').toLowerCase(), story).not.toMatch(/^(x-injected|set-cookie):/m)

  // Node rejects invalid HTTP and the host check rejects foreign hosts before the application runs.
  if (!headers.has('x-request-id')) {
    expect([400, 408, 413, 417, 421, 431, 505], story).toContain(status)
    return
  }
  if (status === 304) {
    expect(text, story).toBe('') // everything else was sent with the response that the client has
    return
  }
  expect(headers.get('x-content-type-options'), story).toBe('nosniff')
  expect(headers.get('content-security-policy'), story).toContain("frame-ancestors 'none'")
  if (headers.has('location'))
    expect(headers.get('location'), story).toMatch(/^\/(?![/\\])|^http:\/\/localhost:\d+[/#]/)

  const type = headers.get('content-type') ?? ''
  if (status !== 204 && text !== '') expect(type, story).not.toBe('')
  if (type.includes('text/html')) judgePage(response, payload, story)
  if (/svg|xml/.test(type) && /[<>"]/.test(payload)) expect(text, story).not.toContain(payload)
  const path = raw ? '' : pathOf(target)
  if (PATH_OF_MACHINES.test(path) && status >= 400) judgeRefusal(response, path.startsWith('/api'), story)
}

function judgePage({ headers, text }: Reply, payload: string, story: string) {
  // A lone `>` is harmless in the page's JSON, where every `<` is escaped.
  const markup = /[<"]/.test(payload) ? text : text.replace(DATA_BLOCKS, '')
  if (/[<>"]/.test(payload)) expect(markup, story).not.toContain(payload)
  // No element may contain a payload as code.
  expect(text, story).not.toMatch(/(href|src|action)="\s*javascript:/i)
  // Every inline script and style must match a hash in the policy.
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy, story).not.toMatch(/script-src[^;]*'unsafe-/)
  for (const [, attributes = '', code = ''] of text.matchAll(/<script\b([^>]*)>(.*?)<\/script/gis)) {
    if (/^ type="application\/(ld\+)?json"/.test(attributes)) continue
    expect(attributes, story).toMatch(/^( type="module")?$/)
    expect(policy, story).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
}

function judgeRefusal({ headers, status, text }: Reply, isProvider: boolean, story: string) {
  if (text === '') return // to HEAD
  expect(headers.get('content-type'), story).toContain('json')
  const body: unknown = JSON.parse(text)
  if (isProvider) {
    expect(body, story).toEqual({ status: 'failure', code: status, message: expect.stringMatching(/\w/) })
    expect(headers.get('cache-control'), story).toBe('no-store')
  } else expect(body, story).toBeTypeOf('object')
}

/** The normalized path: "/api/../x" is not under /api. */
function pathOf(target: string): string {
  return URL.canParse(`http://localhost${target}`) ? new URL(`http://localhost${target}`).pathname : target
}
