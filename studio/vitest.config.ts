import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['**/*.test.ts'], isolate: false, maxWorkers: 2, testTimeout: 60_000 },
})
