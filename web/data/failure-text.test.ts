import { AuthError, AuthRetryableFetchError } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { CONNECTION_LOST, failureText } from './failure-text.ts'

test('the backend’s own sentence is passed on', () => {
  expect(failureText(new AuthError('Invalid login credentials', 400))).toBe('Invalid login credentials')
})

test('a lost connection is told in our words, whoever noticed it', () => {
  expect(failureText(new AuthRetryableFetchError('{}', 503))).toBe(CONNECTION_LOST)
  expect(failureText(new TypeError('Failed to fetch'))).toBe(CONNECTION_LOST)
  expect(failureText(new TypeError('NetworkError when attempting to fetch resource.'))).toBe(CONNECTION_LOST)
})

test('what is no error, or an error without words, is still told', () => {
  for (const odd of [undefined, 'a string', { message: 'an object' }, new Error('')]) {
    expect(failureText(odd)).toBe('An error occurred')
  }
})
