import { expect, test } from 'vitest'
import { gatewayRefusal } from './gateway-rules.ts'

const refusal = (path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') =>
  gatewayRefusal(
    new Request(`https://backend.example${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  )

const day = (date: number) => ({ date: `2026-11-${date}`, weight_kg: 80 })

test('what the server takes, a faked call may send', async () => {
  expect(await refusal('/rest/v1/weight_logs?select=date,weight_kg&date=gte.2026-11-01&order=date.asc')).toBeNull()
  expect(await refusal('/rest/v1/weight_logs', [day(1), day(2)])).toBeNull()
  expect(await refusal('/rest/v1/rpc/diary_days', { from_day: '2026-11-01', to_day: '2026-11-02' })).toBeNull()
  expect(await refusal('/auth/v1/token?grant_type=refresh_token', {})).toBeNull()
})

test('what the server refuses, a faked call may not send', async () => {
  expect(await refusal('/rest/v1/weight_logs', Array(201).fill(day(1)))).toContain('At most 200 rows')
  expect(await refusal('/rest/v1/weight_logs', [{ ...day(1), mood: 'good' }])).toContain('mood')
  expect(await refusal('/rest/v1/weight_logs?date=like.2026*')).not.toBeNull()
  expect(await refusal('/rest/v1/weights')).toContain('weights')
  expect(await refusal('/rest/v1/rpc/diary_days', { since: '2026-11-01' })).not.toBeNull()
  expect(await refusal('/rest/v1/rpc/all_days', {})).toContain('all_days')
  expect(await refusal('/auth/v1/admin/users')).not.toBeNull()
})
