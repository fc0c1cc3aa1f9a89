import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// What every page needs travels in one file with the entry; a page's own code comes in a second file.
const EVERY_PAGE = /\/web\/app\/(?!layout\/member)|\/web\/lib\/(?!supabase|rows)|\/web\/ui\/(?!chart|field|input|select|textarea|range-slider|alert-dialog)|rolldown\/runtime/

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'web/public',
  plugins: [react(), tailwindcss({ optimize: false })],
  build: isSsrBuild
    ? {
        outDir: 'dist/server-entry',
        emptyOutDir: true,
        ssr: true,
        target: 'node24',
        rolldownOptions: { input: 'web/app/entry-server.tsx' },
      }
    : {
        outDir: 'dist/web',
        emptyOutDir: true,
        manifest: true,
        modulePreload: { polyfill: false },
        target: 'es2023',
        cssCodeSplit: false,
        // Browsers that know light-dark(): without the fallbacks for older ones the sheet is a fifth smaller.
        cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
        rolldownOptions: {
          input: 'web/app/entry-client.tsx',
          output: { codeSplitting: { groups: [{ name: 'main', test: EVERY_PAGE }] } },
        },
      },
  // One bundle for the server: React and its friends are read once, in production form.
  ssr: { noExternal: true },
}))
