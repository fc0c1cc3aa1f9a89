// Compares members' rows of two checkouts, each running its own server: node bench/rows.ts <before> <after>. Their
// requests alternate, so that whatever else the machine does slows both.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#server/database/free-port.ts'
import { ms, summarise } from './measure.ts'

const REQUESTS = 300
const WARM_UP = 60

async function open(root: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'plateful-rows-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: origin, RATE_LIMIT_API: '100000' }
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: 'ignore' })
  const home = async () => (await fetch(origin)).text()
  let page = ''
  for (let attempt = 0; !page && attempt < 240; attempt++) page = (await home().catch(() => pause(250))) ?? ''
  const apikey = /sb_publishable_[\w-]+/.exec(page)?.[0] ?? ''
  const call = (path: string, token: string, body?: object) =>
    fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { apikey, 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: body && JSON.stringify(body),
    })
  const account = { email: 'bench@example.test', password: 'a good password' }
  const { access_token: token } = (await (await call('/auth/v1/signup', '', account)).json()) as {
    access_token: string
  }
  return {
    async time(path: string, body?: object) {
      const began = performance.now()
      const response = await call(path, token, body)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      return performance.now() - began
    },
    megabytes: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024,
    async close() {
      server.kill('SIGTERM')
      await new Promise((resolve) => server.once('exit', resolve))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const [before = '', after = ''] = process.argv.slice(2)
const sites = [await open(before), await open(after)]
const CALLS: [string, string, object?][] = [
  ['write', '/rest/v1/water_logs', { date: '2026-01-01', amount_ml: 1 }],
  ['read of 100 rows', '/rest/v1/water_logs?select=*&order=id&limit=100'],
  ['function', '/rest/v1/rpc/my_household', {}],
]
for (const [name, path, body] of CALLS) {
  const times: number[][] = sites.map(() => [])
  for (let round = 0; round < WARM_UP + REQUESTS; round++)
    for (const [at, site] of sites.entries()) {
      const time = await site.time(path, body)
      if (round >= WARM_UP) times[at]?.push(time)
    }
  const [old, own] = times.map((list) => summarise(list))
  if (old && own)
    console.log(
      `${name.padEnd(18)} before ${ms(old.p50)} (p99 ${ms(old.p99)}), after ${ms(own.p50)} (p99 ${ms(own.p99)})`,
    )
}
console.log(
  `memory             before ${sites[0]?.megabytes().toFixed(0)} MB, after ${sites[1]?.megabytes().toFixed(0)} MB`,
)
for (const site of sites) await site.close()
