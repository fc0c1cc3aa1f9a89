import { describe, expect, test } from 'vitest'
import { initialsOf } from './initials.ts'
import { invitationLink, invitationToken, tokenIn } from './invitation-link.ts'

const token = 'aZ09_-aZ09_-aZ09_-aZ09'

describe('an invitation link', () => {
  test('has its token after the #', () => {
    const link = new URL(invitationLink('https://plateful.example', token))
    expect(link.pathname).toBe('/join')
    expect(link.search).toBe('')
    expect(invitationToken(link.hash)).toBe(token)
  })

  test.each(['', '#', '#short', `#${token}x`, '#<script>alert(1)</script>', '#access_token=abc'])(
    'is none with the fragment "%s"',
    (fragment) => expect(invitationToken(fragment)).toBeNull(),
  )

  test('can be pasted as a whole or as its token', () => {
    expect(tokenIn(` https://plateful.example/join#${token}\n`)).toBe(token)
    expect(tokenIn(token)).toBe(token)
    expect(tokenIn('https://plateful.example/join')).toBeNull()
  })
})

test.each([
  ['Mia Ek', 'ME'],
  ['mia', 'M'],
  ['  Ana Maria  de Souza ', 'AS'],
  ['Ørjan', 'Ø'],
  ['👩‍🍳 Cook', '👩C'],
  ['', ''],
])('the initials of "%s" are %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
