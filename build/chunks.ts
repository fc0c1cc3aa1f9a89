// How the web build is split into chunks. Modules that a public page shares with any other page are in the entry, so a
// public page loads two scripts: the entry and its own. The blog and its articles are one script, "blog". Modules
// shared by the tools are in a third one, "tools", or, if neither the dashboard nor the diary needs them, in "planning"
// if the week does, "aims" if goals do, or "forms"; those shared only by members' pages, in "members", or in "day" if the week doesn't need them; those that
// sign-in shares with the account page, in "signing-in"; those that one such page shares with rare pages and lazy
// modules, in "<page>-shared". Few files rather than many: over HTTP/1.1, a request costs more than a few extra bytes.
import { relative, sep } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const PAGE = /\/web\/pages\/([a-z-]+)-page\.tsx$/
const ENTRY = /\/web\/app\/entry-client\.tsx$/

/** Likely landing pages. */
const FIRST_PAGES = new Set([
  'home',
  'recipes',
  'recipe',
  'cuisines',
  'blog',
  'article',
  'favorites',
  'about',
  'contact',
  'privacy',
  'auth',
])

/** Pages that need an account. */
const MEMBER_PAGES = new Set(['account', 'dashboard', 'diary', 'goals', 'meal-scheduler'])

const FIGURES = '/web/app/preload-member-page.ts'
const CLIENT = '/@supabase/supabase-js/dist/index.mjs'
const SYNC = '/web/app/sync/follow-member.ts'
const LIST = '/web/features/shopping-list/shopping-list.tsx'

/**
 * Pages that show a member's own data, with the lazy modules that load it: a signed-in device loads them right away.
 */
const OWN_PAGES: Record<string, readonly string[]> = {
  dashboard: [FIGURES, CLIENT],
  diary: [FIGURES, CLIENT],
  'meal-scheduler': [FIGURES, CLIENT],
  'shopping-list': [FIGURES, CLIENT, SYNC, LIST],
}

/** Lazy modules that get one chunk each, including what they share with other lazy modules. */
const LAZY = [
  [SYNC, 'sync'],
  [LIST, 'list'],
] as const

/** Members' pages about a past or present day: they share weight and water, which the week never shows. */
const DAY_PAGES = new Set(['dashboard', 'diary', 'goals'])

/** Sign-in is one script, including what it shares with the account page, so that no other page loads it. */
const SIGNING_IN = new Set(['auth', 'account', 'later'])

/** One script: people who open one of them open the other, and no other page has to load what they share. */
const BLOG_PAGES = new Set(['blog', 'article'])

/** Opened so rarely that other pages shouldn't load what they share. "later" stands for lazy modules. */
const RARE_PAGES = [
  ...[
    'admin',
    'cook-together',
    'help',
    'household',
    'join',
    'library',
    'offline',
    'recipe-book',
    'review',
    'shared-recipe',
  ],
  ...['welcome', 'later'],
]

type ModuleInfo = (id: string) => Pick<Rolldown.ModuleInfo, 'importers'> | null

/** The pages that statically import a module, or "entry"; "later" for lazy-loaded modules. */
function pagesWith(id: string, infoOf: ModuleInfo, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set()
  seen.add(id)
  if (ENTRY.test(id)) return new Set(['entry'])
  const page = PAGE.exec(id)?.[1]
  if (page) return new Set([page])
  const importers = infoOf(id)?.importers ?? []
  if (importers.length === 0) return new Set([LAZY.find(([module]) => id.endsWith(module))?.[1] ?? 'later'])
  return new Set(importers.flatMap((importer) => [...pagesWith(importer, infoOf, seen)]))
}

/** The chunk of a module; null lets the bundler keep it with its only importer. */
export function scriptOf(id: string, build: { getModuleInfo: ModuleInfo }): string | null {
  const pages = pagesWith(id, (module) => build.getModuleInfo(module))
  if (pages.has('entry')) return 'entry'
  if (isOnlyFor(pages, BLOG_PAGES)) return 'blog'
  if (pages.has('auth') && isOnlyFor(pages, SIGNING_IN)) return 'signing-in'
  if (pages.size > 1 && [...pages].some((page) => FIRST_PAGES.has(page))) return 'entry'
  const lazy = LAZY.flatMap(([, name]) => (pages.delete(name) ? [name] : []))
  if (pages.size < 2 && lazy.length === 0) return null
  for (const rare of RARE_PAGES) pages.delete(rare)
  const [only] = pages
  if (pages.size === 0) return (lazy.length > 1 ? 'shopping-list-shared' : lazy[0]) ?? null
  if (pages.size < 2) return `${only}-shared`
  if (isOnlyFor(pages, DAY_PAGES)) return 'day'
  if (isOnlyFor(pages, MEMBER_PAGES)) return 'members'
  if (pages.has('dashboard') || pages.has('diary')) return 'tools'
  if (pages.has('meal-scheduler')) return 'planning'
  return pages.has('goals') ? 'aims' : 'forms'
}

const isOnlyFor = (pages: Set<string>, some: Set<string>) => [...pages].every((page) => some.has(page))

/**
 * Writes .vite/pages.json: the scripts each page starts with (the entry, the page's own, and their imports); and
 * .vite/members.json: the additional scripts for a signed-in device.
 */
export function pageScripts(root: string): Plugin {
  return {
    name: 'page-scripts',
    generateBundle(_, bundle) {
      const scripts: Record<string, string[]> = {}
      const forMembers: Record<string, string[]> = {}
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const entry = chunks.find((chunk) => chunk.isEntry)
      const importsOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]))
      const holding = (module: string) => chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
      for (const chunk of chunks) {
        for (const id of chunk.moduleIds) {
          const page = PAGE.exec(id)?.[1]
          if (!page) continue
          const file = relative(root, id).split(sep).join('/')
          const first = withImports(importsOf, entry, chunk)
          scripts[file] = first
          const own = OWN_PAGES[page]?.map(holding)
          if (own) forMembers[file] = withImports(importsOf, ...own).filter((name) => !first.includes(name))
        }
      }
      const write = (fileName: string, lists: object) =>
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(lists, null, 2) })
      write('.vite/pages.json', scripts)
      write('.vite/members.json', forMembers)
    },
  }
}

/** The given chunks first, then everything they import, each once. */
function withImports(importsOf: Map<string, string[]>, ...first: (Rolldown.OutputChunk | undefined)[]) {
  const found = new Set(first.flatMap((chunk) => chunk?.fileName ?? []))
  // A set can grow during iteration.
  for (const file of found) for (const imported of importsOf.get(file) ?? []) found.add(imported)
  return [...found]
}
