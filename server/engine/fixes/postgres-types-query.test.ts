import { afterAll, expect, test } from 'vitest'
import { leavePlaces, newHome } from '#server/database/testing/places.ts'
import { runProgram } from '#server/engine/testing/run-program.ts'

afterAll(leavePlaces)

const program = 'server/engine/testing/lost-at-types-query.ts'

test('the driver alone still ends the process when a new connection is lost at its query for types: when this fails, remove the fix', async () => {
  const { databaseUrl } = await newHome()
  const { code, stderr } = await runProgram(program, databaseUrl)
  expect(code).toBe(1)
  expect(stderr).toContain('triggerUncaughtException')
})

test('with the fix the query fails, and the next connection knows the types', async () => {
  const { databaseUrl } = await newHome()
  expect(await runProgram(program, databaseUrl, 'fixed')).toMatchObject({
    stdout: 'the network is gone; then ["a","b"]',
    code: 0,
  })
})
