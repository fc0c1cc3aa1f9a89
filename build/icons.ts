// Takes each icon from its own file (through the package's index the build could not tell which page uses which), and
// draws it with our own small component.
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const OUR_ICON = fileURLToPath(new URL('../web/ui/icon.ts', import.meta.url))
const ICON = /\/lucide-react\/dist\/esm\/icons\/[a-z0-9-]+\.mjs$/
const IMPORT = /import \{([^}]+)\} from 'lucide-react'/g

type IconNode = readonly (readonly [tag: string, attributes: Record<string, string>])[]

/** An icon's lines as they stand in the page. The set's keys are for lists that change. */
const markup = (node: IconNode) =>
  node
    .map(([tag, { key, ...attributes }]) => {
      const words = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)
      return `<${tag} ${words.join(' ')}/>`
    })
    .join('')

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
    async transform(code, id) {
      if (ICON.test(id)) {
        const { __iconData: data } = (await import(pathToFileURL(id).href)) as { __iconData?: { node: IconNode } } // the set's own shape
        if (!data) return null // another name for an icon
        const drawn = JSON.stringify(markup(data.node))
        return {
          code: `import createIcon from '../createLucideIcon.mjs'; export default createIcon(${drawn})`,
          map: null,
        }
      }
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
