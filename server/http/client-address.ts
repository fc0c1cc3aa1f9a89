// Identifies a client for every limit: the socket's address, or the one that a trusted proxy forwards. For IPv6 only
// the home's network, because one home has more addresses than could ever be counted.
import { BlockList, isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

export function isAddressOrRange(entry: string): boolean {
  const [address = '', bits = '0', ...more] = entry.split('/')
  const mostBits = isIP(address) === 6 ? 128 : 32
  return isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= mostBits && more.length === 0
}

export type ClientAddress = (c: Context) => string
/** From the socket's address and the X-Forwarded-For header. */
export type AddressOf = (remote: string | undefined, forwarded: string | undefined) => string

/**
 * Entries are addresses or ranges ("10.0.0.0/8"), validated with the configuration. If there are none, forwarding
 * headers are ignored.
 */
/** `onIgnored` is called if an address that isn't trusted forwards for others. */
export function addressFrom(
  trustedProxies: readonly string[],
  onIgnored: (proxy: string) => void = () => undefined,
): AddressOf {
  const trusted = new BlockList()
  for (const entry of trustedProxies) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits) trusted.addSubnet(address, Number(bits), family)
    else trusted.addAddress(address, family)
  }
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

  return (remote, forwarded = '') => {
    let address = plain(remote ?? 'in-process')
    if (forwarded && !(isIP(address) && isTrusted(address))) onIgnored(address)
    if (trustedProxies.length === 0) return network(address)
    const hops = forwarded.split(',').map((hop) => plain(hop.trim()))
    // Walk from the nearest proxy outward for as long as the proxies are trusted.
    while (isIP(address) && isTrusted(address)) {
      const next = hops.pop()
      if (!next || !isIP(next)) break
      address = next
    }
    return network(address)
  }
}

export function clientAddress(addressOf: AddressOf): ClientAddress {
  return (c) => {
    // Bindings exist only behind a real socket; an in-process request has none.
    const env = c.env as Partial<HttpBindings> | undefined
    return addressOf(env?.incoming?.socket?.remoteAddress, c.req.header('x-forwarded-for'))
  }
}

/** Unwraps an IPv4 address that a dual-stack socket reports as IPv6. */
function plain(address: string) {
  return address.startsWith('::ffff:') ? address.slice(7) : address
}

/** A home's IPv6 clients share a /64, as its IPv4 clients share an address. */
function network(address: string): string {
  if (!address.includes(':')) return address
  const [left = '', right = ''] = address.split('%', 1).join('').split('::')
  const head = left.split(':').filter(Boolean)
  const tail = right.split(':').filter(Boolean)
  const groups = address.includes('::')
    ? [...head, ...Array(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail]
    : head
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
