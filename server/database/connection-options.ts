// How this process connects to PostgreSQL: the address, encryption, settings, and the types that it reads.
import pg from 'pg'
import { addressesOf } from './database-address.ts'
import { primaryFinder } from './primary.ts'

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
/** A machine that is gone doesn't say so: the system asks it after this time without traffic. */
const KEEP_ALIVE_AFTER_MS = 10_000

export interface ConnectionOptions extends pg.ClientConfig {
  /** Connects to the primary server, whichever that is at the moment. */
  Client: typeof pg.Client
}

/** `settings` are for the session; a pooler such as PgBouncer refuses them as parameters of the connection. */
export async function connectionOptions(
  databaseUrl: string,
  application = 'plateful',
  settings: Record<string, number> = {},
): Promise<ConnectionOptions> {
  const servers = await Promise.all(addressesOf(databaseUrl).map((address) => optionsOf(address, application)))
  const [first] = servers
  if (!first) throw new Error('This is no address of PostgreSQL.')
  // If encryption is optional, all servers have it or none, and one that is away can't say which.
  const ssl = servers.every((server) => server.ssl) && first.ssl
  const findPrimary = servers.length > 1 ? primaryFinder(servers.map((server) => ({ ...server, ssl }))) : null
  const set = Object.entries({ timezone: "'UTC'", ...settings }).map(([name, value]) => `set ${name} = ${value}`)
  return { ...first, ssl, Client: clientClass(findPrimary, set.join('; ')) }
}

function clientClass(findPrimary: ReturnType<typeof primaryFinder> | null, onConnect: string): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      this.on('error', () => undefined) // a lost connection fails its queries
    }

    override connect(): Promise<pg.Client>
    override connect(callback: (error: Error | null, client?: pg.Client) => void): void
    override connect(callback?: (error: Error | null, client?: pg.Client) => void) {
      const connected = this.#connect()
      if (!callback) return connected
      connected.then(
        (client) => callback(null, client),
        (error) => callback(error),
      )
    }

    async #connect(): Promise<pg.Client> {
      if (findPrimary) Object.assign(this, await findPrimary())
      try {
        await super.connect()
        await this.query(onConnect)
        return this
      } catch (error) {
        this.end().catch(() => undefined)
        throw error
      }
    }
  }
}

async function optionsOf(address: string, application: string): Promise<pg.ClientConfig> {
  const url = new URL(address)
  const mode = url.searchParams.get('sslmode') ?? url.searchParams.get('ssl') ?? 'disable'
  url.searchParams.delete('sslmode') // the driver's meanings differ from PostgreSQL's
  url.searchParams.delete('ssl')
  const options: pg.ClientConfig = {
    connectionString: url.href,
    ssl: !/^(disable|false)$/.test(mode) && { rejectUnauthorized: mode.startsWith('verify') || mode === 'true' },
    application_name: application,
    types,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
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
