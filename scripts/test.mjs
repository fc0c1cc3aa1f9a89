// npm test: installs what is missing (Chromium too), then format, lint, types, unit, server, database and browser tests.
// Ends with one line "N passed, N failed".
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { COMPILE_CACHE, install, node, root } from './setup.mjs'
import { readPlaywrightReport, readVitestReport } from './test-report.mjs'

await install()
const { findChromium } = await import('./chromium.mjs')
const chromium = findChromium()

const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })

/** Steps in one row run in parallel. A step without test counts is one check. */
const steps = [
  [
    { name: 'format and lint', command: ['node_modules/.bin/biome', 'ci', '--error-on-warnings', '.'] },
    // Two threads for two cores: each additional one reads all types again.
    { name: 'types', command: ['node_modules/.bin/tsc', '-p', '.', '--checkers', '2'] },
    { name: 'unused code', command: ['node_modules/.bin/knip'] },
    { name: 'build', command: [node, 'build/build.ts', '--if-stale'] },
  ],
  // Nothing but pictures depends on the studio.
  ...(studioChanged() ? [[{ name: 'studio', command: ['npm', 'test', '--workspace', 'studio'] }]] : []),
  [
    {
      name: 'unit, server and database tests',
      command: [
        'node_modules/.bin/vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        '--outputFile.json=test-results/vitest.json',
      ],
      env: { NODE_COMPILE_CACHE: COMPILE_CACHE }, // these start dozens of servers
      report: () => readVitestReport(readJson('vitest.json')),
    },
    // With the lowest priority. Link previews have their own size.
    { name: 'smaller pictures', command: [node, 'build/smaller-pictures.ts'] },
  ],
  [
    {
      name: 'browser tests',
      command: ['node_modules/.bin/playwright', 'test'],
      // On a busy machine, a test may run out of time. A real failure also fails alone (decision 043).
      alone: ['node_modules/.bin/playwright', 'test', '--last-failed', '--workers=1'],
      env: { NODE_COMPILE_CACHE: COMPILE_CACHE }, // five servers, which start in two thirds of the time
      report: () => readPlaywrightReport(readJson('playwright.json')),
    },
  ],
]

/** In the last days, or unknown without the history. */
function studioChanged() {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim()
  return (
    git('log', '--since=2 days ago', '--format=%h', '--', 'studio') !== '' || git('status', '--short', 'studio') !== ''
  )
}

function readJson(name) {
  return JSON.parse(readFileSync(join(results, name), 'utf8'))
}

/** Streams the output and keeps its end. */
function runStep([program, ...args], env) {
  const step = spawn(program, args, {
    cwd: root,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
      CHROMIUM_PATH: chromium,
      ...env,
    },
  })
  let end = ''
  const show = (stream) => (text) => {
    stream.write(text)
    end = (end + text).slice(-6000)
  }
  step.stdout.on('data', show(process.stdout))
  step.stderr.on('data', show(process.stderr))
  return new Promise((resolve, reject) => {
    step.on('error', reject)
    step.on('close', (status) => resolve({ status, end }))
  })
}

/** With more failures than this, the machine isn't the cause. */
const MOST_ALONE = 8

let passed = 0
let failed = 0
const troubles = []
/** Browser tests that passed only when they ran again alone: e2e/PASSED-ALONE.md wants their cause. */
const passedAlone = []
for (const line of steps) await Promise.all(line.map(takeStep))

async function takeStep({ name, command, alone, env, report }) {
  console.log(`\n— ${name}`)
  const first = await outcomeOf(command, env, report)
  passed += first.passed
  const runsAgain = alone && first.failures.length > 0 && first.failures.length <= MOST_ALONE
  if (!runsAgain) return count(name, first.failures)
  for (const failure of first.failures) console.log(`\n— failed in parallel, running again alone: ${failure}`)
  const second = await outcomeOf(alone, env, report)
  passed += second.passed
  const failedTwice = new Set(second.failures.map(nameOf))
  passedAlone.push(...first.failures.map(nameOf).filter((test) => !failedTwice.has(test)))
  count(name, second.failures)
}

/** A failure is the test's name, then its error. */
function nameOf(failure) {
  return failure.split('\n', 1)[0]
}

function count(name, failures) {
  failed += failures.length
  for (const failure of failures) troubles.push(`— failed: ${name}: ${failure}`)
}

/** A runner that exits with an error counts as a failure even without a failed test. */
async function outcomeOf(command, env, report) {
  const { status, end } = await runStep(command, env)
  const read = (report && reportOf(report)) ?? { passed: status === 0 ? 1 : 0, failures: [] }
  return status !== 0 && read.failures.length === 0 ? { ...read, failures: [end] } : read
}

/** Null if the runner ended before it wrote its report. */
function reportOf(report) {
  try {
    return report()
  } catch {
    return null
  }
}

for (const trouble of troubles) console.log(`\n${trouble}`)
if (passedAlone.length > 0)
  console.log(`\n— passed only on their second run, alone:\n${passedAlone.map((test) => `  ${test}`).join('\n')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
