// Reads the reports of Vitest and Playwright: how many tests passed and failed, and why each one failed.
import { stripVTControlCharacters } from 'node:util'

/** Enough of an error to know where to look. */
const LINES_SHOWN = 30

const shortened = (error) => stripVTControlCharacters(error).split('\n').slice(0, LINES_SHOWN).join('\n')

export function readVitestReport({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    // A file that fails to load has no tests but still counts as a failure.
    if (assertionResults.length === 0 && status === 'failed') return [`${name}\n${shortened(message ?? '')}`]
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${name} › ${test.fullName}\n${shortened(test.failureMessages.join('\n'))}`)
  })
  return { passed: numPassedTests, failures }
}

export function readPlaywrightReport({ stats, suites }) {
  const failures = suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => {
        const errors = results.flatMap((result) => result.errors.map(({ message }) => shortened(message ?? '')))
        return `[${projectName}] ${file}:${line} › ${title}\n${errors.join('\n')}`
      }),
  )
  return { passed: stats.expected + stats.flaky, failures }
}

const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)]
