// How this process connects to PostgreSQL: the address, encryption, and the types that it reads.
import pg from 'pg'

/** Values as PostgREST sends them in JSON; the driver would make dates of some and text of others. */
const types = new pg.TypeOverrides()
const DATE = 1082
const TIMESTAMPTZ = 1184
const BIGINT = 20
const NUMERIC = 1700
const BYTEA = 17
types.setTypeParser(DATE, String)
// 2025-01-01T08:00:00+00:00: the sessions run in UTC.
types.setTypeParser(TIMESTAMPTZ, (text: string) => text.replace(' ', 'T').replace(/\+00$/, '+00:00'))
types.setTypeParser(NUMERIC, Number) // ours are all small enough
types.setTypeParser(BIGINT, Number)
types.setTypeParser(BYTEA, String)

const CONNECT_WITHIN_MS = 10_000

export async function connectionOptions(address: string, application = 'plateful'): Promise<pg.ClientConfig> {
  const url = new URL(address)
  const mode = url.searchParams.get('sslmode') ?? url.searchParams.get('ssl') ?? 'disable'
  url.searchParams.delete('sslmode') // the driver's meanings differ from PostgreSQL's
  url.searchParams.delete('ssl')
  const options: pg.ClientConfig = {
    connectionString: url.href,
    ssl: !/^(disable|false)$/.test(mode) && { rejectUnauthorized: mode.startsWith('verify') || mode === 'true' },
    application_name: application,
    options: '-c timezone=UTC',
    types,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  }
  const isOptional = mode === 'prefer' || mode === 'allow'
  return isOptional && !(await offersEncryption(options)) ? { ...options, ssl: false } : options
}

async function offersEncryption(options: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(options)
  try {
    await client.connect()
    return true
  } catch (error) {
    return !(error instanceof Error && error.message === 'The server does not support SSL connections')
  } finally {
    await client.end()
  }
}
