// Imports each icon from its own file, because imports through the package's index would put every icon into the entry.
// Our own component (web/ui/icon.ts) renders them at a tenth of the size of the package's.
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const OUR_ICON = fileURLToPath(new URL('../web/ui/icon.ts', import.meta.url))
const ICON = /\/lucide-react\/dist\/esm\/icons\/.*\.mjs$/
const RANDOM_KEY = /,\s*key: "\w+"/g
const IMPORT = /import \{([^}]+)\} from 'lucide-react'/g

/** "Trash2" is in trash-2, "ChartPie" in chart-pie. */
const fileName = (icon: string) =>
  icon
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/([0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()

export function separateIcons(): Plugin {
  return {
    name: 'separate-icons',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs')) return null
      return `export { createIcon as default } from ${JSON.stringify(OUR_ICON)}`
    },
    transform(code, id) {
      // Random keys don't compress, and our component doesn't need them: 0.7 KB on every first page.
      if (ICON.test(id)) return { code: code.replace(RANDOM_KEY, ''), map: null }
      if (!/\/web\/.*\.tsx$/.test(id) || !code.includes("'lucide-react'")) return null
      const separate = code.replace(IMPORT, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => {
            const [icon = '', alias = icon] = name.split(/\s+as\s+/)
            return `import ${alias} from 'lucide-react/icons/${fileName(icon)}'`
          })
          .join(';'),
      )
      return { code: separate, map: null }
    },
  }
}
