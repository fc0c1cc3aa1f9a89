// npm run lock:complete: adds to package-lock.json what npm left out: the builds for other platforms, where each package
// comes from, and its hash (docs/decisions/034-lock-file.md).
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

export interface LockEntry {
  /** If it isn't the name of the folder. */
  name?: string
  version?: string
  resolved?: string
  integrity?: string
  /** A folder of ours. */
  link?: boolean
  /** Part of another package's archive. */
  inBundle?: boolean
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
const REGISTRY = 'https://registry.npmjs.org'
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

const nameOf = (folder: string, { name }: LockEntry) => name ?? folder.split('node_modules/').at(-1) ?? ''

/** The address of its archive, or null for what doesn't come from the registry on its own. */
export function addressOf(folder: string, entry: LockEntry): string | null {
  if (!folder.includes('node_modules/') || entry.link || entry.inBundle) return null
  const name = nameOf(folder, entry)
  return `${REGISTRY}/${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`
}

/** Folders of packages that npm couldn't check on a machine that installs them. */
export const withoutHash = ({ packages }: LockFile): string[] =>
  Object.entries(packages).flatMap(([folder, entry]) => {
    const address = addressOf(folder, entry)
    const isChecked = entry.resolved === address && entry.integrity?.startsWith('sha512-')
    return address === null || isChecked ? [] : [folder]
  })

const Published = z.object({ versions: z.record(z.string(), z.object({ dist: z.object({ integrity: z.string() }) })) })

/** The hash that the registry names, or undefined if it doesn't have this version. */
async function publishedHash(folder: string, entry: LockEntry): Promise<string | undefined> {
  const response = await fetch(`${REGISTRY}/${nameOf(folder, entry).replace('/', '%2F')}`)
  if (!response.ok) return undefined
  const published = Published.safeParse(await response.json())
  return published.data?.versions[entry.version ?? '']?.dist.integrity
}

async function completed(folder: string, entry: LockEntry): Promise<[string, LockEntry]> {
  const resolved = addressOf(folder, entry)
  if (resolved === null) return [folder, entry]
  const { name, version, integrity: known, resolved: _, ...rest } = entry
  const integrity = known ?? (await publishedHash(folder, entry))
  // In npm's own order.
  return [folder, { ...(name ? { name } : {}), version, resolved, ...(integrity ? { integrity } : {}), ...rest }]
}

export const readLock = (): LockFile => JSON.parse(readFileSync(LOCK_FILE, 'utf8'))

if (process.argv[1]?.endsWith('lock-file.ts')) {
  const lock = readLock()
  const missing = missingBuilds(lock)
  const entries = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, 'en'))
  const packages = Object.fromEntries(await Promise.all(entries.map((entry) => completed(...entry))))
  writeFileSync(LOCK_FILE, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`)
  console.log(`${Object.keys(missing).length} builds for other platforms were added to ${LOCK_FILE}.`)
  const open = withoutHash({ packages })
  if (open.length > 0) console.error(`The registry has no hash for these; use versions it has:\n${open.join('\n')}`)
  process.exitCode = open.length > 0 ? 1 : 0
}
