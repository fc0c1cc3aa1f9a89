// How long it takes to load the built catalogue, in a separate process.
import { spawnSync } from 'node:child_process'
import { ms, report, summarise } from './measure.ts'

const OPEN = `
  const start = performance.now()
  const { openCatalogue } = await import('#server/catalogue/catalogue.ts')
  const catalogue = await openCatalogue('dist/catalogue')
  console.log(JSON.stringify([performance.now() - start, catalogue.entries.length, process.memoryUsage().rss]))
`

function openOnce(): [milliseconds: number, recipes: number, bytes: number] {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', OPEN], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The catalogue did not open; was it built?\n${stderr}`)
  return JSON.parse(stdout)
}

const runs = Array.from({ length: 5 }, openOnce)
const { p50, max } = summarise(runs.map(([milliseconds]) => milliseconds))
const [, recipes, bytes] = runs[0] ?? [0, 0, 0]
report(`open the built catalogue (${recipes} recipes)`, `p50 ${ms(p50)}, max ${ms(max)}`, '≤ 1,000 ms', max <= 1000)
console.log(`      memory of that process ${Math.round(bytes / 1e6)} MB`)
