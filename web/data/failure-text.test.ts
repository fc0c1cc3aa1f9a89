import { AuthError, AuthRetryableFetchError } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { CONNECTION_LOST, failureText, SESSION_ENDED } from './failure-text.ts'
import { rowsOf } from './rows.ts'

test('the backend’s own message is shown', () => {
  expect(failureText(new AuthError('Invalid login credentials', 400))).toBe('Invalid login credentials')
})

test('a lost connection is described in our words, wherever it was detected', () => {
  expect(failureText(new AuthRetryableFetchError('{}', 503))).toBe(CONNECTION_LOST)
  expect(failureText(new TypeError('Failed to fetch'))).toBe(CONNECTION_LOST)
  expect(failureText(new TypeError('NetworkError when attempting to fetch resource.'))).toBe(CONNECTION_LOST)
  // Of a script: Firefox and Safari.
  expect(failureText(new TypeError('error loading dynamically imported module: /assets/a.js'))).toBe(CONNECTION_LOST)
  expect(failureText(new TypeError('Importing a module script failed.'))).toBe(CONNECTION_LOST)
})

test('a thrown value that isn’t an error, or has no message, still gets one', () => {
  for (const odd of [undefined, 'a string', { message: 'an object' }, new Error('')]) {
    expect(failureText(odd)).toBe('An error occurred')
  }
})

test.each(['JWT expired', 'invalid JWT: unable to parse', 'Auth session missing!', 'Invalid Refresh Token: Not Found'])(
  'nobody sees “%s”: their session has ended',
  (message) => {
    expect(failureText(new AuthError(message, 401))).toBe(SESSION_ENDED)
    expect(() => rowsOf({ data: null, error: { code: 'PGRST301', message } })).toThrow(SESSION_ENDED)
  },
)
