import { expect, test } from 'vitest'
import { missingBuilds, readLock } from './lock-file.ts'

test('the lock file lists every build of every package, so that `npm ci` accepts it (else: npm run lock:complete)', () => {
  expect(Object.keys(missingBuilds(readLock()))).toEqual([])
})

test('a missing build is recognized, with where it runs', () => {
  const packages = {
    '': { optionalDependencies: { 'only-here': '1.0.0' } },
    'node_modules/only-here': {},
    'node_modules/tool': { dev: true, optionalDependencies: { '@tool/linux-arm64-musl': '2.0.0', near: '3.0.0' } },
    'node_modules/tool/node_modules/near': {},
  }
  expect(missingBuilds({ packages })).toEqual({
    'node_modules/@tool/linux-arm64-musl': {
      version: '2.0.0',
      cpu: ['arm64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
  })
})
