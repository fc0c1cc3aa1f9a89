// A backend with members, used like a browser does: through supabase-js and HTTP requests.
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { asServer } from '#server/gateway/row-calls.ts'
import type { MailConfig } from '#server/mail/mail-config.ts'
import type { OutgoingMail } from '#server/mail/outbox.ts'
import { type Backend, type BackendOptions, openBackend } from '#server/open-backend.ts'
import type { Home } from './places.ts'

export type Client = SupabaseClient
export interface Member {
  client: Client
  id: string
  email: string
  password: string
  token: string
}
export interface LogLine {
  level: string
  message: string
  fields: Record<string, unknown>
}

export const publicUrl = 'http://localhost:4200'

export interface Site {
  backend: Backend
  mails: OutgoingMail[]
  lines: LogLine[]
  visitor(): Client
  newMember(): Promise<Member>
  /** For calls that only the server makes on behalf of a member. */
  serverFor(member: Pick<Member, 'token'>): Client
  /** A request from the network, with the publishable key unless another is given. */
  request(path: string, init?: RequestInit & { key?: string | null; token?: string }): Promise<Response>
}

const mailConfig: MailConfig = {
  smtp: { host: '127.0.0.1', port: 25, secure: false, requireTLS: false, user: null, password: null },
  from: { name: 'Plateful', address: 'plateful@example.test' },
  operator: null,
}

let people = 0
let requests = 0

type SiteOptions = Partial<BackendOptions> & { sendsMail?: boolean }

/** With mail configured, addresses have to be confirmed. */
export async function openSite(home: Home, { sendsMail = false, ...options }: SiteOptions = {}): Promise<Site> {
  const mails: OutgoingMail[] = []
  const lines: LogLine[] = []
  const backend = await openBackend({
    ...home,
    publicUrl,
    log: (level, message, fields = {}) => lines.push({ level, message, fields }),
    mail: sendsMail ? mailConfig : null,
    deliver: async (mail) => void mails.push(mail), // over real SMTP: server/mail/delivery.test.ts
    // Every request has its own client address, because most tests are not about limits.
    clientAddress: () => `client-${++requests}`,
    limits: { signIn: 10_000, signUp: 10_000, api: 100_000 },
    ...options,
  })
  const visitor = () => clientOf(backend)
  return {
    backend,
    mails,
    lines,
    visitor,
    serverFor: ({ token }) =>
      createClient(publicUrl, backend.publishableKey, {
        accessToken: async () => token,
        global: { fetch: async (address, init) => backend.routes.fetch(new Request(address, init), asServer()) },
      }),
    async newMember() {
      const client = visitor()
      const email = `member-${++people}-${process.pid}@example.test`
      const password = `a good password ${people}`
      const { data, error } = await client.auth.signUp({ email, password })
      if (error || !data.user || !data.session) throw error ?? new Error('The sign-up gave no session.')
      return { client, id: data.user.id, email, password, token: data.session.access_token }
    },
    async request(path, { key = backend.publishableKey, token, ...init } = {}) {
      const headers = new Headers(init.headers)
      if (key !== null) headers.set('apikey', key)
      if (token) headers.set('authorization', `Bearer ${token}`)
      if (init.body && !headers.has('content-type')) headers.set('content-type', 'application/json')
      return backend.routes.fetch(new Request(`${publicUrl}${path}`, { ...init, headers }))
    },
  }
}

export function clientOf(backend: Backend): Client {
  return createClient(publicUrl, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: async (address, init) => backend.routes.fetch(new Request(address, init)) },
  })
}

/** The rows of a response, or its error. */
export function rows<Row>({ data, error }: { data: Row[] | null; error: { message: string } | null }): Row[] {
  if (error) throw new Error(error.message)
  return data ?? []
}
