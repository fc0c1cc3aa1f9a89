// A site with realtime on its own port, for browser clients, which are the real supabase-js.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { isSessionAlive, readAccessToken } from '#server/accounts/sessions.ts'
import { openPostgres } from '#server/database/postgres-database.ts'
import type { Home } from '#server/database/testing/places.ts'
import { type Member, openSite, type Site } from '#server/database/testing/site.ts'
import { hostCheck } from '#server/http/host-check.ts'
import { attachRealtime, type Realtime } from '#server/realtime/attach-realtime.ts'
import type { RealtimeLimits } from '#server/realtime/limits.ts'

const jwtSecret = 'a secret that only this test and its server know'

export interface RealtimeSite {
  site: Site
  realtime: Realtime
  url: string
  webSocketUrl(version: string): string
  /** A second device of the same member. */
  device(member: Member): SupabaseClient
  /** For what tests do behind the server's back. */
  sql(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>
  secret: string
  close(): Promise<void>
}

export async function openRealtimeSite(
  home: Home & { databaseUrl: string },
  limits: Partial<RealtimeLimits> = {},
): Promise<RealtimeSite> {
  const site = await openSite(home, { jwtSecret })
  const database = await openPostgres(home.databaseUrl)
  const hosts = hostCheck({ publicUrl: 'https://plateful.example', allowedHosts: [] })
  const server = createServer((_, response) => response.writeHead(404).end())
  const realtime = await attachRealtime(server, {
    databaseUrl: home.databaseUrl,
    database,
    publishableKey: site.backend.publishableKey,
    readAccessToken: (token) => readAccessToken(token, jwtSecret),
    isSessionAlive: (claims) => isSessionAlive(database, claims),
    clientAddress: (request) => request.socket.remoteAddress ?? '',
    rejectionStatus: (request) => hosts.problemOf(request)?.status ?? null,
    log: (level, message, fields = {}) => site.lines.push({ level, message, fields }),
    limits,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  const url = `http://127.0.0.1:${port}`
  return {
    site,
    realtime,
    url,
    secret: jwtSecret,
    webSocketUrl: (version) =>
      `ws://127.0.0.1:${port}/realtime/v1/websocket?apikey=${site.backend.publishableKey}&vsn=${version}`,
    device: (member) =>
      createClient(url, site.backend.publishableKey, {
        accessToken: async () => member.token,
        global: { fetch: async (address, init) => site.backend.routes.fetch(new Request(address, init)) },
      }),
    sql: (text, values) => database.query(text, values),
    async close() {
      await realtime.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await database.close()
      await site.backend.close()
    },
  }
}
