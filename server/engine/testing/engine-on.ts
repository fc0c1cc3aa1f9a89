// The engine on a test's database without our fixes, or with those that the test applies to its connection.
import type { Socket } from 'node:net'
import { PostgresConnection } from '@supabase/lite/postgres'
import type { Options, PostgresType } from 'postgres'
import { openPostgres } from '#server/database/postgres-database.ts'
import { secretsInDatabase } from '#server/database/secrets.ts'
import { publicUrl } from '#server/database/testing/site.ts'
import { driverOptions } from '#server/database/testing/sql.ts'
import { createEngine } from '#server/engine/engine.ts'

type DriverOptions = Options<Record<string, PostgresType>> & { socket?: () => Promise<Socket> }

/** The engine's only connection, so that a test sees everything that happens on it. */
export function connectionTo(databaseUrl: string, options: DriverOptions = {}): PostgresConnection {
  return new PostgresConnection({ postgresOptions: { ...driverOptions(databaseUrl), ...options } })
}

export async function engineOn(databaseUrl: string, connection: PostgresConnection) {
  const database = await openPostgres(databaseUrl)
  const secrets = await secretsInDatabase(database)
  const engine = await createEngine({ database: { ...database, connection }, secrets, publicUrl })
  return {
    /** A member's request that bypasses the gateway: reads, or writes if there is a body. */
    request(path: string, token: string, body?: object): Promise<Response> {
      const authorization = `Bearer ${token}`
      const headers = { apikey: secrets.publishableKey, authorization, 'content-type': 'application/json' }
      const request = new Request(`${publicUrl}${path}`, { method: body ? 'POST' : 'GET', headers })
      return engine.fetch(request, body ? new TextEncoder().encode(JSON.stringify(body)) : null)
    },
    async close() {
      await connection.close()
      await database.close()
    },
  }
}
