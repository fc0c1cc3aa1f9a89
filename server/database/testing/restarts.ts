// Members write while the database server is restarted.
import { setTimeout as pause } from 'node:timers/promises'
import type { Home } from './places.ts'
import { openSite, rows } from './site.ts'

export interface RestartStory {
  /** The number of responses by status. */
  statuses: Record<number, number>
  acknowledged: number
  found: number
  counted: number
  /** The server's health afterward. */
  ready: boolean
}

const WRITERS = 6

/** `restart` stops the database in any way; it may restart by itself. */
export async function writeThroughRestarts(
  home: Home,
  restart: () => Promise<void>,
  restarts: number,
): Promise<RestartStory> {
  const site = await openSite(home)
  const { client, token } = await site.newMember()
  const statuses: Record<number, number> = {}
  let acknowledged = 0
  let ended = false
  const write = async () => {
    while (!ended) {
      const body = '{"date":"2025-01-01","amount_ml":1}'
      const { status } = await site.request('/rest/v1/water_logs', { token, method: 'POST', body })
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status === 201) acknowledged += 1
      else await pause(50)
    }
  }
  const writers = Array.from({ length: WRITERS }, write)
  for (let time = 0; time < restarts; time++) {
    const before = acknowledged
    await pause(200)
    await restart()
    // Wait until members are served again, or give up.
    for (let waited = 0; acknowledged === before && waited < 400; waited++) await pause(50)
  }
  ended = true
  await Promise.all(writers)
  const ready = (await site.backend.readiness.problem()) === null
  const [day] = rows(await client.from('daily_logs').select('water_intake_ml'))
  const { count } = await client.from('water_logs').select('id', { count: 'exact', head: true })
  await site.backend.close()
  return { statuses, acknowledged, found: count ?? 0, counted: day?.water_intake_ml ?? 0, ready }
}
