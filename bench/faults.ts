// npm run bench:faults: what becomes of members' data when the process is killed while it writes, when the database
// server is restarted under load, and when the disk is full.
// Options: --kills 50, --restarts 10, --only kills|restarts|disk.
import { parseArgs } from 'node:util'
import { surviveKills } from '#server/database/testing/killed-writer.ts'
import { leavePlaces, type Place, places } from '#server/database/testing/places.ts'
import { writeThroughRestarts } from '#server/database/testing/restarts.ts'
import { fillDisks } from './full-disks.ts'
import { report } from './measure.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    restarts: { type: 'string', default: '10' },
    only: { type: 'string' },
  },
})

async function kill({ name, newHome }: Place) {
  // After one row, after two, ... after a hundred and more: early kills hit the opening, late ones checkpoints.
  const kills = Array.from({ length: Number(values.kills) }, (_, round) => 1 + ((round * 37) % 120))
  const { acknowledged, lost, found, counted } = await surviveKills(await newHome(), kills)
  report(
    `${name}: killed while writing, ${kills.length} times`,
    `${acknowledged} acknowledged, ${lost.length} lost; ${found} found, ${counted} counted`,
    'none lost, none half-written',
    lost.length === 0 && found === counted,
  )
}

async function restart(place: Place) {
  const restarts = Number(values.restarts)
  const { statuses, acknowledged, found, counted, ready } = await writeThroughRestarts(place, restarts)
  const answers = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`)
  report(
    `${place.name}: restarted under load, ${restarts} times`,
    `${answers.join(', ')}; ${acknowledged} acknowledged, ${found} found, ${counted} counted`,
    'none lost, refused only with 503, ready at the end',
    ready &&
      found >= acknowledged &&
      found === counted &&
      Object.keys(statuses).every((s) => s === '201' || s === '503'),
  )
}

const wants = (what: string) => values.only === undefined || values.only === what

if (wants('kills')) for (const place of places) await kill(place)
if (!places.some(({ name }) => name === 'PostgreSQL'))
  console.log('skip  PostgreSQL: none is installed here, and DATABASE_URL names none')
if (wants('restarts')) for (const place of places) if (place.restart) await restart(place)
if (wants('disk')) await fillDisks()
await leavePlaces()
