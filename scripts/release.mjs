// npm run release: an archive that runs without npm on machines like this one.
import { copyFileSync, cpSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { install, node, root, run } from './setup.mjs'

await install()
await run(node, ['build/build.ts'])
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const name = `plateful-${version}-${process.platform}-${process.arch}`
const folder = join(root, 'release', name)
rmSync(folder, { recursive: true, force: true })
await run(node, ['build/runtime-files.ts', folder])
cpSync(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true })
copyFileSync(join(root, 'deploy/plateful'), join(folder, 'plateful'))
await run('tar', ['-czf', `${folder}.tar.gz`, '-C', join(root, 'release'), name])
rmSync(folder, { recursive: true })
console.log(`Wrote release/${name}.tar.gz (${Math.round(statSync(`${folder}.tar.gz`).size / 1e6)} MB).`)
