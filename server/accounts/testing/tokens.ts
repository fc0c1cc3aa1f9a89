import { expect } from 'vitest'
import type { Site } from '#server/database/testing/site.ts'

export const isAlive = async (where: Site, token: string) =>
  (await where.request('/rest/v1/water_logs?select=id', { token })).status === 200

/** A request made a second or more later is rejected. */
export async function expectEnded(where: Site, token: string) {
  const ended = performance.now()
  for (let requested = ended; await isAlive(where, token); requested = performance.now())
    expect(requested - ended, 'ms after which the token still worked').toBeLessThan(1_000)
}
