// The configuration: one schema, read from the environment, with a message for every invalid value.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { SIGN_UP } from '#domain/account/who-may-join.ts'
import { LOGS_KEPT, MINIMUM_AGE, REPLY_WITHIN, readHours, SUPPORT_HOURS } from '#domain/site/host.ts'
import { addressesOf } from './database/database-address.ts'
import { DEFAULT_LIMITS } from './gateway/gateway.ts'
import { isAddressOrRange } from './http/client-address.ts'
import { MAIL_ENVIRONMENT, type MailConfig } from './mail/mail-config.ts'
import { backupsKept, readStorage, STORAGE_ENVIRONMENT, storageProblem } from './storage/storage-config.ts'

const PORT_RANGE = 'must be a number from 0 to 65535'
const port = z.coerce.number({ error: PORT_RANGE }).int(PORT_RANGE).min(0, PORT_RANGE).max(65535, PORT_RANGE)
const perMinute = z.coerce.number({ error: 'must be a number of requests a minute' }).int().min(1)
const webAddress = z.url({ protocol: /^https?$/, error: 'must be a web address such as https://plateful.example' })

/** Separated by commas. */
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )

const yesOrNo = z.enum(['yes', 'no'], { error: 'must be yes or no' }).default('no')

const HOST_NAME = /^(?:[\p{L}\p{N}_.-]+|\[[\da-f:.]+\])$/iu

