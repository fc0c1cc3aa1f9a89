// The names under which pages store something in the browser, found in the source of web/.
import { globSync, readFileSync } from 'node:fs'
import { DEVICE_KEYS } from '#domain/sync/device-state.ts'

const USES_STORAGE = /localStorage|sessionStorage|createDeviceStore|useDeviceChoice|storageKey|indexedDB|persist\(/
const NAMES = [
  /const [A-Z_]*(?:KEYS?|NAME|STORED_AS|STARTED) = '([\w-]+)'/g,
  /Storage\.[gs]etItem\('([\w-]+)'/g,
  /useDeviceChoice\('([\w-]+)'/g,
  /^\s+name: '([a-z-]+)',$/gm,
]

export function storageNames(): string[] {
  const files = globSync('web/**/*.{ts,tsx}').filter((path) => !/\.test\.|testing\//.test(path))
  return [...files.flatMap(namesIn), ...Object.values(DEVICE_KEYS)]
}

function namesIn(path: string) {
  const source = readFileSync(path, 'utf8')
  if (!USES_STORAGE.test(source)) return []
  return NAMES.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name))
}
