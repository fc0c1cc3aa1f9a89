// Encryption on the way to the database, by the address's `sslmode`.
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { openEncryptedRoad } from '#server/database/testing/encrypted-road.ts'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { openRoad } from '#server/database/testing/road.ts'
import { selfSignedCertificate } from '#server/database/testing/self-signed-certificate.ts'
import { openPostgres } from './postgres-database.ts'

afterAll(leavePlaces)

/** Whether a database can be opened at the address, or why it can't. */
async function outcomeAt(url: string): Promise<string> {
  try {
    const database = await openPostgres(url)
    await database.close()
    return 'served'
  } catch (error) {
    return String(error)
  }
}

test('a server without encryption is reached unless the address requires it', async () => {
  const { databaseUrl } = await newHome()
  const road = await openRoad(new URL(databaseUrl))
  for (const mode of ['disable', 'allow', 'prefer'])
    expect(await outcomeAt(`${road.url}?sslmode=${mode}`), mode).toBe('served')
  for (const mode of ['require', 'verify-full'])
    expect(await outcomeAt(`${road.url}?sslmode=${mode}`), mode).toContain('does not support SSL connections')
  await road.close()
})

describe('a server that offers encryption', () => {
  const places = ['localhost', '127.0.0.1']
  const trusted = getCACertificates('default')
  afterEach(() => setDefaultCACertificates(trusted))

  async function roadTo(host: string) {
    const { databaseUrl } = await newHome()
    const certificate = selfSignedCertificate(host)
    const road = await openEncryptedRoad(new URL(databaseUrl), certificate)
    return { road, certificate, ask: (mode: string, address = host) => outcomeAt(road.urlAt(address, mode)) }
  }

  test.each(places)('is reached with encryption, whatever its certificate, if none is verified: %s', async (host) => {
    const { road, ask } = await roadTo(host)
    for (const mode of ['require', 'prefer', 'allow']) expect(await ask(mode), mode).toBe('served')
    const servername = host === 'localhost' && host // an IP address isn't a name
    expect(road.greetings.length).toBeGreaterThanOrEqual(3)
    for (const greeting of road.greetings) expect(greeting).toEqual({ protocol: 'TLSv1.3', servername })
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
