// A direct database connection for tests, bypassing the server.
import { randomBytes } from 'node:crypto'
import pg from 'pg'

export async function connectSql(address: string, options: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 5_000, ...options })
  await client.connect()
  return client
}

/** Creates a new database on the server at that address and returns its address. */
export async function createDatabase(address: string, template?: string): Promise<string> {
  const name = `plateful_${randomBytes(6).toString('hex')}`
  await runSql(address, `create database ${name}${template ? ` template ${template}` : ''}`)
  const own = new URL(address)
  own.pathname = `/${name}`
  return own.href
}

/** The rows of the only statement; without values, it may be several statements. */
export async function runSql<Row extends pg.QueryResultRow>(
  address: string,
  text: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = await connectSql(address)
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
