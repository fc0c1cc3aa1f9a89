// Compressed scripts and styles of a visit's first page, with the share of each library. Uses a separate build with
// source maps, so that the shipped build contains none.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { type FirstLoad, firstLoads } from '#build/first-load.ts'
import { report } from './measure.ts'
import { scriptShares } from './script-shares.ts'

const BUDGETED = ['home', 'recipes', 'recipe', 'article']
const LIBRARIES: readonly (readonly [name: string, sources: RegExp])[] = [
  ['React', /\/node_modules\/(?:react|react-dom|scheduler)\//],
  ['TanStack Query', /\/node_modules\/@tanstack\//],
  ['zustand', /\/node_modules\/zustand\//],
  ['icons', /\/node_modules\/lucide-react\//],
]

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
const nameOf = ({ page }: FirstLoad) => page.replace(/^web\/pages\/|-page\.tsx$/g, '')
const libraryOf = (source: string) => LIBRARIES.find(([, sources]) => sources.test(source))?.[0] ?? 'ours'

function tell(load: FirstLoad) {
  const isBudgeted = BUDGETED.includes(nameOf(load))
  report(
    `first load: ${nameOf(load)}`,
    `${kilobytes(load.bytes)} in ${load.requests} requests`,
    isBudgeted ? '≤ 110 KB, ≤ 4 requests' : '≤ 125 KB',
    isBudgeted ? load.bytes <= 110_000 && load.requests <= 4 : load.bytes <= 125_000,
  )
}

function tellShares(load: FirstLoad, folder: string) {
  const shares = new Map<string, number>()
  for (const { name, bytes } of load.files) {
    const parts = name.endsWith('.css') ? new Map([['styles', bytes]]) : scriptShares(join(folder, name), libraryOf)
    for (const [part, size] of parts) shares.set(part, (shares.get(part) ?? 0) + size)
  }
  const parts = [...shares].sort((a, b) => b[1] - a[1]).map(([part, bytes]) => `${part} ${kilobytes(bytes)}`)
  console.log(`      ${parts.join(', ')}`)
}

const folder = await mkdtemp(join(tmpdir(), 'plateful-first-load-'))
try {
  await build({ logLevel: 'error', build: { outDir: folder, emptyOutDir: true, sourcemap: 'hidden' } })
  const loads = firstLoads(folder).sort((a, b) => a.bytes - b.bytes)
  for (const name of BUDGETED) {
    const load = loads.find((one) => nameOf(one) === name)
    if (!load) throw new Error(`The build has no page called ${name}.`)
    tell(load)
    tellShares(load, folder)
  }
  for (const load of loads) if (!BUDGETED.includes(nameOf(load))) tell(load)
} finally {
  await rm(folder, { recursive: true, force: true })
}
