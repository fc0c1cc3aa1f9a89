// The engine prints failed statements to the console, with errors that quote what members typed. This redirects its
// output to our log, without their words.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Log, LogFields } from '#server/http/log.ts'

/** The error code of the driver or database for a failed task. */
export interface Trouble {
  code?: string
}

const listening = new AsyncLocalStorage<{ log: Log; trouble: Trouble }>()
const METHODS = ['error', 'warn', 'info', 'log', 'debug'] as const
let installed = false

export function withQuietConsole<Result>(log: Log, work: () => Result, trouble: Trouble = {}): Result {
  install()
  return listening.run({ log, trouble }, work)
}

/** Our own log output always passes. */
export function aloud(log: Log): Log {
  return (...line) => listening.exit(() => log(...line))
}

function install() {
  if (installed) return
  installed = true
  const target = globalThis.console
  for (const method of METHODS) {
    const original = target[method].bind(target)
    target[method] = (...values: unknown[]) => {
      const listener = listening.getStore()
      if (!listener) return original(...values)
      const error = values.find((value) => value instanceof Error)
      if (!error || method !== 'error') return // the engine's chatter
      // Log only the error's type, because a message may contain what a member typed.
      const kind = kindOf(error)
      if (typeof kind.code === 'string') listener.trouble.code = kind.code
      listener.log(isExpected(error) ? 'debug' : 'error', 'The backend failed a statement.', kind)
    }
  }
}

interface DatabaseError {
  code?: unknown
  table?: unknown
  table_name?: unknown
  constraint?: unknown
  constraint_name?: unknown
}

function kindOf(error: Error): LogFields {
  const { code, table, table_name, constraint, constraint_name } = error as DatabaseError // both drivers add these names
  const kind = { error: error.name, code, table: table ?? table_name, constraint: constraint ?? constraint_name }
  return Object.fromEntries(Object.entries(kind).filter(([, value]) => typeof value === 'string'))
}

// Data, integrity and permission errors are responses to a request, not server failures.
function isExpected(error: Error): boolean {
  const { code } = error as DatabaseError
  return typeof code === 'string' && /^(22|23|42501|PGRST)/.test(code)
}
