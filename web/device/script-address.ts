// The only way for the page to start a worker: its Content-Security-Policy requires this policy for addresses of scripts
// and allows no others, so that injected text can never become code.
import { SERVICE_WORKER } from './offline.ts'

/** TypeScript's types don't include Trusted Types, which not every browser has. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

const rules = { createScriptURL: checked }
const policy = trustedTypes?.createPolicy('plateful', rules) ?? rules

/** A file of our own build, or an error. */
export const scriptAddress = (address: string): string => policy.createScriptURL(address)

function checked(address: string): string {
  const { origin, pathname, href } = new URL(address, location.href)
  const isOurs = pathname === SERVICE_WORKER || pathname.startsWith('/assets/') || import.meta.env.DEV
  if (origin !== location.origin || !isOurs) throw new TypeError('That script isn’t ours.')
  return href
}
