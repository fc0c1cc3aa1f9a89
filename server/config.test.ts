import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('configuration', () => {
  it('needs no variable at all', () => {
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
    [{ PORT: 'eighty' }, 'PORT must be a number'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PUBLIC_URL: 'plateful' }, 'PUBLIC_URL must be a web address'],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL must be a web address'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// address'],
    [{ SUPABASE_URL: 'https://x.example' }, 'SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY go together'],
    [{ RATE_LIMIT_API: 'many' }, 'RATE_LIMIT_API must be a number'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be debug'],
    [{ SIGN_IN_WITH: 'google' }, 'SIGN_IN_WITH needs SUPABASE_URL'],
    [{ SIGN_IN_WITH: 'myspace' }, 'may name google and github'],
    [
      { SUPABASE_URL: 'https://x.example', SUPABASE_PUBLISHABLE_KEY: 'k', DATABASE_URL: 'postgres://x/y' },
      'DATABASE_URL and SUPABASE_URL exclude each other',
    ],
  ])('answers %o with a sentence', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(ConfigError)
    expect(() => readConfig(environment)).toThrow(sentence)
  })

  it('offers Google and GitHub where a hosted backend has them', () => {
    const hosted = { SUPABASE_URL: 'https://x.example', SUPABASE_PUBLISHABLE_KEY: 'k' }
    expect(readConfig({ ...hosted, SIGN_IN_WITH: 'google, github' }).signInWith).toEqual(['google', 'github'])
    expect(readConfig(hosted).signInWith).toEqual([])
  })

  it('names every mistake at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
  })

  it('keeps only the origin of the public address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://plateful.example/some/path' }).publicUrl).toBe('https://plateful.example')
  })
})
