// A direct database connection for tests, bypassing the server.
import { randomBytes } from 'node:crypto'
import postgres from 'postgres'

/** The driver does not support a Unix socket's folder in a URL. */
export function driverOptions(address: string) {
  const url = new URL(address)
  return {
    host: url.searchParams.get('host') ?? url.hostname,
    port: Number(url.port || 5432),
    database: url.pathname.slice(1),
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    max: 1,
    connect_timeout: 1,
    onnotice: () => undefined,
  }
}

/** Creates a new database on the server at that address and returns its address. */
export async function createDatabase(address: string, template?: string): Promise<string> {
  const sql = postgres(driverOptions(address))
  const name = `plateful_${randomBytes(6).toString('hex')}`
  await sql.unsafe(`create database ${name}${template ? ` template ${template}` : ''}`)
  await sql.end()
  const own = new URL(address)
  own.pathname = `/${name}`
  return own.href
}

export async function runSql(address: string, text: string): Promise<void> {
  const sql = postgres(driverOptions(address))
  await sql.unsafe(text)
  await sql.end()
}
