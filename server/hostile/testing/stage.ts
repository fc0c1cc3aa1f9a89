// The whole product on a real socket, with two members: a victim with private data, and an attacker.
import type { AddressInfo } from 'node:net'
import { readConfig } from '#server/config.ts'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { readSecrets } from '#server/database/testing/secrets.ts'
import { signToken, tamperedToken, unsignedToken } from '#server/database/testing/tokens.ts'
import { finish, type ListenLimits, listen } from '#server/http/listen.ts'
import { createLog } from '#server/http/log.ts'
import type { ImportOptions } from '#server/import/routes.ts'
import { openApp } from '#server/open-app.ts'
import type { HostileCase } from './hostile-case.ts'
import { type Reply, requestBytes, type Speech, speak } from './speak.ts'

export const VICTIM_SECRET = 'nobody-else-may-read-this-note'
export const VICTIM_EMAIL = 'victim@example.test'
const ATTACKER_EMAIL = 'attacker@example.test'

export interface Stage {
  port: number
  /** Lines of the server's log. */
  lines: string[]
  /** Replaces $KEY and other placeholders. */
  filled(text: string): string
  send(hostile: HostileCase): Promise<Reply | null>
  say(speech: Speech): Promise<Reply | null>
  get(target: string, headers?: Readonly<Record<string, string>>): Promise<Reply>
  victimsRows(): Promise<unknown>
  close(): Promise<void>
}

interface Member {
  id: string
  token: string
}

interface StageOptions {
  limits?: Partial<ListenLimits>
  imports?: ImportOptions
}

export async function openStage(
  environment: Record<string, string> = {},
  { limits, imports }: StageOptions = {},
): Promise<Stage> {
  const { dataDir, databaseUrl } = await newHome()
  const config = readConfig({
    DATA_DIR: dataDir,
    ...(environment.SUPABASE_URL ? {} : { DATABASE_URL: databaseUrl }),
    PORT: '0',
    RATE_LIMIT_API: '1000000',
    RATE_LIMIT_SIGNIN: '1000000',
    RATE_LIMIT_SIGNUP: '1000000',
    ...environment,
  })
  const lines: string[] = []
  const app = await openApp({ config, log: createLog('debug', (line) => lines.push(line)), imports })
  const server = await listen(app.listener, { port: 0, host: '127.0.0.1', limits })
  const { port } = server.address() as AddressInfo // listening on TCP
  const site = { host: `localhost:${port}`, connection: 'close' }
  const key = app.backend?.publishableKey ?? ''

  const call = async (method: string, target: string, headers: Record<string, string>, body?: string) => {
    const response = await speak(port, {
      parts: [requestBytes({ method, target, headers: { ...site, ...headers }, body })],
    })
    if (!response) throw new Error(`${method} ${target} was cut off.`)
    return response
  }
  const asJson = (token = key) => ({
    apikey: key,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  })
  async function signUp(email: string, name: string): Promise<Member> {
    const body = JSON.stringify({ email, password: 'a good password', data: { first_name: name } })
    const response = await call('POST', '/auth/v1/signup', asJson(), body)
    const { access_token: token, user } = JSON.parse(response.text) as { access_token: string; user: { id: string } } // our own server's response
    return { id: user.id, token }
  }

  let words: Record<string, string> = { PORT: String(port), KEY: key }
  let victim: Member | null = null
  if (app.backend) {
    victim = await signUp(VICTIM_EMAIL, VICTIM_SECRET)
    const attacker = await signUp(ATTACKER_EMAIL, 'Attacker')
    await hide((target, body) => call('POST', target, asJson(victim?.token), body))
    words = { ...words, ...tokens(victim, attacker, (await readSecrets(databaseUrl)).jwtSecret, key) }
  }
  const filled = (text: string) => text.replace(/\$([A-Z_]+)/g, (whole, name: string) => words[name] ?? whole)

  return {
    port,
    lines,
    filled,
    say: (speech) => speak(port, speech),
    send({ method = 'GET', target, headers = {}, body, raw, as }) {
      if (raw !== undefined) return speak(port, { parts: [filled(raw)] })
      const own = as === 'attacker' ? asJson('$ATTACKER') : as === 'visitor' ? asJson() : {}
      const all = Object.entries({ ...site, ...own, ...headers }).map(([name, value]) => [name, filled(value)])
      const bytes = requestBytes({
        method,
        target: filled(target),
        headers: Object.fromEntries(all),
        body: body === undefined ? undefined : filled(body),
      })
      return speak(port, { parts: [bytes] })
    },
    get: (target, headers = {}) => call('GET', target, headers),
    victimsRows: async () =>
      Promise.all(
        ['user_goals', 'meal_entries', 'recipe_ratings', 'water_logs'].map(
          async (table) => (await call('GET', `/rest/v1/${table}`, asJson(victim?.token))).text,
        ),
      ),
    async close() {
      server.closeAllConnections()
      await finish(server)
      await app.close()
      await leavePlaces()
    },
  }
}

async function hide(post: (target: string, body: string) => Promise<Reply>) {
  const day = { date: '2025-01-01' }
  const meal = { ...day, meal_type: 'lunch', recipe_id: '1', recipe_title: VICTIM_SECRET }
  for (const [table, row] of Object.entries({
    meal_entries: meal,
    meal_schedules: meal,
    recipe_ratings: { recipe_id: '1', rating: 5, notes: VICTIM_SECRET },
    user_goals: { protein_target_g: 123 },
    water_logs: { ...day, amount_ml: 1234 },
  })) {
    const { status, text } = await post(`/rest/v1/${table}`, JSON.stringify(row))
    if (status !== 201) throw new Error(`The victim could not write ${table}: ${status} ${text}`)
  }
}

function tokens(victim: Member, attacker: Member, secret: string, key: string): Record<string, string> {
  const now = Math.floor(Date.now() / 1000)
  const claims = { sub: victim.id, role: 'authenticated', aud: 'authenticated', iat: now - 60, exp: now + 3600 }
  return {
    VICTIM_ID: victim.id,
    ATTACKER: attacker.token,
    ATTACKER_ID: attacker.id,
    EXPIRED: signToken({ ...claims, iat: now - 7200, exp: now - 3600 }, secret),
    NOT_YET: signToken({ ...claims, nbf: now + 3600 }, secret),
    FORGED: signToken(claims, 'another secret'),
    SIGNED_WITH_KEY: signToken(claims, key),
    SIGNED_WITH_NOTHING: signToken(claims, ''),
    UNSIGNED: unsignedToken(claims),
    TAMPERED: tamperedToken(attacker.token, { sub: victim.id }),
    SERVER_ROLE: tamperedToken(attacker.token, { role: 'service_role' }),
  }
}
