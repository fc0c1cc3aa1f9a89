import { defineConfig } from 'vitest/config'
import { pictureVersions } from './build/picture-versions.ts'

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [pictureVersions()],
        test: {
          name: 'unit',
          include: [
            'domain/**/*.test.ts',
            'studio/**/*.test.ts',
            'scripts/**/*.test.ts',
            'build/**/*.test.ts',
            'web/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['server/{database,engine}/**'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'database',
          include: ['supabase/tests/**/*.test.ts', 'server/{database,engine}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
