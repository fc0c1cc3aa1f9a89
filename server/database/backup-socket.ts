// A running server holds its data folder for itself. It hands out backups through a socket that only its user can open.
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

function backupAddress(dataDir: string): string {
  const folder = resolve(dataDir)
  const short = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  if (process.platform === 'win32') return `\\\\.\\pipe\\plateful-${short}`
  const path = join(folder, 'run', 'backup.sock')
  return Buffer.byteLength(path) < 100 ? path : join(tmpdir(), `plateful-${short}`, 'backup.sock') // systems allow about 100
}

/** Answers every connection with a backup. Returns what stops it. */
export async function serveBackups(dataDir: string, send: (target: NodeJS.WritableStream) => Promise<void>) {
  const address = backupAddress(dataDir)
  if (process.platform !== 'win32') {
    mkdirSync(dirname(address), { recursive: true, mode: 0o700 })
    rmSync(address, { force: true }) // left by a process that was killed; the folder's lock says it is gone
  }
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    // Whoever only asks whether somebody is here says nothing; a backup is asked for with a byte.
    socket.once('data', () => send(socket).catch(() => socket.destroy()))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, resolve)
  })
  server.unref()
  return () => new Promise<void>((resolve) => server.close(() => resolve()))
}

/** Whether a living server, in whatever container, holds the folder. */
export function isServed(dataDir: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(backupAddress(dataDir))
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
    socket.unref()
    socket.once('connect', () => socket.destroy())
  })
}

/** The stream of a backup from the server that holds the folder. */
export function askForBackup(dataDir: string) {
  const socket = connect(backupAddress(dataDir))
  socket.write('backup\n')
  return socket
}
