import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, misspelledSettings, readConfig, withoutSettings } from './config.ts'

const hosted = { SUPABASE_URL: 'https://x.example', SUPABASE_PUBLISHABLE_KEY: 'k' }
const smtp = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@p.example', PUBLIC_URL: 'https://p.example' }

describe('configuration', () => {
  it('requires no variable', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: 'data',
      publicUrl: null,
      databaseUrl: null,
      hostedBackend: null,
      provider: null,
    })
  })

  it('counts an empty variable as unset', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: '' }).port).toBe(3000)
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535'],
    [{ PORT: '3000.5' }, 'PORT must be a number from 0 to 65535'],
    [{ PUBLIC_URL: 'plateful' }, 'PUBLIC_URL must be a web address'],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL must be a web address'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// address'],
    [{ SUPABASE_URL: 'https://x.example' }, 'SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY go together'],
    [{ RATE_LIMIT_API: 'many' }, 'RATE_LIMIT_API must be a number'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be debug'],
    [{ SIGN_IN_WITH: 'google' }, 'SIGN_IN_WITH needs SUPABASE_URL'],
    [{ SIGN_IN_WITH: 'myspace' }, 'must be google, github or both'],
    [{ SIGN_UP: 'maybe' }, 'SIGN_UP must be open, invited or closed'],
    [{ SIGN_IN_WALL: 'true' }, 'SIGN_IN_WALL must be yes or no'],
    [{ ...hosted, SIGN_UP: 'invited' }, 'SIGN_UP can’t be invited with SUPABASE_URL'],
    [{ ...hosted, SIGN_IN_WALL: 'yes' }, 'SIGN_IN_WALL can’t be combined with SUPABASE_URL'],
    [{ PUBLIC_URL: 'https://p.example/plateful' }, 'PUBLIC_URL must be an address without a path'],
    [{ TRUSTED_PROXIES: '127.0.0.1, proxy' }, 'TRUSTED_PROXIES must be addresses or ranges'],
    [{ TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES must be addresses or ranges'],
    [{ ALLOWED_HOSTS: 'https://p.example' }, 'ALLOWED_HOSTS must be host names'],
    [{ ALLOWED_HOSTS: 'p.example:443' }, 'ALLOWED_HOSTS must be host names'],
    [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL must be a mail server such as'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must be a mail server such as'],
    [{ SMTP_URL: 'smtp://me:100%@mail.example' }, 'Write % as %25'],
    [{ SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://p.example' }, 'SMTP_URL and MAIL_FROM go together'],
    [{ MAIL_FROM: 'a@p.example' }, 'SMTP_URL and MAIL_FROM go together'],
    [{ ...smtp, MAIL_FROM: 'Plateful' }, 'MAIL_FROM must be an address such as'],
    [{ ...smtp, PUBLIC_URL: '' }, 'SMTP_URL needs PUBLIC_URL'],
    [{ ...smtp, OPERATOR_EMAIL: 'me' }, 'OPERATOR_EMAIL must be an email address'],
    [{ MINIMUM_AGE: 'old' }, 'MINIMUM_AGE must be a number of years'],
    [
      { ...smtp, SUPABASE_URL: 'https://x.example', SUPABASE_PUBLISHABLE_KEY: 'k' },
      'SMTP_URL can’t be combined with SUPABASE_URL',
    ],
    [
      { SUPABASE_URL: 'https://x.example', SUPABASE_PUBLISHABLE_KEY: 'k', DATABASE_URL: 'postgres://x/y' },
      'DATABASE_URL can’t be combined with SUPABASE_URL',
    ],
  ])('answers %o with a sentence', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(ConfigError)
    expect(() => readConfig(environment)).toThrow(sentence)
  })

  it('offers Google and GitHub if a hosted backend has them', () => {
    const hosted = { SUPABASE_URL: 'https://x.example', SUPABASE_PUBLISHABLE_KEY: 'k' }
    expect(readConfig({ ...hosted, SIGN_IN_WITH: 'google, github' }).signInWith).toEqual(['google', 'github'])
    expect(readConfig(hosted).signInWith).toEqual([])
  })

  it('doesn’t send email unless configured', () => {
    expect(readConfig({}).mail).toBeNull()
    expect(
      readConfig({ ...smtp, MAIL_FROM: 'The Kitchen <a@p.example>', OPERATOR_EMAIL: 'me@p.example' }).mail,
    ).toEqual({
      smtp: { host: 'mail.example', port: 587, secure: false, requireTLS: true, user: null, password: null },
      from: { name: 'The Kitchen', address: 'a@p.example' },
      operator: 'me@p.example',
    })
  })

  it.each([
    ['smtp://mail.example:25', { port: 25, secure: false, requireTLS: true }],
    ['smtps://mail.example', { port: 465, secure: true, requireTLS: false }],
    ['smtp://mail.example:465', { port: 465, secure: true, requireTLS: false }],
    ['smtp://127.0.0.1:25', { host: '127.0.0.1', secure: false, requireTLS: false }],
    ['smtp://[::1]:25', { host: '::1', requireTLS: false }],
    ['smtp://me%40p.example:p%25ss@mail.example', { user: 'me@p.example', password: 'p%ss' }],
  ])('reads the mail server %s', (SMTP_URL, server) => {
    expect(readConfig({ ...smtp, SMTP_URL }).mail?.smtp).toMatchObject(server)
  })

  it('reports every mistake at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
  })

  it('can be left out of an environment as a whole', () => {
    const exported = {
      ...smtp,
      DATABASE_URL: 'postgres://x/y',
      SUPABASE_URL: 'https://x.example',
      SIGN_IN_WITH: 'google',
    }
    const secrets = { SUPABASE_PUBLISHABLE_KEY: 'k', SPOONACULAR_API_KEY: 'k', OPERATOR_EMAIL: 'me@p.example' }
    expect(withoutSettings({ ...exported, ...secrets, PATH: '/usr/bin' })).toEqual({ PATH: '/usr/bin' })
  })

  it('reaches the provider through a proxy, with or without a trailing slash in its address', () => {
    for (const SPOONACULAR_URL of ['http://127.0.0.1:8080/food', 'http://127.0.0.1:8080/food/'])
      expect(readConfig({ SPOONACULAR_API_KEY: 'k', SPOONACULAR_URL }).provider?.url).toBe('http://127.0.0.1:8080/food')
  })

  it('accepts the public address with or without a trailing slash', () => {
    for (const PUBLIC_URL of ['https://plateful.example', 'https://plateful.example/', 'https://plateful.example:443'])
      expect(readConfig({ PUBLIC_URL }).publicUrl).toBe('https://plateful.example')
  })

  it('reads a setting from a file, without the line end that editors add', () => {
    const folder = mkdtempSync(join(tmpdir(), 'plateful-'))
    const file = (text: string) => {
      writeFileSync(join(folder, 'secret'), text)
      return join(folder, 'secret')
    }
    const databaseUrl = 'postgres://plateful:secret@db.example/plateful'
    expect(readConfig({ DATABASE_URL_FILE: file(`${databaseUrl}\n`) }).databaseUrl).toBe(databaseUrl)
    expect(readConfig({ METRICS_TOKEN_FILE: file('0123456789abcdef\n') }).metricsToken).toBe('0123456789abcdef')
    expect(readConfig({ METRICS_TOKEN_FILE: file('\n') }).metricsToken).toBeNull()
    expect(() => readConfig({ DATABASE_URL_FILE: file('mysql://x') })).toThrow('DATABASE_URL must be')
    rmSync(folder, { recursive: true })
  })

  it('says which file can’t be read, and what is set twice', () => {
    expect(() => readConfig({ SMTP_URL_FILE: '/nowhere/smtp' })).toThrow(
      'SMTP_URL_FILE: the file /nowhere/smtp can’t be read (ENOENT).',
    )
    expect(() => readConfig({ METRICS_TOKEN: 'x', METRICS_TOKEN_FILE: '/nowhere' })).toThrow(
      'METRICS_TOKEN and METRICS_TOKEN_FILE are both set.',
    )
  })

  it('recognizes settings from files, misspelled ones too', () => {
    expect(misspelledSettings({ DATABASE_URL_FILE: 'x', DATBASE_URL_FILE: 'x', DATBASE_URL: 'x' })).toEqual([
      ['DATBASE_URL_FILE', 'DATABASE_URL_FILE'],
      ['DATBASE_URL', 'DATABASE_URL'],
    ])
    expect(withoutSettings({ DATABASE_URL_FILE: 'x', HOME: '/' })).toEqual({ HOME: '/' })
  })
})
