// Checks a URL before anything is sent to it: its syntax, its port, and every IP address of its host.
import { isIP } from 'node:net'
import { failures, ImportFailure } from './import-failure.ts'

export type Resolve = (hostname: string) => Promise<readonly string[]>

export interface TargetRules {
  resolve: Resolve
  allowAddress: (address: string) => boolean
  ports: readonly number[]
}

export interface ImportTarget {
  url: URL
  /** All allowed; the connection is made only to one of these. */
  addresses: readonly string[]
}

/** The URL parser normalizes every spelling of an IPv4 address (decimal, octal, hex, short). */
export function checkedUrl(text: string, base: URL | undefined, ports: readonly number[]): URL {
  const trimmed = text.trim()
  if (!base && !/^https?:\/\//i.test(trimmed)) throw failures.notAnAddress()
  if (!URL.canParse(trimmed, base)) throw failures.notAnAddress()
  const url = new URL(trimmed, base)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw failures.notAnAddress()
  if (url.username !== '' || url.password !== '') throw failures.credentials()
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
  if (!ports.includes(port)) throw failures.port()
  url.hash = ''
  return url
}

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

// Host names for local networks.
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)\.?$/i

async function addressesOf(host: string, resolve: Resolve): Promise<readonly string[]> {
  if (isIP(host) !== 0) return [host]
  if (!host.includes('.') || LOCAL_NAME.test(host)) throw failures.notPublic()
  try {
    return await resolve(host)
  } catch (error) {
    if (error instanceof ImportFailure) throw error
    const code = error instanceof Error && 'code' in error ? error.code : ''
    throw code === 'ENOTFOUND' || code === 'ENODATA' ? failures.notFound() : failures.noLookup()
  }
}

export async function checkedTarget(url: URL, rules: TargetRules): Promise<ImportTarget> {
  const addresses = await addressesOf(hostOf(url), rules.resolve)
  if (addresses.length === 0) throw failures.notFound()
  // A single private address is enough to reject the host.
  if (!addresses.every((address) => isIP(address) !== 0 && rules.allowAddress(address))) throw failures.notPublic()
  return { url, addresses }
}
