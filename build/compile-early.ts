// Has Chromium compile the entry while it arrives, beside the page's own work. Otherwise functions are compiled one by
// one when they are first called, which blocks the page while it starts. Other browsers ignore both.
import type { Plugin } from 'vite'

/** https://v8.dev/blog/explicit-compile-hints */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n'

/** How the bundler wraps CommonJS modules such as React DOM. V8 compiles a wrapped function early, but no arrow function. */
const WRAPPED = /__commonJSMin\(\(\((\w+(?:, \w+)?)\) => \{/g

export function compileEarly(): Plugin {
  return {
    name: 'compile-early',
    renderChunk: (code, chunk) => (chunk.isEntry ? code.replace(WRAPPED, '__commonJSMin((function ($1) {') : null),
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk' && output.isEntry) output.code = COMPILE_ALL + output.code
      }
    },
  }
}
