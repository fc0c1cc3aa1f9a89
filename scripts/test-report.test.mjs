import { expect, it } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './test-report.mjs'

it('reads what Vitest reports: each failed test with its error, and a file that does not load as one failure', () => {
  const { passed, failures } = readVitestReport({
    numPassedTests: 2,
    testResults: [
      {
        name: 'sum.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          { status: 'failed', fullName: 'subtracts', failureMessages: ['expected 1 to be 2'] },
        ],
      },
      { name: 'broken.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      { name: 'empty.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  })
  expect(passed).toBe(2)
  expect(failures).toEqual(['sum.test.ts › subtracts\nexpected 1 to be 2', 'broken.test.ts\nCannot find module'])
})

it('reads what Playwright reports, at every depth, without the terminal’s colors', () => {
  const spec = (title, status, message) => ({
    file: 'home.spec.ts',
    line: 3,
    title,
    tests: [{ projectName: 'phone', status, results: [{ errors: [{ message }] }] }],
  })
  const { passed, failures } = readPlaywrightReport({
    stats: { expected: 7, flaky: 1 },
    suites: [
      {
        specs: [spec('opens', 'unexpected', '\u001B[31mtimed out\u001B[39m'), spec('closes', 'expected', '')],
        suites: [{ specs: [spec('greets', 'unexpected', 'no heading')] }],
      },
    ],
  })
  expect(passed).toBe(8)
  expect(failures).toEqual(['[phone] home.spec.ts:3 › opens\ntimed out', '[phone] home.spec.ts:3 › greets\nno heading'])
})
