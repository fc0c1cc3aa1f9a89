// The first check of every request: exactly one Host header, naming this server, and a normalized path. The response
// cache, rate limits and links in pages rely on both.
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { hostname, networkInterfaces } from 'node:os'
import type { RejectEarly } from './early-response.ts'
import type { Listener } from './listen.ts'

export interface HostCheckOptions {
  publicUrl: string | null
  /** Additional host names that this server answers to. */
  allowedHosts: readonly string[]
}

const HEALTH = new Set(['/healthz', '/readyz'])
const isLoopback = (name: string) =>
  name === 'localhost' || name === '[::1]' || (name.startsWith('127.') && isIP(name) === 4)

export interface HostCheck {
  guard(listener: Listener, reject: RejectEarly): Listener
  /** The same check for a WebSocket upgrade, which bypasses the request listener. */
  problemOf(request: IncomingMessage): Problem | null
}

export function hostCheck({ publicUrl, allowedHosts }: HostCheckOptions): HostCheck {
  const named = new Set(
    [...allowedHosts, ...(publicUrl ? [new URL(publicUrl).hostname] : [])].map((host) => host.toLowerCase()),
  )

  function isOurs(host: string): boolean {
    if (!URL.canParse(`http://${host}`)) return false // such as a port that doesn't exist
    const name = host.replace(/:\d{1,5}$/, '').toLowerCase()
    if (named.has(name) || isLoopback(name)) return true
    // Without PUBLIC_URL, only the machine's own names are accepted.
    return publicUrl === null && ownNames().has(name)
  }

  const guard =
    (listener: Listener, reject: RejectEarly): Listener =>
    (request, response) => {
      const problem = toPlainAddress(request) ?? (HEALTH.has(request.url ?? '') ? null : hostProblem(request, isOurs))
      if (!problem) return listener(request, response)
      reject(request, response, problem.status, problem.message)
    }
  return { guard, problemOf: (request) => hostProblem(request, isOurs) }
}

interface Problem {
  status: 400 | 421
  message: string
}

const NO_ADDRESS: Problem = { status: 400, message: 'The request has no valid address.' }
/** A backslash would become a slash. */
const isPath = (path: string) => !/^[^?]*\\/.test(path) && URL.canParse(`http://localhost${path}`)
const MANY_HOSTS: Problem = { status: 400, message: 'The request names more than one host.' }

/** "GET http://host/path" means "/path" at that host (RFC 9112, 3.2.2). */
function toPlainAddress(request: IncomingMessage): Problem | null {
  const { url = '' } = request
  if (url === '*' && request.method === 'OPTIONS') return null
  if (url.startsWith('/')) return isPath(url) ? null : NO_ADDRESS
  const absolute = /^https?:\/\/([^/?#]*)([^#]*)/i.exec(url)
  if (!absolute) return NO_ADDRESS
  const [, host = '', path = ''] = absolute
  // Some code reads the parsed headers and some the raw ones, so two hosts could be read differently.
  if (host.toLowerCase() !== request.headers.host?.toLowerCase()) return MANY_HOSTS
  request.url = path.startsWith('/') ? path : `/${path}`
  return isPath(request.url) ? null : NO_ADDRESS
}

function hostProblem({ rawHeaders, headers }: IncomingMessage, isOurs: (host: string) => boolean): Problem | null {
  const count = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
  if (count > 1) return MANY_HOSTS
  if (isOurs(headers.host ?? '')) return null
  return {
    status: 421,
    message: 'This server does not answer to that host name. Its operator can add it to ALLOWED_HOSTS.',
  }
}

function ownNames(): Set<string> {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  const name = hostname().toLowerCase()
  return new Set([
    name,
    `${name}.local`,
    ...addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
  ])
}
