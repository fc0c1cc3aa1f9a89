// One tab at a time. Web Locks need https; without it, we use a lease in the device's storage and wait a moment to see
// whether another tab wanted it too.
import { newUuid } from '#web/device/new-uuid.ts'

const LEASE_MS = 30_000
const RENEW_MS = 10_000
const SETTLE_MS = 60

/** Another tab syncs now, or the member has signed out in another tab: nothing may be written any more. */
export class LockLost extends Error {}

export interface HeldLock {
  /** Throws if another tab has taken over: after that, nothing may be written. Call it after each wait. */
  check(): void
}

export function withLock<Result>(name: string, work: (lock: HeldLock) => Promise<Result>): Promise<Result> {
  // Missing without https, whatever its type says.
  if (navigator.locks) return navigator.locks.request(name, () => work({ check: () => undefined }))
  return withLease(`sync-lease:${name}`, work)
}

async function withLease<Result>(key: string, work: (lock: HeldLock) => Promise<Result>): Promise<Result> {
  const mine = newUuid()
  const take = () => localStorage.setItem(key, `${mine} ${Date.now() + LEASE_MS}`)
  const isMine = () => localStorage.getItem(key)?.startsWith(mine) ?? false
  while (!isMine()) {
    const [, until = '0'] = (localStorage.getItem(key) ?? '').split(' ')
    if (Number(until) < Date.now()) take()
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  }
  const renew = () => {
    if (isMine()) take()
  }
  const renewing = setInterval(renew, RENEW_MS)
  try {
    return await work({
      check() {
        if (!isMine()) throw new LockLost('Another tab is syncing this list.')
        take()
      },
    })
  } finally {
    clearInterval(renewing)
    if (isMine()) localStorage.removeItem(key)
  }
}
