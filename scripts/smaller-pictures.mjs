// Makes the pictures' smaller sizes beside a server that has just started for the first time.
import { spawn } from 'node:child_process'
import { node, root } from './setup.mjs'

/** Until they are there, and if it fails, the server sends the large ones. */
export function makeSmallerPictures() {
  const making = spawn(node, ['build/smaller-pictures.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  process.on('exit', () => making.kill())
}
