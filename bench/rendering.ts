// Home pages per second of CPU time: rendered, and cached for visitors. Uses the whole application, without a members'
// backend; members' data isn't part of a page.
import type { OverloadLimits } from '#server/http/overload.ts'
import { report } from './measure.ts'
import { perCpuSecond, startServer } from './server-process.ts'

const PORT = 4103
const ROUNDS = 5
const SECONDS = 3

/** Never reject requests because the machine is busy: only CPU time counts. */
const OVERLOAD: Partial<OverloadLimits> = { lagMs: 1e9 }

const PAGES = `
  import { readConfig } from '#server/config.ts'
  import { listen } from '#server/http/listen.ts'
  import { openApp } from '#server/open-app.ts'
  const config = readConfig({
    PORT: '${PORT}',
    LOG_LEVEL: 'error',
    SUPABASE_URL: 'http://127.0.0.1:9',
    SUPABASE_PUBLISHABLE_KEY: 'never asked',
  })
  const app = await openApp({ config, log: () => undefined, overload: ${JSON.stringify(OVERLOAD)} })
  await listen(app.listener, config)
  console.log('ready')
`

const server = await startServer(PAGES)
try {
  const url = `http://127.0.0.1:${PORT}/`
  const html = await (await fetch(url)).text()
  const measures = {
    // A URL that nobody requested before has to be rendered.
    rendered: () => perCpuSecond(server, { url: `${url}?visit=[<id>]`, seconds: SECONDS, idReplacement: true }),
    kept: () => perCpuSecond(server, { url, seconds: SECONDS, headers: { 'Accept-Encoding': 'br' } }),
    plain: () => perCpuSecond(server, { url, seconds: SECONDS }),
  }
  // The best round of each is the least disturbed one.
  const best = { rendered: 0, kept: 0, plain: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    best.rendered = Math.max(best.rendered, await measures.rendered())
    best.kept = Math.max(best.kept, await measures.kept())
    best.plain = Math.max(best.plain, await measures.plain())
  }
  const whole = (value: number) => `${Math.round(value).toLocaleString('en')} a second`
  report(`home page of ${html.length} characters, rendered`, whole(best.rendered), '≥ 400', best.rendered >= 400)
  report('the same, kept, as browsers read it', whole(best.kept), '≥ 3,000', best.kept >= 3000)
  report('the same, kept, uncompressed', whole(best.plain), 'no budget of its own', true)
} finally {
  server.child.kill()
}
