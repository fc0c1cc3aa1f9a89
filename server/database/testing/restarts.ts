// Members who write while their database server is stopped and started again under them.
import { setTimeout as pause } from 'node:timers/promises'
import { newFolder, type Place } from './places.ts'
import { openSite, rows } from './site.ts'

export interface RestartStory {
  /** How often each status was answered. */
  statuses: Record<number, number>
  acknowledged: number
  found: number
  counted: number
  /** What the server says of itself at the end. */
  ready: boolean
}

const WRITERS = 6

export async function writeThroughRestarts(place: Place, restarts: number): Promise<RestartStory> {
  if (!place.restart) throw new Error('This database server is not ours to restart.')
  const { databaseUrl } = await place.newHome()
  const site = await openSite({ dataDir: newFolder(), databaseUrl })
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
    await place.restart()
    // Until members are served again; a server that stays away ends the story.
    for (let waited = 0; acknowledged === before && waited < 400; waited++) await pause(50)
  }
  ended = true
  await Promise.all(writers)
  const ready = await site.backend.ready()
  const [day] = rows(await client.from('daily_logs').select('water_intake_ml'))
  const { count } = await client.from('water_logs').select('id', { count: 'exact', head: true })
  await site.backend.close()
  return { statuses, acknowledged, found: count ?? 0, counted: day?.water_intake_ml ?? 0, ready }
}
