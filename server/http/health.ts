// For load balancers and monitoring: /healthz says whether this process responds, /readyz whether the site can save. They
// respond before all checks and queues, over any version of HTTP and under any host name.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Listener } from './listen.ts'
import type { Log } from './log.ts'
import type { RequestLogger } from './request-log.ts'
import { headersOutsideOfPages, type Secure } from './security-headers.ts'

export interface HealthOptions {
  version: string
  secure: Secure
  /** Why the site can't be used in full, as a sentence; null if it can. */
  problem(): Promise<string | null>
  log: Log
  logRequest: RequestLogger
}

const RETRY_AFTER_S = 2

export function healthChecks(listener: Listener, options: HealthOptions): Listener {
  const { version, secure, problem, log, logRequest } = options
  const security = headersOutsideOfPages(secure)
  let lastProblem: string | null = null

  async function readiness() {
    const found = await problem().catch((error: unknown) => String(error))
    if (found && found !== lastProblem) log('warn', 'Not ready.', { problem: found })
    if (!found && lastProblem) log('info', 'Ready again.')
    lastProblem = found
    const type = 'text/plain; charset=utf-8'
    return found ? { status: 503, type, text: `not ready: ${found}` } : { status: 200, type, text: 'ready' }
  }

  const health = { status: 200, type: 'application/json', text: JSON.stringify({ status: 'ok', version }) }

  function respond(
    { method = '', url = '', headers }: IncomingMessage,
    response: ServerResponse,
    found: typeof health,
  ) {
    const { status, type, text } = found
    const logged = logRequest(headers['x-request-id']?.toString(), method)
    response.writeHead(status, {
      ...security,
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(text),
      'Cache-Control': 'no-store',
      'X-Request-Id': logged.id,
      ...(status === 503 ? { 'Retry-After': String(RETRY_AFTER_S) } : {}),
    })
    response.end(text)
    logged.done(url, status, true)
  }

  return (request, response) => {
    const { method = '', url } = request
    const isRequested = method === 'GET' || method === 'HEAD'
    if (isRequested && url === '/healthz') return respond(request, response, health)
    if (isRequested && url === '/readyz') return void readiness().then((found) => respond(request, response, found))
    listener(request, response)
  }
}
