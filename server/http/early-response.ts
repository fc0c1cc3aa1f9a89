// Responses made before the application runs, in the same format and with the same headers as its own.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { MACHINES } from './failure.ts'
import type { RequestLogger } from './request-log.ts'
import { headersOutsideOfPages, type Secure } from './security-headers.ts'

export type EarlyStatus = 400 | 401 | 408 | 413 | 421 | 429 | 503

/** Rejects the request and closes its connection, because the rest of the request isn't read. */
export type RejectEarly = (
  request: IncomingMessage,
  response: ServerResponse,
  status: EarlyStatus,
  message: string,
) => void

export function earlyRejections({ secure, logRequest }: { secure: Secure; logRequest: RequestLogger }): RejectEarly {
  const security = headersOutsideOfPages(secure)
  return (request, response, status, message) => {
    const { url = '', method = '', headers } = request
    const isBusy = status === 429 || status === 503
    const asJson = MACHINES.test(url)
    const logged = logRequest(headers['x-request-id']?.toString(), method)
    response.writeHead(status, {
      ...security,
      'Content-Type': asJson ? 'application/json' : 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Request-Id': logged.id,
      ...(isBusy ? { 'Retry-After': '1' } : {}),
      Connection: 'close',
    })
    response.end(asJson ? JSON.stringify({ status: 'failure', code: status, message }) : message)
    // Under load, one line per rejection would be too many.
    logged.done(url, status, isBusy || undefined)
  }
}
