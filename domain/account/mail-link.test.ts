import { expect, test } from 'vitest'
import { readArrival } from './mail-link.ts'

test('a link of a mail brings a session and says what for', () => {
  const hash = '#access_token=a.b.c&refresh_token=r-1&expires_in=3600&token_type=bearer&type=recovery'
  expect(readArrival(hash)).toEqual({
    kind: 'session',
    reason: 'recovery',
    tokens: { accessToken: 'a.b.c', refreshToken: 'r-1' },
  })
  expect(readArrival('#access_token=a&refresh_token=r')).toMatchObject({ kind: 'session', reason: '' })
})

test('a link that was used before brings the backend’s sentence', () => {
  const hash = '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired'
  expect(readArrival(hash)).toEqual({ kind: 'problem', message: 'Email link is invalid or has expired' })
  expect(readArrival('#error=server_error')).toEqual({ kind: 'problem', message: 'server_error' })
})

test('a half-way confirmation brings a message', () => {
  expect(readArrival('#message=Confirm+the+other+mail+too')).toEqual({
    kind: 'message',
    message: 'Confirm the other mail too',
  })
})

test('any other address brings nothing', () => {
  for (const hash of ['', '#', '#ingredients', '#access_token=alone', '#type=recovery']) {
    expect(readArrival(hash)).toBeNull()
  }
})
