import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { afterAll, describe, expect, test } from 'vitest'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { openRoad } from '#server/database/testing/road.ts'
import { driverOptions } from '#server/database/testing/sql.ts'
import { runProgram } from '#server/engine/testing/run-program.ts'
import { socketTo } from './postgres-socket.ts'

afterAll(leavePlaces)

describe('a connection that is lost in a transaction', () => {
  const program = 'server/engine/testing/lost-in-transaction.ts'

  test('the driver alone still ends the process: when this fails, remove the fix', async () => {
    const { databaseUrl } = await newHome()
    const { code, stderr } = await runProgram(program, databaseUrl)
    expect(code).toBe(1)
    expect(stderr).toContain(`Cannot read properties of null (reading 'write')`)
  })

  test('with the fix the transaction fails, and the next query is served', async () => {
    const { databaseUrl } = await newHome()
    expect(await runProgram(program, databaseUrl, 'fixed')).toMatchObject({
      stdout: 'the connection to the PostgreSQL server was lost; then served',
      code: 0,
    })
  })
})

describe('a socket that cannot be created', () => {
  const outcomeOf = (query: PromiseLike<unknown>) =>
    query.then(
      () => 'served',
      (error: Error) => error.message,
    )

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
