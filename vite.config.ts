import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'web/public',
  plugins: [react(), tailwindcss()],
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
        rolldownOptions: { input: 'web/app/entry-client.tsx' },
      },
  // One bundle for the server: React and its friends are read once, in production form.
  ssr: { noExternal: true },
}))
