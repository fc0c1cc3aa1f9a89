import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pageScripts, scriptOf } from './build/chunks.ts'
import { helpTopics } from './build/help-topics.ts'
import { separateIcons } from './build/icons.ts'
import { inlineScripts } from './build/inline-scripts.ts'
import { pictureVersions } from './build/picture-versions.ts'
import { readingFiles, readingFolder } from './build/reading-files.ts'
import packageJson from './package.json' with { type: 'json' }

/** On a slow machine a build would end in advice about its plug-ins, which is not for whoever starts Plateful. */
const QUIET = { pluginTimings: false }

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'web/public',
  plugins: [
    separateIcons(),
    pictureVersions(),
    helpTopics(),
    react(),
    tailwindcss({ optimize: false }),
    pageScripts(import.meta.dirname),
    inlineScripts(),
    ...(isSsrBuild ? [] : [readingFiles()]),
  ],
  build: isSsrBuild
    ? {
        outDir: 'dist/server-entry',
        emptyOutDir: true,
        ssr: true,
        target: 'node24',
        rolldownOptions: { input: 'web/app/entry-server.tsx', checks: QUIET },
      }
    : {
        outDir: 'dist/web',
        emptyOutDir: true,
        manifest: true,
        // A page's script needs the entry alone, or one file of shared tools: nothing worth announcing.
        modulePreload: false,
        target: 'es2023',
        cssCodeSplit: false,
        // Browsers that know light-dark(): without the fallbacks for older ones the sheet is a fifth smaller.
        cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
        rolldownOptions: {
          input: 'web/app/entry-client.tsx',
          checks: QUIET,
          preserveEntrySignatures: 'allow-extension', // the start script calls the entry's export
          output: {
            // Chromium compiles the entry while it arrives, beside the page's own work (https://v8.dev/blog/explicit-compile-hints).
            postBanner: (chunk) => (chunk.isEntry ? '//# allFunctionsCalledOnLoad' : ''),
            codeSplitting: {
              groups: [{ name: scriptOf, debugName: 'by page' }],
              includeDependenciesRecursively: false, // or "members" would swallow what the tools need of it
            },
          },
        },
      },
  worker: { format: 'es' },
  // Vite's scan misses the icons that separateIcons imports one by one, and would reload the page for each one it finds later.
  optimizeDeps: { exclude: ['lucide-react'] },
  // One bundle for the server: React and its friends are read once, in production form whatever the environment says.
  ssr: command === 'build' ? { noExternal: true } : {},
  define: {
    'import.meta.env.VERSION': JSON.stringify(packageJson.version),
    'import.meta.env.TESSERACT': JSON.stringify(readingFolder('tesseract')),
    'import.meta.env.PDFJS': JSON.stringify(readingFolder('pdfjs')),
    ...(command === 'build' && isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
}))
