import { expect, test } from 'vitest'
import { guessDishTypes } from './guess-dish-types.ts'

test.each([
  ['Overnight oats with berries', 350, ['breakfast']],
  ['Grandpa’s Pancakes', 420, ['breakfast']],
  ['Scrambled eggs on toast', 380, ['breakfast']],
  ['Chocolate chip cookies', 180, ['dessert', 'snack']],
  ['Banana muffins', 220, ['dessert', 'snack']],
  ['Salmon fish cakes', 410, ['main course']],
  ['Yorkshire pudding', 240, ['main course']],
  ['Energy balls', 150, ['snack']],
  ['Spaghetti in tomato sauce', 560, ['main course']],
  ['Tomato sauce', 80, ['sauce']],
  ['Green salad', 90, ['side dish', 'salad']],
  ['Chicken salad with bread', 480, ['main course', 'salad']],
  ['Leek and potato soup', 310, ['main course', 'soup']],
  ['Fish and chips', 700, ['main course']],
  ['Lentil soup', 310, ['main course', 'soup']],
  ['Sourdough bread', 230, ['bread']],
  ['Lemonade', 90, ['drink', 'beverage']],
  ['Mum’s stew', 520, ['main course']],
  ['', 0, ['side dish']],
])('%s of %d kcal is %j', (title, calories, types) => {
  expect(guessDishTypes(title, calories)).toEqual(types)
})
