// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { useFavorites } from './favorites-store.ts'

beforeEach(() => localStorage.clear())

/** Data as another program, an older version or a damaged disk may have left it. */
async function readAgain(saved: string) {
  localStorage.setItem('favorite-recipes', saved)
  await useFavorites.persist.rehydrate()
  return {
    favorites: useFavorites.getState().favorites,
    aside: localStorage.getItem('favorite-recipes.rejected'),
  }
}

test('favorites are read as they were written', async () => {
  const saved = '{"state":{"favorites":[90000001,90000002]},"version":1}'
  expect(await readAgain(saved)).toEqual({ favorites: [90000001, 90000002], aside: null })
})

test.each(['{"state":', '"x"', '{"state":{"favorites":["a",null,-4,90000001.5]}}', '[[]]', '17'])(
  'data that isn’t a list of favorites (%s) is set aside, and the list starts empty',
  async (garbage) => {
    expect(await readAgain(garbage)).toEqual({ favorites: [], aside: garbage })
  },
)

test.each(['null', '{}', '{"state":{},"version":1}'])(
  'a device without stored data (%s) has nothing to set aside',
  async (nothing) => {
    expect(await readAgain(nothing)).toEqual({ favorites: [], aside: null })
  },
)
