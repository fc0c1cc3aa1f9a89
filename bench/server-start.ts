// How long the whole server takes to create a data folder and to open an existing one, and how much memory it uses once
// people have used it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '#server/testing/running-server.ts'
import { openDay } from './load-day.ts'
import { report, summarise } from './measure.ts'

const FIRST_START_S = 10
const START_S = 2.5
const MEMORY_MB = 450
const STARTS = 3
const WARM_UP = 600

const dataDir = mkdtempSync(join(tmpdir(), 'plateful-bench-'))
try {
  // The first start creates the folder, with members for the second start.
  const began = performance.now()
  const first = await startServer({ dataDir })
  const firstSeconds = (performance.now() - began) / 1000
  report(
    'first start, in an empty folder',
    `${firstSeconds.toFixed(2)} s`,
    `≤ ${FIRST_START_S} s`,
    firstSeconds <= FIRST_START_S,
  )
  await openDay(first.origin)
  await first.stop()

  const seconds: number[] = []
  for (let time = 0; time < STARTS; time++) {
    const began = performance.now()
    const server = await startServer({ dataDir })
    seconds.push((performance.now() - began) / 1000)
    if (time === STARTS - 1) {
      const day = await openDay(server.origin)
      for (let made = 0; made < WARM_UP; made++) {
        const { path, method, headers, body } = day.next()
        const response = await fetch(server.origin + path, { method, headers, body })
        await response.arrayBuffer()
        if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}.`)
      }
      const { server: own, database } = server.memoryMb() ?? { server: 0, database: 0 }
      report(
        'memory of server and embedded database, in use',
        `${own.toFixed(0)} + ${database.toFixed(0)} MB`,
        `≤ ${MEMORY_MB} MB`,
        own + database <= MEMORY_MB,
      )
    }
    await server.stop()
  }
  const { p50 } = summarise(seconds)
  report('start from an existing data folder', `${p50.toFixed(2)} s`, `≤ ${START_S} s`, p50 <= START_S)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
