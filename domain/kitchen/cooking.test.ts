import { describe, expect, test } from 'vitest'
import { recipeId } from '#domain/recipe-id.ts'
import { changeDish, freshDishes, readDishes, swapInCooking, toggled } from './cooking.ts'

const NOON = Date.UTC(2027, 0, 31, 12)
const HOUR = 3_600_000
const number = (value: number) => {
  const id = recipeId(value)
  if (id === null) throw new Error('The recipe of this test has no number.')
  return id
}
const [stew, rice] = [number(90_000_001), number(90_000_002)]

describe('the dishes being cooked', () => {
  const two = changeDish(changeDish([], stew, { title: 'Stew', step: 1 }, NOON), rice, { title: 'Rice', step: 0 }, NOON)

  test('keep their order when one of them progresses', () => {
    expect(changeDish(two, stew, { step: 2 }, NOON).map(({ id, step }) => [id, step])).toEqual([
      [stew, 2],
      [rice, 0],
    ])
  })

  test('are forgotten after a day and a half, and not before', () => {
    expect(freshDishes(two, NOON + 35 * HOUR)).toHaveLength(2)
    expect(freshDishes(two, NOON + 36 * HOUR)).toEqual([])
    expect(changeDish(two, rice, { step: 1 }, NOON + 40 * HOUR).map(({ id }) => id)).toEqual([rice])
  })

  test('leave nothing behind if everything is unchanged', () => {
    expect(changeDish(two, rice, { step: null }, NOON).map(({ id }) => id)).toEqual([stew])
    const ticked = changeDish([], stew, { ticked: [3] }, NOON)
    expect(changeDish(ticked, stew, { ticked: toggled([3], 3) }, NOON)).toEqual([])
  })

  test('are restored from the device; garbage isn’t', () => {
    expect(readDishes(JSON.parse(JSON.stringify({ dishes: two })))).toEqual({ value: two, rejected: false })
    const odd = { dishes: [{ id: stew, step: -1, servings: 'many', ticked: ['x', 2], at: NOON }, { id: 'none' }, 7] }
    expect(readDishes(odd)).toEqual({
      value: [
        { id: stew, title: '', step: null, servings: null, ticked: [2], tablePortions: null, plates: null, at: NOON },
      ],
      rejected: true,
    })
  })
})

test('an ingredient is checked and unchecked', () => {
  expect(toggled([1, 4], 2)).toEqual([1, 4, 2])
  expect(toggled([1, 4], 4)).toEqual([1])
})

test('a swap while cooking keeps what is ready and the step, one further if it says what to do differently', () => {
  const [dish] = changeDish([], stew, { title: 'Stew', step: 2, ticked: [0, 2, 5], servings: 3 }, NOON)
  if (!dish) throw new Error('It is being cooked.')
  const parts = [{}, {}]
  expect(swapInCooking(dish, { ingredient: 2, parts, method: '' })).toMatchObject({
    step: 2,
    ticked: [0, 6],
    servings: 3,
  })
  expect(swapInCooking(dish, { ingredient: 4, parts, method: 'Add it last' })).toMatchObject({
    step: 3,
    ticked: [0, 2, 6],
  })
})
