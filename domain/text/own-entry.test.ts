import { expect, test } from 'vitest'
import { foodTest } from '#domain/kitchen/ingredient-match.ts'
import { ownEntry } from './own-entry.ts'
import { singular } from './text-match.ts'

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])(
  'an inherited property name is a word like any other: %s',
  (word) => {
    expect(ownEntry({ leaf: 'leaves' }, word)).toBeUndefined()
    expect(singular(word)).toBeTypeOf('string')
    expect(() => foodTest(word)).not.toThrow()
  },
)

test('a table returns its own entries', () => {
  expect(ownEntry({ leaf: 'leaves' }, 'leaf')).toBe('leaves')
})
