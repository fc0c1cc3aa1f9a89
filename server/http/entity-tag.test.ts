import { expect, test } from 'vitest'
import { namesTag } from './entity-tag.ts'

test.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", W/"abc" , "y"', true],
  ['*', true],
  ['"ab"', false],
  ['"x""abc"', false],
  ['', false],
  [undefined, false],
])('a browser that has %s has the current version: %s', (header, has) => {
  expect(namesTag(header, '"abc"')).toBe(has)
  expect(namesTag(header, 'W/"abc"')).toBe(has)
})
