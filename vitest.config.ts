import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { pictureVersions } from './build/picture-versions.ts'

// Vitest would leave one of two cores idle; and tests with a database wait for other processes more than they compute.
const maxWorkers = 4

/** The slowest files. Vitest starts small files last, and a slow one would then run alone at the end. */
const SLOW =
  /\/(attacks|hostile|main|killed-sync|demo-household|accounts|accounts-with-mail|resilience|users|backup)\.test\.ts$/

/** It needs a process in which nobody has replaced the console before. */
const REPLACES_THE_CONSOLE = 'server/engine/fixes/quiet-console.test.ts'

const database = {
  maxWorkers,
  globalSetup: 'server/database/testing/global-setup.ts',
  testTimeout: 120_000,
  hookTimeout: 120_000,
}

class SlowOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => Number(SLOW.test(other.moduleId)) - Number(SLOW.test(one.moduleId)))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: SlowOnesFirst },
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
        plugins: [pictureVersions()],
        test: {
          name: 'unit',
          isolate: false, // each test clears what it stored, and the modules are loaded once
          maxWorkers,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [
            'studio/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
            'build/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
          ],
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
          exclude: ['server/{accounts,calendar,contact,database,engine,gateway,mail}/**'],
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
            'server/{accounts,calendar,contact,database,engine,gateway,mail}/**/*.test.ts',
          ],
          exclude: [REPLACES_THE_CONSOLE],
        },
      },
      { test: { ...database, name: 'console', include: [REPLACES_THE_CONSOLE] } },
    ],
  },
})
