import { expect, test } from 'vitest'
import type { FoodTrait } from './food.ts'
import { isMediterranean } from './mediterranean.ts'

const food = (name: string, ...traits: FoodTrait[]) => ({ name, traits: new Set(traits) })
const MAIN = ['main course', 'dinner']

test.each([
  ['a dish of the region', ['Greek', 'Mediterranean', 'European'], MAIN, ['chicken', 'olive oil'], true],
  ['one that Americans cook too', ['Italian', 'American', 'Mediterranean', 'European'], MAIN, ['eggplant'], true],
  ['one of North Africa', ['African', 'Middle Eastern'], MAIN, ['lentil'], true],
  ['adobo, Spanish by name only', ['Chinese', 'Spanish', 'Asian', 'European'], MAIN, ['chicken', 'soy sauce'], false],
  ['a shepherd’s pie', ['French', 'British', 'Mediterranean', 'European'], MAIN, ['lentil'], false],
  ['a stir-fry', ['Chinese', 'Asian'], MAIN, ['tofu'], false],
  ['a French dish with butter', ['French', 'Mediterranean', 'European'], MAIN, ['cod', 'butter'], false],
  ['a Spanish dish with chorizo', ['Spanish', 'European'], MAIN, ['chorizo'], false],
  ['oatmeal', ['American'], ['breakfast'], ['oats'], true],
  ['a yogurt parfait as a snack', ['American'], ['snack'], ['greek yogurt', 'blueberry'], true],
  ['toast for breakfast', ['American'], ['breakfast'], ['bread', 'banana'], false],
  ['a Vietnamese salad with peanuts', ['Vietnamese', 'Asian'], ['salad', 'appetizer'], ['cashew'], false],
  ['nachos with yogurt', ['Mexican', 'American'], ['appetizer', 'snack'], ['tortilla chip', 'greek yogurt'], false],
])('%s', (_, cuisines, dishTypes, names, expected) => {
  const foods = names.map((name) =>
    food(name, ...(name === 'oats' ? (['oats'] as const) : name === 'cashew' ? (['tree-nut'] as const) : [])),
  )
  expect(isMediterranean({ cuisines, dishTypes, foods })).toBe(expected)
})

test('red meat and added sugar are out', () => {
  const of = (...foods: ReturnType<typeof food>[]) => ({ cuisines: ['Greek'], dishTypes: MAIN, foods })
  expect(isMediterranean(of(food('lamb', 'meat')))).toBe(false)
  expect(isMediterranean(of(food('turkey', 'meat', 'poultry')))).toBe(true)
  const oats = { cuisines: ['American'], dishTypes: ['breakfast'], foods: [food('oats', 'oats')] }
  expect(isMediterranean(oats)).toBe(true)
  expect(isMediterranean({ ...oats, foods: [...oats.foods, food('brown sugar', 'added-sugar')] })).toBe(false)
})
