// Child processes that end when this one does, however it ends, together with their own children.
import { spawn } from 'node:child_process'

const isWindows = process.platform === 'win32'

export function startChild(command, args, options) {
  // In a group of its own, which can be ended as a whole.
  const child = spawn(command, args, { detached: !isWindows, shell: isWindows, ...options })
  const end = () => {
    try {
      if (isWindows) child.kill()
      else if (child.pid) process.kill(-child.pid)
    } catch {
      // It has just ended by itself.
    }
  }
  process.on('exit', end)
  const forget = onToldToStop(() => process.exit(1))
  child.on('exit', () => {
    process.off('exit', end)
    forget()
  })
  return child
}

/** Calls `stop` when this process should end, which includes the end of npm. Returns a function that takes that back. */
export function onToldToStop(stop) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, stop)
  // npm run starts us in a shell that ends with npm but doesn't pass its signals on.
  const parent = process.ppid
  const watching = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watching)
    stop('SIGTERM')
  }, 250).unref()
  if (!process.env.npm_lifecycle_event) clearInterval(watching)
  return () => {
    for (const signal of signals) process.off(signal, stop)
    clearInterval(watching)
  }
}
