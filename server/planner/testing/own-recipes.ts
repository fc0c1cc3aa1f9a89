// Recipes of a member, as a browser sends them to the planner.
import { FIRST_CUSTOM_ID } from '#domain/recipe-id.ts'

export const own = (nth: number, title: string, ...ingredients: [amount: number, unit: string, name: string][]) => ({
  id: FIRST_CUSTOM_ID + nth,
  title,
  servings: 4,
  readyInMinutes: 30,
  cuisines: [],
  ingredients: ingredients.map(([amount, unit, name]) => ({ name, amount, unit })),
})
export const stew = own(
  1,
  'Lentil stew',
  [400, 'g', 'lentils'],
  [2, '', 'onions'],
  [3, 'tbsp', 'olive oil'],
  [1, 'pinch', 'salt'],
)
export const chicken = own(
  2,
  'Chicken and rice',
  [600, 'g', 'chicken breast'],
  [300, 'g', 'rice'],
  [1, 'tbsp', 'butter'],
)
export const oats = own(3, 'Apple oatmeal', [200, 'g', 'rolled oats'], [2, '', 'apples'], [400, 'ml', 'milk'])
export const secret = own(4, 'Secret stew', [500, 'g', 'beef'], [1, 'packet', 'grandma’s xyzzy'])
/** The test adds caribou, which has no price. */
export const unpriced = own(5, 'Caribou stew', [800, 'g', 'caribou'], [400, 'g', 'potatoes'])

export const manyLines = (nth: number) =>
  own(nth, 'Long', ...Array.from({ length: 100 }, (): [number, string, string] => [1, 'g', 'rice']))
