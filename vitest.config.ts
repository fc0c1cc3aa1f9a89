import { defineConfig } from 'vitest/config'
import { pictureVersions } from './build/picture-versions.ts'

export default defineConfig({
  test: {
    projects: [
      {
        // Pure functions leave nothing behind, so that one process can run them all; that saves half of the time.
        test: { name: 'rules', include: ['domain/**/*.test.ts'], isolate: false },
      },
      {
        plugins: [pictureVersions()],
        test: {
          name: 'unit',
          include: ['studio/**/*.test.ts', 'scripts/**/*.test.ts', 'build/**/*.test.ts', 'web/**/*.test.{ts,tsx}'],
          exclude: ['scripts/demo-household.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'scripts/demo-household.test.ts'],
          exclude: ['server/{accounts,calendar,contact,database,engine,gateway,mail}/**'],
          globalSetup: 'server/database/testing/global-setup.ts',
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'database',
          include: [
            'supabase/tests/**/*.test.ts',
            'server/{accounts,calendar,contact,database,engine,gateway,mail}/**/*.test.ts',
          ],
          globalSetup: 'server/database/testing/global-setup.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // They wait for other processes more than they compute.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
