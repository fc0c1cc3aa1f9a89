// How long the whole server takes to open an existing data folder, and the memory it holds once people have used it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDay } from './load-day.ts'
import { startServer } from './load-server.ts'
import { report, summarise } from './measure.ts'

const START_S = 2.5
const MEMORY_MB = 450
const STARTS = 3
const WARM_UP = 600

const dataDir = mkdtempSync(join(tmpdir(), 'plateful-bench-'))
try {
  // The first start makes the folder, and members to come back to.
  const first = await startServer({ dataDir })
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
        const answer = await fetch(server.origin + path, { method, headers, body })
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}.`)
      }
      const memory = server.memoryMb() ?? 0
      report(
        'memory of the server, in use, embedded database',
        `${memory.toFixed(0)} MB`,
        `≤ ${MEMORY_MB} MB`,
        memory <= MEMORY_MB,
      )
    }
    await server.stop()
  }
  const { p50 } = summarise(seconds)
  report('start from an existing data folder', `${p50.toFixed(2)} s`, `≤ ${START_S} s`, p50 <= START_S)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
