// dist/licenses.txt: the packages that are shipped, in the browser's files or beside the server, each with its license.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Lock = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() }).loose()) })
const Package = z.object({ name: z.string(), version: z.string(), license: z.string().optional() })

/** Folders of packages that aren't only for development, as far as they are installed here. */
function shippedPackages(): string[] {
  const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  return Object.entries(packages)
    .filter(
      ([folder, { dev }]) => folder.startsWith('node_modules/') && !dev && existsSync(join(folder, 'package.json')),
    )
    .map(([folder]) => folder)
    .sort()
}

export function writeLicenses(file: string): void {
  const texts = shippedPackages().map((folder) => {
    const { name, version, license } = Package.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
    const [text] = globSync(join(folder, '{LICENSE,LICENCE,COPYING,license,License}*'))
    const title = `${name} ${version} (${license ?? 'see below'})`
    return `${title}\n${'-'.repeat(title.length)}\n\n${text ? readFileSync(text, 'utf8').trim() : 'The package has no text of its license.'}\n`
  })
  writeFileSync(file, `Plateful is shipped with these packages.\n\n${texts.join('\n\n')}`)
}
