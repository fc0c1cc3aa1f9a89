// npm run bench:faults: what happens to members' data if the server, its database or both are killed during writes, if
// the database is restarted under load, and if the disk is full. Options: --kills 50, --restarts 10, --only
// server|database|both|installed|restarts|disk.
import { parseArgs } from 'node:util'
import { setup } from '#server/database/testing/global-setup.ts'
import { stopDatabase, surviveKills, type Victim } from '#server/database/testing/killed-writer.ts'
import { type Home, installedPostgres, leavePlaces, newFolderHome } from '#server/database/testing/places.ts'
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

async function kill(name: string, home: Home, victim: Victim = 'server') {
  // After one row, after two, ... after a hundred and more: early kills hit startup, late ones checkpoints.
  const kills = Array.from({ length: Number(values.kills) }, (_, round) => 1 + ((round * 37) % 120))
  const { acknowledged, lost, found, counted } = await surviveKills(home, kills, victim)
  report(
    `${name}: kill -9 of ${victim} while members write, ${kills.length} times`,
    `${acknowledged} acknowledged, ${lost.length} lost; ${found} found, ${counted} counted`,
    'none lost, none half-written',
    lost.length === 0 && found === counted,
  )
}

async function restart(name: string, home: Home, restartDatabase: () => Promise<void>) {
  const restarts = Number(values.restarts)
  const { statuses, acknowledged, found, counted, ready } = await writeThroughRestarts(home, restartDatabase, restarts)
  const responses = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`)
  report(
    `${name}: restarted under load, ${restarts} times`,
    `${responses.join(', ')}; ${acknowledged} acknowledged, ${found} found, ${counted} counted`,
    'none lost, refused only with 503, ready at the end',
    ready &&
      found >= acknowledged &&
      found === counted &&
      Object.keys(statuses).every((s) => s === '201' || s === '503'),
  )
}

const wants = (what: string) => values.only === undefined || values.only === what

const leave = await setup()
const installed = await installedPostgres()
if (!installed) console.log('skip  PostgreSQL: none is installed here, and DATABASE_URL names none')
for (const victim of ['server', 'database', 'both'] as const)
  if (wants(victim)) await kill('embedded', newFolderHome(), victim)
if (wants('installed') && installed) await kill('PostgreSQL', await installed.newEmptyHome())
if (wants('restarts')) {
  const home = newFolderHome()
  await restart('embedded', home, async () => stopDatabase(home))
}
if (wants('restarts') && installed?.restart)
  await restart('PostgreSQL', await installed.newEmptyHome(), installed.restart)
if (wants('disk')) await fillDisks()
await leave()
await leavePlaces()
