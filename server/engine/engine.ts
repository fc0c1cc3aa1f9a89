// The engine serves members' rows over PostgREST's protocol. Accounts are our own (server/accounts): of its auth code,
// the engine only uses what reads access tokens.
import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { App } from '@supabase/lite'
import type { Database } from '#server/database/database.ts'
import type { Secrets } from '#server/database/secrets.ts'

/** The version that the fixes were written for. Review each of them before upgrading. */
const ENGINE_VERSION = '0.10.0'

export interface Engine {
  /** Handles a row request whose body has been read. */
  fetch(request: Request, body: Uint8Array<ArrayBuffer> | null): Promise<Response>
  /** The SQL of the engine's own tables, to detect changes. */
  schema: string
  createTables(): Promise<void>
}

interface EngineOptions {
  database: Database
  secrets: Secrets
  publicUrl: string
}

export async function createEngine({ database, secrets, publicUrl }: EngineOptions): Promise<Engine> {
  assertVersion()
  const app = new App({
    connection: database.connection,
    api: { schemas: ['public'], max_rows: 1000 },
    db: { migrations: { enabled: false } }, // ours are in server/database/migrations.ts
    studio: { enabled: false },
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      site_url: publicUrl,
    },
    options: { server: { admin: false, disableStudio: true }, drivers: { email: noMail } },
  })
  await app.init()
  return {
    fetch: async (request, body) => {
      const { url, method, headers } = request
      return ownAnswer(await app.fetch(new Request(url, { method, headers, body }), { peerAddress: null }))
    },
    schema: database.connection.config.baseSchema ?? '',
    createTables: () => app.ensureSystemSchema(),
  }
}

const noMail = {
  send: async () => {
    throw new Error('The engine doesn’t send email; server/accounts does.')
  },
}

function assertVersion() {
  const { version } = JSON.parse(readFileSync(findPackageJSON('@supabase/lite', import.meta.url) ?? '', 'utf8'))
  if (version !== ENGINE_VERSION)
    throw new Error(`@supabase/lite is ${version}, and server/engine/fixes were written for ${ENGINE_VERSION}.`)
}

/** Sends the whole body at once, without CORS headers, and always as JSON. */
async function ownAnswer(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name)
  if (response.status === 404 && !headers.get('content-type')?.includes('json'))
    return Response.json({ code: 'PGRST125', message: 'There is nothing at this address.' }, { status: 404 })
  const isEmpty = response.body === null || [101, 204, 205, 304].includes(response.status)
  return new Response(isEmpty ? null : await response.arrayBuffer(), { status: response.status, headers })
}
