// Leaves out of the web build what this site never runs: each is said here, with what it would have done.
import type { Plugin } from 'vite'

const PRELOAD_HELPER = '\0vite/preload-helper.js'
const DIRECT_JSX = '\0direct-jsx-runtime'
const INFINITE_QUERIES = /\/query-core\/build\/[a-z]+\/infiniteQueryBehavior\.js$/
// Starting values for browsers that do not know @property; all that we build for do.
const PROPERTY_FALLBACK = /@layer properties\{@supports [^{]*\{[^{]*\{[^}]*\}\}\}/

export function leanRuntime(): Plugin {
  return {
    name: 'lean-runtime',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async resolveId(source, importer) {
      // React's JSX functions by name instead of through the module object: shorter at every element of every page.
      if (source === 'react/jsx-runtime' && importer !== DIRECT_JSX) return DIRECT_JSX
      return null
    },
    load(id) {
      if (id === DIRECT_JSX) {
        return "import * as runtime from 'react/jsx-runtime'\nexport const { Fragment, jsx, jsxs } = runtime"
      }
      // It announces a script's style sheets and imports; there is one sheet, inlined, and nothing to announce.
      if (id === PRELOAD_HELPER) return 'export const __vitePreload = (load) => load()'
      // Lists that grow are several queries here (web/features/recipes/use-recipe-list.ts).
      if (INFINITE_QUERIES.test(id)) {
        return `export const infiniteQueryBehavior = () => { throw new Error('Infinite queries are left out: build/lean.ts') }
          export { infiniteQueryBehavior as hasNextPage, infiniteQueryBehavior as hasPreviousPage }`
      }
      return null
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) {
            file.source = String(file.source).replace(PROPERTY_FALLBACK, '')
          }
        }
      },
    },
  }
}
