// The engine prints failed statements with their parameters to the console. What it prints while it works for us goes
// to our log instead, without any value that a member typed.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Log, LogFields } from '#server/http/log.ts'

const listening = new AsyncLocalStorage<Log>()
const methods = ['error', 'warn', 'info', 'log', 'debug'] as const
let installed = false

export function withQuietConsole<Result>(log: Log, work: () => Result): Result {
  install()
  return listening.run(log, work)
}

/** Our own words always reach the log, also while the engine works. */
export function aloud(log: Log): Log {
  return (...line) => listening.exit(() => log(...line))
}

function install() {
  if (installed) return
  installed = true
  const target = globalThis.console
  for (const method of methods) {
    const original = target[method].bind(target)
    target[method] = (...values: unknown[]) => {
      const log = listening.getStore()
      if (!log) return original(...values)
      const error = values.find((value) => value instanceof Error)
      // Only errors are worth a line, and only by their kind: messages of the engine may quote a statement.
      if (error && method === 'error')
        log(isExpected(error) ? 'debug' : 'error', 'The backend failed a statement.', kindOf(error))
    }
  }
}

type DatabaseError = {
  code?: unknown
  table?: unknown
  table_name?: unknown
  constraint?: unknown
  constraint_name?: unknown
}

export function kindOf(error: Error): LogFields {
  const { code, table, table_name, constraint, constraint_name } = error as DatabaseError // both drivers add these names
  const kind = { error: error.name, code, table: table ?? table_name, constraint: constraint ?? constraint_name }
  return Object.fromEntries(Object.entries(kind).filter(([, value]) => typeof value === 'string'))
}

// Data, integrity and rights errors are answers to a request, not failures of the server.
function isExpected(error: Error): boolean {
  const { code } = error as DatabaseError
  return typeof code === 'string' && /^(22|23|42501|PGRST)/.test(code)
}
