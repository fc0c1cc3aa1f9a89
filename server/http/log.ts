// Structured logs: one JSON object per line. Fields whose names suggest a secret are removed here.

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'
export type LogFields = Readonly<Record<string, unknown>>
export type Log = (level: LogLevel, message: string, fields?: LogFields) => void

const RANK: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3 }
const SECRET_NAME = /password|secret|token|authorization|cookie|apikey|api_key|email$/i

/** systemd's journal reads the level from a prefix (man sd-daemon). */
const PRIORITY: Record<LogLevel, string> = { debug: '<7>', info: '<6>', warn: '<4>', error: '<3>' }

export function createLog(
  least: LogLevel,
  write: (line: string) => void = (line) => process.stdout.write(line),
  toJournal = Boolean(process.env.JOURNAL_STREAM),
): Log {
  return (level, message, fields = {}) => {
    if (RANK[level] < RANK[least]) return
    write(
      `${toJournal ? PRIORITY[level] : ''}${JSON.stringify({ time: new Date().toISOString(), level, message, ...withoutSecrets(fields) })}\n`,
    )
  }
}

function withoutSecrets(fields: LogFields): LogFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, SECRET_NAME.test(name) ? '[cut]' : value]),
  )
}
