// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ROWS_PER_WRITE } from '#domain/limits.ts'
import { addDays } from '#domain/time/calendar.ts'
import { memberBackend } from '#web/testing/member-backend.ts'

const { calls, respondWith } = memberBackend()

test('years of weights are sent in pieces that the server accepts', async () => {
  const { importWeights } = await import('./weight-transfer.ts')
  respondWith(({ body }) => Response.json(Array.isArray(body) ? body.map(({ date }) => ({ date })) : []))
  const weights = Array.from({ length: 1234 }, (_, day) => ({ date: addDays('2022-01-01', day), weightKg: 70 }))
  const added = new Map<string, number>()
  await importWeights(weights, added)
  expect(added.size).toBe(1234)
  const sent = calls.flatMap(({ call, body }) => (call === 'POST weight_logs' && Array.isArray(body) ? [body] : []))
  expect(Math.max(...sent.map((rows) => rows.length))).toBe(ROWS_PER_WRITE)
  expect(sent.flat()).toHaveLength(1234)
})
