// The whole product on real sockets over one database: one server with mail and one without, with the limits of a real
// installation. Every request comes from its own client address unless stated otherwise.
import type { AddressInfo } from 'node:net'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { readConfig } from '#server/config.ts'
import { freePort } from '#server/database/free-port.ts'
import type { Home } from '#server/database/testing/places.ts'
import { runSql } from '#server/database/testing/sql.ts'
import { finish, listen } from '#server/http/listen.ts'
import { createLog } from '#server/http/log.ts'
import { closeStandIn, openStandIn, standInImports } from '#server/import/testing.ts'
import { startMailServer } from '#server/mail/testing/mail-server.ts'
import { openApp } from '#server/open-app.ts'

export const PASSWORD = 'a good password'
/** The limit of the server with mail; lower than usual, to reach it quickly. */
export const API_LIMIT = 120

export interface CallOptions {
  method?: string
  token?: string
  body?: unknown
  /** The client's address. */
  from?: string
  headers?: Record<string, string>
}

export interface AttackedServer {
  port: number
  origin: string
  /** The publishable key. */
  key: string
  call(path: string, options?: CallOptions): Promise<Response>
  visitor(): SupabaseClient
  /** A visitor that keeps cookies, as browsers do. */
  browser(): SupabaseClient
  /** Signs in with the password; null if refused. */
  signIn(email: string, password?: string): Promise<{ client: SupabaseClient; token: string } | null>
}

export interface AttackedSite {
  home: Required<Home>
  plain: AttackedServer
  mailing: AttackedServer
  mailSettings: { SMTP_URL: string; MAIL_FROM: string }
  /** The text of the next unread mail to the address with a matching subject. */
  mailTo(address: string, subject: RegExp): Promise<string>
  sql(text: string): Promise<void>
  /** Another server on the same database, with other settings. */
  open(environment: Record<string, string>): Promise<AttackedServer>
  close(): Promise<void>
}

let addresses = 0
const newAddress = () => `10.${(++addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`

async function openServer(home: Home, environment: Record<string, string>) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const config = readConfig({
    DATA_DIR: home.dataDir,
    DATABASE_URL: home.databaseUrl,
    PORT: String(port),
    PUBLIC_URL: origin,
    TRUSTED_PROXIES: '127.0.0.1',
    ...environment,
  })
  const app = await openApp({ config, log: createLog('error', () => undefined), imports: standInImports() })
  const server = await listen(app.listener, { port, host: '127.0.0.1' })
  await app.attach(server)
  const key = app.backend?.publishableKey ?? ''
  const fromSomewhere: typeof fetch = (address, init) => {
    const headers = new Headers(init?.headers)
    headers.set('x-forwarded-for', newAddress())
    return fetch(address, { ...init, headers })
  }
  const clientWith = (fetchIt: typeof fetch) =>
    createClient(origin, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: fetchIt },
    })
  const visitor = () => clientWith(fromSomewhere)
  const attacked: AttackedServer = {
    port: (server.address() as AddressInfo).port, // listening on TCP
    origin,
    key,
    visitor,
    browser: () => clientWith(keepingCookies(fromSomewhere)),
    call: (path, { method = 'GET', token = key, body, from = newAddress(), headers = {} } = {}) =>
      fetch(origin + path, {
        method,
        headers: {
          apikey: key,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-forwarded-for': from,
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
    async signIn(email, password = PASSWORD) {
      const client = visitor()
      const { data } = await client.auth.signInWithPassword({ email, password })
      return data.session ? { client, token: data.session.access_token } : null
    },
  }
  const close = async () => {
    await app.detach()
    server.closeAllConnections()
    await finish(server)
    await app.close()
  }
  return { attacked, close }
}

function keepingCookies(next: typeof fetch): typeof fetch {
  let cookies: string[] = []
  return async (address, init) => {
    const headers = new Headers(init?.headers)
    if (cookies.length > 0) headers.set('cookie', cookies.join('; '))
    const response = await next(address, { ...init, headers })
    const set = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1).join())
    if (set.length > 0) cookies = set
    return response
  }
}

export async function openAttackedSite(home: Required<Home>): Promise<AttackedSite> {
  const mailServer = await startMailServer({ startTls: false })
  await openStandIn()
  const plain = await openServer(home, {})
  const mailSettings = {
    SMTP_URL: `smtp://127.0.0.1:${mailServer.server.port}`,
    MAIL_FROM: 'Plateful <hello@plateful.example>',
  }
  const mailing = await openServer(home, {
    ...mailSettings,
    OPERATOR_EMAIL: 'operator@plateful.example',
    RATE_LIMIT_API: String(API_LIMIT),
  })
  const others: (typeof plain)[] = []
  return {
    home,
    plain: plain.attacked,
    mailing: mailing.attacked,
    mailSettings,
    async mailTo(address, subject) {
      for (let attempt = 0; attempt < 200; attempt++) {
        const at = mailServer.mails.findIndex(
          ({ headers }) => headers.get('to')?.includes(address) && subject.test(headers.get('subject') ?? ''),
        )
        const [mail] = at < 0 ? [] : mailServer.mails.splice(at, 1)
        if (mail) return mail.text
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error(`No mail to ${address} about ${subject}.`)
    },
    sql: async (text) => void (await runSql(home.databaseUrl, text)),
    async open(environment) {
      const server = await openServer(home, environment)
      others.push(server)
      return server.attacked
    },
    async close() {
      await Promise.all([plain, mailing, ...others].map((server) => server.close()))
      await mailServer.stop()
      closeStandIn()
    },
  }
}
