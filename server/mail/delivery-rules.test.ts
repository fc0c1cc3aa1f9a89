import { expect, test } from 'vitest'
import { failedStage, isPermanent, retryAfterMs } from './delivery-rules.ts'

test('the pause doubles from ten seconds to half an hour', () => {
  const pauses = [1, 2, 3, 4, 8, 9, 100].map((attempts) => retryAfterMs(attempts, () => 0.5))
  expect(pauses).toEqual([10_000, 20_000, 40_000, 80_000, 1_280_000, 1_800_000, 1_800_000])
  expect(retryAfterMs(1, () => 0)).toBe(8000)
  expect(retryAfterMs(1, () => 1)).toBe(12_000)
})

test.each([
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, true, 'naming the recipient'],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }, true, 'naming the sender'],
  [{ code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, true, 'sending the message'],
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 }, false, 'naming the recipient'],
  [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, false, 'signing in'],
  [{ code: 'ETLS', command: 'STARTTLS', responseCode: 502 }, false, 'starting TLS'],
  [{ code: 'EPROTOCOL', command: 'CONN', responseCode: 554 }, false, 'connecting'],
  [{ code: 'ECONNECTION', command: 'CONN' }, false, 'connecting'],
  [{}, false, 'connecting'],
])('%o is permanent: %s, and failed while %s', (failure, permanent, stage) => {
  expect(isPermanent(failure)).toBe(permanent)
  expect(failedStage(failure)).toBe(stage)
})
