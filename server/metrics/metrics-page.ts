// GET /metrics for Prometheus: with the token, or without one from this machine, as long as no proxy stands before us.
// A proxy on this machine that forwards everything would otherwise publish it.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { bearerToken } from '#server/gateway/bearer-token.ts'
import type { Listener } from '#server/http/listen.ts'
import type { Metrics } from '#server/http/metrics.ts'
import { headersOutsideOfPages, type Secure } from '#server/http/security-headers.ts'

export interface MetricsPageOptions {
  metrics: Metrics
  token: string | null
  /** PUBLIC_URL or TRUSTED_PROXIES say that others reach this process through a proxy. */
  hasProxy: boolean
  secure: Secure
}

const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']
const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

export function metricsPage(listener: Listener, { metrics, token, hasProxy, secure }: MetricsPageOptions): Listener {
  const security = headersOutsideOfPages(secure)

  const mayRead = (request: IncomingMessage) =>
    token === null ? !hasProxy && isFromHere(request) : isSame(bearerToken(request.headers.authorization ?? ''), token)

  return (request, response) => {
    const { method, url = '' } = request
    if (method !== 'GET' || url.split('?', 1)[0] !== '/metrics') return listener(request, response)
    const send = (status: number, text: string) => {
      response.writeHead(status, {
        ...security,
        'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
        'Cache-Control': 'no-store',
      })
      response.end(text)
    }
    if (!mayRead(request))
      return send(token === null ? 404 : 401, 'Metrics need METRICS_TOKEN: see docs/operating.md.\n')
    metrics.text().then(
      (text) => send(200, text),
      () => send(500, 'The metrics couldn’t be read.\n'),
    )
  }
}

function isFromHere({ socket, headers, httpVersion }: IncomingMessage): boolean {
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    httpVersion === '1.1' && // proxies often speak 1.0
    !FORWARDED.some((name) => headers[name] !== undefined)
  )
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()
const isSame = (given: string | null, token: string) => given !== null && timingSafeEqual(hashOf(given), hashOf(token))
