import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { helpTopics } from './build/help-topics.ts'
import { pictureVersions } from './build/picture-versions.ts'

// Vitest would leave one of two cores idle; and tests with a database wait for other processes more than they compute.
const maxWorkers = 4

/** The slowest files. Vitest starts small files last, and a slow one would then run alone at the end. */
const SLOW = new Set([
  ...['attacks', 'hostile', 'planner', 'demo-household', 'main', 'killed-sync', 'two-servers', 'full-lists', 'stop'],
  ...[
    'accounts',
    'accounts-with-mail',
    'many-mails',
    'resilience',
    'users',
    'backup',
    'large-backup',
    'data-folder',
    'calendar',
  ],
])

const database = {
  maxWorkers,
  globalSetup: 'server/database/testing/global-setup.ts',
  testTimeout: 120_000,
  hookTimeout: 120_000,
}

/** Of each project the slow files come first, then those that need a page. */
class QuickestOrder extends BaseSequencer {
  // A worker starts anew, without the modules it has loaded, where the next file is of another project or environment.
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    const place = ({ project, moduleId }: TestSpecification) =>
      3 * projects.indexOf(project) + (isSlow(moduleId) ? 0 : needsPage(moduleId) ? 1 : 2)
    return sorted
      .map((file) => ({ file, place: place(file) }))
      .sort((one, other) => one.place - other.place)
      .map(({ file }) => file)
  }
}

const isSlow = (file: string) => SLOW.has(basename(file, '.test.ts'))
const needsPage = (file: string) => readFileSync(file, 'utf8').startsWith('// @vitest-environment happy-dom')

export default defineConfig({
  test: {
    sequence: { sequencer: QuickestOrder },
    projects: [
      {
        // Pure functions leave nothing behind, so that one process can run them all; that saves half of the time.
        test: {
          name: 'rules',
          include: ['domain/**/*.test.ts'],
          isolate: false,
          maxWorkers,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [pictureVersions(), helpTopics()],
        test: {
          name: 'unit',
          isolate: false, // the modules are loaded once
          setupFiles: 'web/testing/fresh-device.ts',
          maxWorkers,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['scripts/**/*.test.{ts,mjs}', 'build/**/*.test.ts', 'web/**/*.test.{ts,tsx}'],
          exclude: ['scripts/demo-household.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          maxWorkers,
          // Each test starts what it needs. Loading the catalogue once for all files saves a third of the time.
          isolate: false,
          include: ['server/**/*.test.ts', 'scripts/demo-household.test.ts'],
          exclude: ['server/{accounts,backups,calendar,contact,database,gateway,mail,rows}/**'],
          globalSetup: 'server/database/testing/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...database,
          name: 'database',
          isolate: false,
          include: [
            'supabase/tests/**/*.test.ts',
            'server/{accounts,backups,calendar,contact,database,gateway,mail,rows}/**/*.test.ts',
          ],
        },
      },
    ],
  },
})
