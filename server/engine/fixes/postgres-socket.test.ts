import { setTimeout as pause } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import postgres from 'postgres'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { openRoad } from '#server/database/testing/road.ts'
import { driverOptions } from '#server/database/testing/sql.ts'
import { openEncryptedRoad } from '#server/engine/testing/encrypted-road.ts'
import { runProgram } from '#server/engine/testing/run-program.ts'
import { selfSignedCertificate } from '#server/engine/testing/self-signed-certificate.ts'
import { socketTo } from './postgres-socket.ts'

afterAll(leavePlaces)

const outcomeOf = (query: PromiseLike<unknown>) =>
  query.then(
    () => 'served',
    (error: Error) => error.message,
  )

describe('a connection lost during a transaction', () => {
  const program = 'server/engine/testing/lost-in-transaction.ts'

  test('the driver alone still ends the process: when this fails, remove the fix', async () => {
    const { databaseUrl } = await newHome()
    // It is a race within the driver, which the driver sometimes wins.
    const run = async () => (await runProgram(program, databaseUrl)).stderr
    await expect.poll(run, { timeout: 60_000 }).toContain(`Cannot read properties of null (reading 'write')`)
  })

  test('with the fix the transaction fails, and the next query is served', async () => {
    const { databaseUrl } = await newHome()
    expect(await runProgram(program, databaseUrl, 'fixed')).toMatchObject({
      stdout: 'the connection to the PostgreSQL server was lost; then served',
      code: 0,
    })
  })
})

describe('a socket that can’t be created', () => {
  test('the driver alone still waits forever after the first error: when this fails, let secureSocket throw', async () => {
    const socket = async () => {
      throw new Error('no socket')
    }
    const settings = { max: 1, backoff: () => 0, socket }
    const sql = postgres(settings)
    expect(await outcomeOf(sql`select 1`)).toBe('no socket')
    expect(await Promise.race([outcomeOf(sql`select 1`), pause(500, 'no answer')])).toBe('no answer')
    void sql.end({ timeout: 0 })
  })

  test('with the fix every query says that the server offers no encryption, unless it is only preferred', async () => {
    const { databaseUrl } = await newHome()
    const road = await openRoad(new URL(databaseUrl))
    const sqlWith = (sslmode: string) => {
      const settings = {
        ...driverOptions(databaseUrl),
        backoff: () => 0,
        socket: socketTo(`${road.url}?sslmode=${sslmode}`),
      }
      return postgres(settings)
    }
    const required = sqlWith('require')
    expect(await outcomeOf(required`select 1`)).toBe('the PostgreSQL server offers no encryption')
    expect(await outcomeOf(required`select 1`)).toBe('the PostgreSQL server offers no encryption')
    const preferred = sqlWith('prefer')
    expect(await outcomeOf(preferred`select 1`)).toBe('served')
    await Promise.all([required.end({ timeout: 1 }), preferred.end({ timeout: 1 })])
    await road.close()
  })
})

describe('a server that offers encryption', () => {
  const places = ['localhost', '127.0.0.1']
  const trusted = getCACertificates('default')
  afterEach(() => setDefaultCACertificates(trusted))

  async function roadTo(host: string) {
    const { databaseUrl } = await newHome()
    const certificate = selfSignedCertificate(host)
    const road = await openEncryptedRoad(new URL(databaseUrl), certificate)
    const ask = async (sslmode: string, address = host) => {
      const settings = {
        ...driverOptions(databaseUrl),
        backoff: () => 0,
        socket: socketTo(road.urlAt(address, sslmode)),
      }
      const sql = postgres(settings)
      const outcome = await outcomeOf(sql`select 1`)
      await sql.end({ timeout: 1 })
      return outcome
    }
    return { road, ask, certificate }
  }

  test.each(places)('is reached with encryption, whatever its certificate, if none is verified: %s', async (host) => {
    const { road, ask } = await roadTo(host)
    for (const sslmode of ['require', 'prefer', 'allow']) expect(await ask(sslmode)).toBe('served')
    const servername = host === 'localhost' && host // an IP address isn't a name
    const greeting = { protocol: 'TLSv1.3', servername }
    expect(road.greetings).toEqual([greeting, greeting, greeting])
    await road.close()
  })

  test.each(places)('is rejected with a self-signed certificate if it is verified: %s', async (host) => {
    const { road, ask } = await roadTo(host)
    expect(await ask('verify-full')).toContain('self-signed certificate')
    await road.close()
  })

  test.each(places)('is reached with a trusted certificate, but only under its own name: %s', async (host) => {
    const { road, ask, certificate } = await roadTo(host)
    setDefaultCACertificates([...trusted, certificate.cert])
    expect(await ask('verify-full')).toBe('served')
    const other = host === 'localhost' ? '127.0.0.1' : 'localhost'
    expect(await ask('verify-full', other)).toContain('does not match certificate')
    await road.close()
  })
})
