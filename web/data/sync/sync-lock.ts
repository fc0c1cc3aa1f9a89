// One tab at a time. Web Locks need https; elsewhere a lease in the device's storage does, with a moment to see whether
// another tab wanted it too.
import { newUuid } from '#web/device/new-uuid.ts'

const LEASE_MS = 30_000
const SETTLE_MS = 60

export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request(name, work)
  return withLease(`sync-lease:${name}`, work)
}

async function withLease<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const mine = newUuid()
  for (;;) {
    const [holder = '', until = '0'] = (localStorage.getItem(key) ?? '').split(' ')
    if (holder === mine) break
    if (Number(until) < Date.now()) localStorage.setItem(key, `${mine} ${Date.now() + LEASE_MS}`)
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  }
  try {
    return await work()
  } finally {
    if (localStorage.getItem(key)?.startsWith(mine)) localStorage.removeItem(key)
  }
}
