import { expect, test } from 'vitest'
import { type LockEntry, missingBuilds, readLock, withoutHash } from './lock-file.ts'

test('the lock file lists every build of every package, so that `npm ci` accepts it (else: npm run lock:complete)', () => {
  expect(Object.keys(missingBuilds(readLock()))).toEqual([])
})

test('every package has the address of its archive and its hash, also those that npm doesn’t install here', () => {
  const lock = readLock()
  expect(Object.keys(lock.packages).length).toBeGreaterThan(700)
  expect(withoutHash(lock)).toEqual([])
})

test('a package without a hash, with a weak one or from elsewhere is found; our own folders have none', () => {
  const good = {
    version: '1.0.0',
    resolved: 'https://registry.npmjs.org/@tool/part/-/part-1.0.0.tgz',
    integrity: 'sha512-abc',
  }
  const found = (changed: LockEntry) =>
    withoutHash({ packages: { 'node_modules/@tool/part': { ...good, ...changed } } })
  expect(found({})).toEqual([])
  for (const changed of [
    { integrity: undefined },
    { integrity: 'sha1-abc' },
    { resolved: undefined },
    { resolved: 'https://evil.example/part-1.0.0.tgz' },
    { version: '2.0.0' },
  ])
    expect(found(changed)).toEqual(['node_modules/@tool/part'])
  const ours = { '': {}, studio: { version: '1.0.0' }, 'node_modules/studio': { link: true, resolved: 'studio' } }
  const inside = { 'node_modules/tool/node_modules/inside': { version: '1.0.0', inBundle: true } }
  expect(withoutHash({ packages: { ...ours, ...inside } })).toEqual([])
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
