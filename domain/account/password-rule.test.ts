import { describe, expect, it } from 'vitest'
import { COMMON_PASSWORD_WORDS } from './common-password-words.ts'
import { passwordProblem } from './password-rule.ts'

describe('a password', () => {
  it.each([
    ...['123456', '12345678', '123456789', '1234567890', '987654321', '111111', '000000', '123123', '121212', '112233'],
    ...[
      'password',
      'Password',
      'PASSWORD1',
      'password123',
      'passw0rd',
      'p@ssw0rd',
      'qwerty',
      'qwerty123',
      'qwertyuiop',
    ],
    ...['abc123', 'abcdef', 'abcd1234', 'asdfgh', 'asdf1234', 'zxcvbnm', '1q2w3e4r', '1qaz2wsx', 'qazwsx', 'qwe123'],
    ...['letmein', 'iloveyou', 'admin1', 'admin123', 'welcome', 'welcome1', 'monkey', 'dragon', 'sunshine', 'princess'],
    ...['football', 'baseball', 'master', 'shadow', 'superman', 'batman', 'trustno1', 'starwars', 'pokemon', 'michael'],
    ...['jennifer1', 'charlie99', 'summer2024', 'london2012', 'jordan23', 'ashley1990', 'liverpool1', 'chelsea123'],
    ...['666666', '654321', '159159', 'aaaaaa', 'abcabc', 'aabbcc', '01011990', '19900101', '311299', '12251988'],
    ...['!@#$%^', 'changeme', 'secret', 'computer', 'plateful', 'plateful1'],
  ])('is rejected if it is %s', (password) => {
    expect(passwordProblem(password)).toMatch(/too easy to guess/)
  })

  it.each([
    ...['correct horse battery staple', 'a good password 1', 'Mia-2019-lentils', 'kJ8#q', 'tangerine-otter', '6chars'],
    ...['Test1234!', 'secret-1', 'zucchini7', '83920175', 'password please', 'dragonfruit salad', 'monkeys are great'],
  ])('is accepted if it is %s', (password) => {
    expect(passwordProblem(password, 'sam@example.com')).toBeNull()
  })

  it.each(['sam.lee@example.com', 'Sam.Lee', 'sam.lee1', 'samlee', 'samlee2024', 'example.com'])(
    'is rejected if it is the member’s own address, as %s',
    (password) => {
      expect(passwordProblem(password, 'Sam.Lee@Example.com')).toMatch(/email address/)
      expect(passwordProblem(`${password} and more words`, 'Sam.Lee@Example.com')).toBeNull()
    },
  )

  it('is checked against thousands of common ones, and every word is listed once', () => {
    expect(new Set(COMMON_PASSWORD_WORDS).size).toBe(COMMON_PASSWORD_WORDS.length)
    const endings = ['', '1', '12', '123', '2024']
    const refused = COMMON_PASSWORD_WORDS.flatMap((word) => endings.map((ending) => word + ending)).filter(
      (password) => password.length >= 6 && passwordProblem(password) !== null,
    )
    expect(refused.length).toBeGreaterThan(4000)
  })
})
