import { expect, test } from 'vitest'
import { readArrival, tokenEmail } from './mail-link.ts'

test('an email link has a session and its reason', () => {
  const hash = '#access_token=a.b.c&refresh_token=r-1&expires_in=3600&token_type=bearer&type=recovery'
  expect(readArrival(hash)).toEqual({
    kind: 'session',
    reason: 'recovery',
    tokens: { accessToken: 'a.b.c', refreshToken: 'r-1' },
  })
  expect(readArrival('#access_token=a&refresh_token=r')).toMatchObject({ kind: 'session', reason: '' })
})

test('a link from our own email has a code to redeem', () => {
  expect(readArrival('#token_hash=abc&type=recovery')).toEqual({ kind: 'code', reason: 'recovery', tokenHash: 'abc' })
  expect(readArrival('#token_hash=abc&type=magiclink')).toBeNull()
})

test('a failed link is explained in our own words, whatever the URL says', () => {
  const hash = '#error=access_denied&error_code=otp_expired&error_description=Call+0900+12345+now'
  expect(readArrival(hash)).toEqual({
    kind: 'problem',
    message: 'This link has expired or was already used. Request a new one.',
  })
  for (const hash of ['#error=<b>hi</b>', '#error_description=Send+us+your+password']) {
    expect(readArrival(hash)).toMatchObject({
      kind: 'problem',
      message: expect.stringMatching(/^This link didn’t work/),
    })
  }
  expect(readArrival('#message=Send+us+your+password')).toBeNull()
})

test('a session includes its account', () => {
  const payload = btoa(JSON.stringify({ sub: '1', email: 'ada@example.test' })).replace(/=+$/, '')
  expect(tokenEmail(`x.${payload}.y`)).toBe('ada@example.test')
  for (const token of ['', 'x', 'x.y.z', `x.${btoa('{}')}.y`]) expect(tokenEmail(token)).toBeNull()
})

test('any other URL has nothing', () => {
  for (const hash of ['', '#', '#ingredients', '#access_token=alone', '#type=recovery']) {
    expect(readArrival(hash)).toBeNull()
  }
})
