// Which IP addresses are public. All others are rejected: an import must never reach what only this server can (its own
// machine, its private network, a cloud's metadata service).
import { BlockList, isIPv4, isIPv6 } from 'node:net'

// IANA's special-purpose registry for IPv4, plus multicast and reserved ranges.
const NOT_PUBLIC_4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, and the metadata service of clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // AMT
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, and broadcast
]

// Public IPv6 addresses are in 2000::/3, except for these.
const NOT_PUBLIC_6: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23], // protocol assignments, including Teredo (which embeds an IPv4 address)
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4: embeds an IPv4 address
  ['2620:4f:8000::', 48], // AS112
  ['3fff::', 20], // documentation
]

const refused = new BlockList()
for (const [network, bits] of NOT_PUBLIC_4) refused.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of NOT_PUBLIC_6) refused.addSubnet(network, bits, 'ipv6')
const handedOut = new BlockList()
handedOut.addSubnet('2000::', 3, 'ipv6')

/** Accepts addresses in canonical notation only. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refused.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return handedOut.check(address, 'ipv6') && !refused.check(address, 'ipv6')
}
