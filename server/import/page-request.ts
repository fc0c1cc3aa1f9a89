// One request to a checked target: no cookies or credentials, and only to the IP addresses that were checked.
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { failures } from './import-failure.ts'
import type { ImportTarget } from './import-target.ts'

/** A DNS lookup that returns the checked addresses, whatever DNS says now. */
function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const pinned = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_hostname, options, callback) => {
    const [first] = pinned
    if (options.all) callback(null, pinned)
    else callback(null, first?.address ?? '', first?.family ?? 4)
  }
}

export function requestPage(target: ImportTarget, userAgent: string, signal: AbortSignal): Promise<IncomingMessage> {
  const secure = target.url.protocol === 'https:'
  const lookup = pinnedLookup(target.addresses)
  // A separate agent, so that connections are never reused.
  const options = {
    method: 'GET',
    lookup,
    signal,
    headers: {
      'User-Agent': userAgent,
      Accept: 'text/html,application/xhtml+xml,application/ld+json,application/json;q=0.9',
      'Accept-Encoding': 'gzip, br, deflate',
      'Accept-Language': 'en',
    },
  }
  return new Promise((resolve, reject) => {
    const request = secure
      ? httpsRequest(target.url, { ...options, agent: new HttpsAgent({ keepAlive: false }) })
      : httpRequest(target.url, { ...options, agent: new HttpAgent({ keepAlive: false }) })
    request.on('response', (response) => {
      const peer = response.socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
      if (target.addresses.some((address) => sameAddress(address, peer))) return resolve(response)
      request.destroy()
      reject(failures.notPublic())
    })
    request.on('error', (error) => reject(signal.aborted ? failures.tooSlow() : connectionFailure(error)))
    request.end()
  })
}

const sameAddress = (one: string, other: string): boolean =>
  one === other || new URL(`http://${bracketed(one)}`).host === new URL(`http://${bracketed(other)}`).host
const bracketed = (address: string): string => (isIP(address) === 6 ? `[${address}]` : address || '0.0.0.0')

function connectionFailure(error: Error) {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return code.startsWith('HPE_') ? failures.broken() : failures.unreachable()
}
