import { describe, expect, it } from 'vitest'
import { EMPTY_PROFILE, returnPath, signUpMetadata, signUpProblem } from './sign-up.ts'

const good = {
  ...EMPTY_PROFILE,
  email: 'mia@example.com',
  password: 'secret1',
  confirmPassword: 'secret1',
  firstName: ' Mia ',
  lastName: 'Ek',
}

describe('signing up', () => {
  it('accepts a complete profile', () => {
    expect(signUpProblem(good)).toBeNull()
  })

  it.each([
    [{ confirmPassword: 'secret2' }, 'confirmPassword', 'Passwords do not match'],
    [{ password: '12345', confirmPassword: '12345' }, 'password', 'Password must be at least 6 characters long'],
    [{ firstName: '  ' }, 'firstName', 'Please provide both first and last name'],
    [{ lastName: '' }, 'lastName', 'Please provide both first and last name'],
    [{ password: '123', confirmPassword: '321', firstName: '' }, 'confirmPassword', 'Passwords do not match'],
  ])('rejects %o with its field and message', (change, field, message) => {
    expect(signUpProblem({ ...good, ...change })).toEqual({ field, message })
  })

  it('accepts a password of exactly six characters', () => {
    expect(signUpProblem({ ...good, password: '123456', confirmPassword: '123456' })).toBeNull()
  })

  it('sends the profile with the backend’s field names', () => {
    expect(signUpMetadata({ ...good, phone: ' 555 ' })).toEqual({
      first_name: 'Mia',
      last_name: 'Ek',
      date_of_birth: '',
      phone: '555',
    })
  })
})

describe('the return address after signing in', () => {
  it.each([
    ['/recipes/90000101#nutrition', '/recipes/90000101#nutrition'],
    [null, '/'],
    ['', '/'],
    ['https://evil.example', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/\n/evil.example', '/'],
    ['/auth?return=/auth', '/'],
    ['javascript:alert(1)', '/'],
  ])('of %s is %s', (requested, path) => {
    expect(returnPath(requested)).toBe(path)
  })
})
