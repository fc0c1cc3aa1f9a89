import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchPattern } from './route-pattern.ts'

describe('URLs and patterns', () => {
  it.each([
    ['/', '/', {}],
    ['/recipes', '/recipes', {}],
    ['/recipes', '/Recipes', {}],
    ['/recipes/:id', '/recipes/12', { id: '12' }],
    ['/cuisines/:cuisine', '/cuisines/Eastern%20European', { cuisine: 'Eastern European' }],
    ['/cuisines/:cuisine', '/cuisines/100%', { cuisine: '100%' }],
    ['/recipes/:id', '/recipes/', null],
    ['/recipes/:id', '/recipes/1/2', null],
    ['/recipes', '/blog', null],
    ['*', '/anything/at/all', {}],
  ])('%s and %s give %o', (pattern, pathname, params) => {
    expect(matchPattern(pattern, pathname)).toEqual(params)
  })

  it('accepts any URL without an error', () => {
    fc.assert(
      fc.property(fc.string(), (pathname) => {
        matchPattern('/recipes/:id', `/${pathname}`)
      }),
    )
  })
})
