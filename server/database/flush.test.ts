// Saved data is on disk: the database flushes its journal before it confirms a commit.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { clusterFolder } from './embedded/cluster.ts'
import { readPostmaster } from './embedded/postmaster-file.ts'
import { leavePlaces, newFolder, newFolderHome } from './testing/places.ts'
import { openSite } from './testing/site.ts'

afterAll(leavePlaces)

const canTrace = process.platform === 'linux' && existsSync('/usr/bin/strace') && canTraceChildren()

function canTraceChildren() {
  try {
    execFileSync('strace', ['-o', '/dev/null', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false // a container may forbid it
  }
}

test.runIf(canTrace)('each acknowledged write was flushed before its response', async () => {
  const home = newFolderHome()
  const site = await openSite(home)
  const { token } = await site.newMember()
  const body = '{"date":"2025-01-01","amount_ml":1}'
  const write = () => site.request('/rest/v1/water_logs', { token, method: 'POST', body })
  await write()

  const { pid } = readPostmaster(clusterFolder(home.dataDir)) ?? { pid: 0 }
  const backends = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
  const file = join(newFolder(), 'trace')
  const calls = 'trace=recvfrom,sendto,fdatasync'
  const attach = [String(pid), ...backends].flatMap((process) => ['-p', process])
  const strace = spawn('strace', ['-f', '-s', '200', '-e', calls, '-o', file, ...attach], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await once(strace.stderr, 'data')
  await pause(500) // until it is attached to all of them
  const WRITES = 5
  for (let written = 0; written < WRITES; written++) expect((await write()).status).toBe(201)
  strace.kill('SIGINT')
  await once(strace, 'exit')
  await site.backend.close()

  // By process: what it did between receiving a commit and confirming it.
  const lines = readFileSync(file, 'utf8').split('\n')
  const responses = lines.flatMap((line, at) =>
    /sendto\(.*COMMIT/.test(line) ? [{ process: line.split(' ')[0], at }] : [],
  )
  const flushed = responses.filter(({ process, at }) => {
    const before = lines.slice(0, at).filter((line) => line.startsWith(`${process} `))
    const requested = before.findLastIndex((line) => line.includes('recvfrom'))
    return before.slice(requested).some((line) => /fdatasync\(.*= 0/.test(line))
  })
  expect(flushed.length).toBeGreaterThanOrEqual(WRITES)
})
