// npm run lock:complete: adds to package-lock.json the builds for other platforms that npm left out. npm leaves out
// what its registry doesn't have, and then `npm ci` rejects the lock everywhere (docs/decisions/034-lock-file.md).
import { readFileSync, writeFileSync } from 'node:fs'

export interface LockEntry {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

export interface LockFile {
  packages: Record<string, LockEntry>
}

export const LOCK_FILE = 'package-lock.json'
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'openharmony', 'win32']
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** Names such as @rollup/rollup-linux-x64-musl say where a build runs. */
function entryFor(name: string, version: string, dev: boolean | undefined): LockEntry {
  const words = name.split('/').at(-1)?.split('-') ?? []
  const os = SYSTEMS.filter((system) => words.includes(system))
  const cpu = PROCESSORS.filter((processor) => words.includes(processor))
  return {
    version,
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(dev ? { dev } : {}),
    ...(words.some((word) => word.startsWith('musl')) ? { libc: ['musl'] } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  }
}

/** Node looks for a package next to the one that needs it, then further up. */
function isLocked({ packages }: LockFile, from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder}/node_modules/${name}`.replace(/^\//, '')]) return true
    if (folder === '') return false
  }
}

export function missingBuilds(lock: LockFile): Record<string, LockEntry> {
  const missing: Record<string, LockEntry> = {}
  for (const [folder, { optionalDependencies = {}, dev }] of Object.entries(lock.packages))
    for (const [name, version] of Object.entries(optionalDependencies))
      if (!isLocked(lock, folder, name)) missing[`node_modules/${name}`] = entryFor(name, version, dev)
  return missing
}

export const readLock = (): LockFile => JSON.parse(readFileSync(LOCK_FILE, 'utf8'))

if (process.argv[1]?.endsWith('lock-file.ts')) {
  const lock = readLock()
  const missing = missingBuilds(lock)
  const packages = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, 'en'))
  writeFileSync(LOCK_FILE, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`)
  console.log(`${Object.keys(missing).length} builds for other platforms were added to ${LOCK_FILE}.`)
}
