// Runs every bench, one after the other, each in a separate process. A missed budget fails the whole run.
import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'

const BENCHES = [
  'first-load',
  'catalogue',
  'search',
  'meal-plan',
  'table-plan',
  'api',
  'rendering',
  'server-start',
  'navigation',
  'members-pages',
  'diary',
]

console.log(`${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}\n`)
const missed: string[] = []
for (const name of BENCHES) {
  const { status } = spawnSync(process.execPath, [`bench/${name}.ts`], { stdio: 'inherit' })
  if (status !== 0) missed.push(name)
}
console.log(missed.length === 0 ? '\nEvery budget is met.' : `\nNot met: ${missed.join(', ')}.`)
if (missed.length > 0) process.exitCode = 1
