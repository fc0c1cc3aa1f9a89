// Requests per second for a recipe's JSON, from the whole application, compared with a bare Node server that sends the
// same bytes. Both run in separate processes and are measured in turns, so that noise on the machine affects both.
import { report } from './measure.ts'
import { perCpuSecond, startServer } from './server-process.ts'

const PORTS = { ours: 4101, bare: 4102 }
const ROUNDS = 10
const SECONDS = 2

const OURS = `
  import { readConfig } from '#server/config.ts'
  import { createLog } from '#server/http/log.ts'
  import { listen } from '#server/http/listen.ts'
  import { openApp } from '#server/open-app.ts'
  const config = readConfig({
    PORT: '${PORTS.ours}',
    SUPABASE_URL: 'http://127.0.0.1:9',
    SUPABASE_PUBLISHABLE_KEY: 'never asked',
    RATE_LIMIT_API: '100000000',
  })
  const app = await openApp({ config, log: createLog('warn') })
  await listen(app.listener, config)
  console.log('ready')
`

const bare = (body: string) => `
  import { createServer } from 'node:http'
  const body = Buffer.from(${JSON.stringify(Buffer.from(body).toString('base64'))}, 'base64')
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': body.length }
  createServer((request, response) => response.writeHead(200, headers).end(body))
    .listen(${PORTS.bare}, '127.0.0.1', () => console.log('ready'))
`

const ours = await startServer(OURS)
try {
  const random = await fetch(`http://127.0.0.1:${PORTS.ours}/api/recipes/random?number=1&seed=1`)
  const { recipes } = (await random.json()) as { recipes: { id: number }[] } // our own server's response
  const url = `http://127.0.0.1:${PORTS.ours}/api/recipes/${recipes[0]?.id}/information?includeNutrition=true`
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })
  const etag = response.headers.get('etag') ?? ''
  const body = await response.text()
  const floor = await startServer(bare(body))
  try {
    const measure = {
      bare: () => perCpuSecond(floor, { url: `http://127.0.0.1:${PORTS.bare}/`, seconds: SECONDS }),
      whole: () => perCpuSecond(ours, { url, seconds: SECONDS }),
      revalidated: () => perCpuSecond(ours, { url, headers: { 'If-None-Match': etag }, seconds: SECONDS }),
    }
    // The best round of each is the least disturbed one.
    const best = { bare: 0, whole: 0, revalidated: 0 }
    for (let round = 0; round < ROUNDS; round++) {
      best.bare = Math.max(best.bare, await measure.bare())
      best.whole = Math.max(best.whole, await measure.whole())
      best.revalidated = Math.max(best.revalidated, await measure.revalidated())
    }
    const sent = best.whole / best.bare
    const kept = best.revalidated / best.bare
    console.log(`      bare: ${Math.round(best.bare)} requests per second of CPU time`)
    report(`a recipe of ${body.length} bytes, against a bare server`, sent.toFixed(2), '≥ 0.80', sent >= 0.8)
    report('the same, revalidated', kept.toFixed(2), '≥ 1.15', kept >= 1.15)
  } finally {
    floor.child.kill()
  }
} finally {
  ours.child.kill()
}
