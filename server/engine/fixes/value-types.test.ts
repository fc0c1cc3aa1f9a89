import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { connectionTo } from '#server/engine/testing/engine-on.ts'
import { POSTGRES_TYPES } from './value-types.ts'

let url = ''
beforeAll(async () => {
  url = (await newHome()).databaseUrl
})
afterAll(leavePlaces)

/** The value of an SQL expression, or the code of its error. */
async function answerTo(expression: string, given: string | null, fix = {}): Promise<unknown> {
  const connection = connectionTo(url, fix)
  const answer = connection.driver.unsafe(`select ${expression} as value`, given === null ? [] : [given])
  const value = await answer.then(
    ([row]) => row?.value,
    ({ code }: { code: string }) => code,
  )
  await connection.close()
  return value
}

describe.each([
  ['a decimal', '71.90::numeric(6, 2)', null, '71.90', 71.9],
  ['a time', `'2025-01-01 08:00Z'::timestamptz`, null, '2025-01-01 08:00:00+00', '2025-01-01T08:00:00+00:00'],
  ['a text that is no boolean', '$1::boolean', 'perhaps', false, '22P02'],
  ['a function’s JSON argument', '$1::jsonb', '{"a":1}', '{"a":1}', { a: 1 }],
  ['bytes that are sent', `encode($1::bytea, 'escape')`, '\\x6869', String.raw`\\x6869`, 'hi'],
  ['bytes that are read', `'\\x6869'::bytea`, null, Buffer.from('hi'), '\\x6869'],
])('%s', (_, expression, given, alone, fixed) => {
  test('the engine alone still differs from PostgREST: when this fails, remove the type’s fix', async () => {
    expect(await answerTo(expression, given)).toEqual(alone)
  })

  test('with the fix it is like PostgREST', async () => {
    expect(await answerTo(expression, given, { types: POSTGRES_TYPES })).toEqual(fixed)
  })
})

test('with the fix truth, JSON and bytes arrive as they were sent', async () => {
  const connection = connectionTo(url, { types: POSTGRES_TYPES })
  const values = [true, false, { a: [1, 'b'] }, Buffer.from('hi')]
  const [row] = await connection.driver.unsafe(
    'select $1::boolean as yes, $2::boolean as no, $3::jsonb as json, $4::bytea as bytes',
    values as never[], // the driver's parameter type is narrower than what it serializes
  )
  expect(row).toEqual({ yes: true, no: false, json: { a: [1, 'b'] }, bytes: '\\x6869' })
  await connection.close()
})