const Environment = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z.string().min(1, 'must name a folder').default('data'),
    PUBLIC_URL: webAddress
      .refine((text) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`, {
        error: 'must be an address without a path, such as https://plateful.example: Plateful needs its own host name',
      })
      .optional(),
    DATABASE_URL: z
      .string()
      .refine((text) => addressesOf(text).length > 0, {
        error:
          'must be a postgres:// address; several servers are separated by commas: postgres://user:password@one:5432,two:5432/plateful',
      })
      .optional(),
    MIGRATE: yesOrNo.default('yes'),
    SUPABASE_URL: webAddress.optional(),
    SUPABASE_PUBLISHABLE_KEY: z.string().min(1).optional(),
    SIGN_UP: z.enum(SIGN_UP, { error: 'must be open, invited or closed' }).default('open'),
    SIGN_IN_WALL: yesOrNo,
    SIGN_IN_WITH: list.pipe(z.array(z.enum(['google', 'github'], { error: 'must be google, github or both' }))),
    ...MAIL_ENVIRONMENT,
    ...STORAGE_ENVIRONMENT,
    SPOONACULAR_API_KEY: z.string().min(1).optional(),
    SPOONACULAR_URL: webAddress.default('https://api.spoonacular.com'),
    TRUSTED_PROXIES: list.pipe(
      z.array(z.string().refine(isAddressOrRange, { error: 'must be addresses or ranges such as 10.0.0.0/8' })),
    ),
    ALLOWED_HOSTS: list.pipe(
      z.array(z.string().regex(HOST_NAME, 'must be host names such as plateful.example, without a scheme or port')),
    ),
    RATE_LIMIT_SIGNIN: perMinute.default(DEFAULT_LIMITS.signIn),
    RATE_LIMIT_SIGNUP: perMinute.default(DEFAULT_LIMITS.signUp),
    RATE_LIMIT_API: perMinute.default(DEFAULT_LIMITS.api),
    OPERATOR_NAME: z.string().max(200).default(''),
    OPERATOR_ADDRESS: z.string().max(500).default(''),
    OPERATOR_PAGES: z.string().min(1).optional(),
    SUPPORT_HOURS: z.string().optional(),
    REPLY_WITHIN: z.string().max(60).optional(),
    LOG_RETENTION: z.string().max(60).optional(),
    MINIMUM_AGE: z.coerce.number({ error: 'must be a number of years' }).int().min(0).max(99).default(MINIMUM_AGE),
    HEALTH_CONSENT: yesOrNo,
    BACKUP_RETENTION: z.string().max(60).optional(),
    HSTS_SUBDOMAINS: yesOrNo,
    METRICS_TOKEN: z
      .string()
      .regex(/^[\w.~+/-]{16,}=*$/, 'must have at least 16 letters, digits or -._~+/')
      .optional(),
    LOG_LEVEL: z
      .enum(['debug', 'info', 'warn', 'error'], { error: 'must be debug, info, warn or error' })
      .default('info'),
  })
  .refine((env) => Boolean(env.SUPABASE_URL) === Boolean(env.SUPABASE_PUBLISHABLE_KEY), {
    path: ['SUPABASE_URL'],
    error: 'and SUPABASE_PUBLISHABLE_KEY go together: set both, or neither',
  })
  .refine((env) => env.SIGN_IN_WITH.length === 0 || env.SUPABASE_URL, {
    path: ['SIGN_IN_WITH'],
    error: 'needs SUPABASE_URL: only a hosted backend signs in with Google or GitHub',
  })
  .refine((env) => !(env.SIGN_UP === 'invited' && env.SUPABASE_URL), {
    path: ['SIGN_UP'],
    error: 'can’t be invited with SUPABASE_URL: choose closed, and invite people from Supabase’s dashboard',
  })
  .refine((env) => !(env.SIGN_IN_WALL === 'yes' && env.SUPABASE_URL), {
    path: ['SIGN_IN_WALL'],
    error: 'can’t be combined with SUPABASE_URL: browsers sign in there, and this server doesn’t learn of it',
  })
  .refine((env) => !(env.SUPABASE_URL && env.DATABASE_URL), {
    path: ['DATABASE_URL'],
    error: 'can’t be combined with SUPABASE_URL: members’ data lives in one place',
  })
  .refine((env) => Boolean(env.SMTP_URL) === Boolean(env.MAIL_FROM), {
    path: ['SMTP_URL'],
    error: 'and MAIL_FROM go together: set both, or neither',
  })
  .refine((env) => !env.SMTP_URL || env.PUBLIC_URL, {
    path: ['SMTP_URL'],
    error: 'needs PUBLIC_URL: links in emails start with it',
  })
  .refine((env) => !(env.SMTP_URL && env.SUPABASE_URL), {
    path: ['SMTP_URL'],
    error: 'can’t be combined with SUPABASE_URL: hosted Supabase sends the account emails itself',
  })
  .refine((env) => !(env.SUPABASE_URL && (env.BACKUP_EVERY || env.PHOTO_STORE !== 'database')), {
    path: ['SUPABASE_URL'],
    error: 'can’t be combined with BACKUP_EVERY or PHOTO_STORE: hosted Supabase keeps and backs up everything itself',
  })
  .check(({ value, issues }) => {
    const problem = storageProblem(value)
    if (problem) issues.push({ code: 'custom', input: value, ...problem })
  })

/**
 * The environment without any of these settings. Tests and the demo start from it, so that nothing exported in the
 * shell points them to real members, a real mail server or a paid key.
 */
export function withoutSettings(environment: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !Object.hasOwn(Environment.shape, settingOf(name))),
  )
}

/** DATABASE_URL_FILE names a file with the setting DATABASE_URL: containers and systemd hand over secrets as files. */
const settingOf = (name: string) => name.replace(/_FILE$/, '')

function withFiles(environment: Record<string, string>): Record<string, string> {
  const named = Object.entries(environment).filter(
    ([name]) => name.endsWith('_FILE') && Object.hasOwn(Environment.shape, settingOf(name)),
  )
  const read = named.map(([name, file]): [string, string] => {
    const setting = settingOf(name)
    if (setting in environment) throw new ConfigError(`${setting} and ${name} are both set. Set one of them.`)
    return [setting, textOf(name, file)]
  })
  return { ...environment, ...Object.fromEntries(read.filter(([, value]) => value !== '')) }
}

function textOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? ` (${cause.code})` : ''
    throw new ConfigError(`${name}: the file ${file} can’t be read${code}.`, { cause })
  }
}

/** Names that look like a misspelled setting, with the one that was probably meant. */
export function misspelledSettings(environment: Record<string, string | undefined>): [name: string, meant: string][] {
  const settings = Object.keys(Environment.shape)
  return Object.keys(environment).flatMap((name) => {
    if (settings.includes(settingOf(name))) return []
    // Two letters of a short name make it another word.
    const meant = settings.find((setting) => setting.length > 5 && editDistance(settingOf(name), setting) <= 2)
    return meant ? [[name, name.endsWith('_FILE') ? `${meant}_FILE` : meant]] : []
  })
}

/** Letters to add, remove, replace or swap with their neighbor. */
function editDistance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next[j] = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, isSwap ? (before[j - 2] ?? 0) + 1 : 99)
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}

export type Config = ReturnType<typeof readConfig>

export class ConfigError extends Error {}

export function readConfig(environment: Record<string, string | undefined>) {
  // An empty variable counts as unset: that's how shells and container files clear one.
  const set = Object.entries(environment).flatMap(([name, value]) => (value ? [[name, value] as const] : []))
  const parsed = Environment.safeParse(withFiles(Object.fromEntries(set)))
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${String(issue.path[0])} ${issue.message}`)
    throw new ConfigError(`The configuration has errors:\n${lines.join('\n')}`)
  }
  const env = parsed.data
  const mail: MailConfig | null =
    env.SMTP_URL && env.MAIL_FROM
      ? { smtp: env.SMTP_URL, from: env.MAIL_FROM, operator: env.OPERATOR_EMAIL ?? null }
      : null
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    publicUrl: env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : null,
    databaseUrl: env.DATABASE_URL ?? null,
    /** Whether a server may change the database’s schema when it starts. */
    mayMigrate: env.MIGRATE === 'yes',
    hostedBackend:
      env.SUPABASE_URL && env.SUPABASE_PUBLISHABLE_KEY
        ? { url: new URL(env.SUPABASE_URL).origin, publishableKey: env.SUPABASE_PUBLISHABLE_KEY }
        : null,
    /** Who may create an account. */
    signUp: env.SIGN_UP,
    /** Only members see pages. */
    signInWall: env.SIGN_IN_WALL === 'yes',
    signInWith: env.SIGN_IN_WITH,
    /** Null if this site can't send email. */
    mail,
    provider: env.SPOONACULAR_API_KEY
      ? { key: env.SPOONACULAR_API_KEY, url: env.SPOONACULAR_URL.replace(/\/+$/, '') }
      : null,
    trustedProxies: env.TRUSTED_PROXIES,
    allowedHosts: env.ALLOWED_HOSTS,
    rateLimits: { signIn: env.RATE_LIMIT_SIGNIN, signUp: env.RATE_LIMIT_SIGNUP, api: env.RATE_LIMIT_API },
    /** What the host says about themselves. The spec's promises are the default where an answer is possible. */
    siteHost: {
      name: env.OPERATOR_NAME,
      address: env.OPERATOR_ADDRESS.split(/;|\n/)
        .map((line) => line.trim())
        .filter(Boolean),
      email: env.OPERATOR_EMAIL ?? '',
      supportHours: readHours(env.SUPPORT_HOURS ?? (mail ? SUPPORT_HOURS : '')),
      replyWithin: env.REPLY_WITHIN ?? (mail ? REPLY_WITHIN : ''),
      logsKept: env.LOG_RETENTION ?? (mail ? LOGS_KEPT : ''),
      minimumAge: env.MINIMUM_AGE,
      asksConsent: env.HEALTH_CONSENT === 'yes',
      backupsKept: env.BACKUP_RETENTION ?? backupsKept(env),
    },
    ...readStorage(env, env.DATA_DIR),
    hostPages: env.OPERATOR_PAGES ?? null,
    hstsSubdomains: env.HSTS_SUBDOMAINS === 'yes',
    metricsToken: env.METRICS_TOKEN ?? null,
    logLevel: env.LOG_LEVEL,
  }
}
