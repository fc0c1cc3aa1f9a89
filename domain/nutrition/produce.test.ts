import { expect, test } from 'vitest'
import type { FoodTrait } from './food.ts'
import { type EatenPortion, eatenWeight } from './produce.ts'

const portion = (grams: number, traits: FoodTrait[], more: Partial<EatenPortion['food']> = {}): EatenPortion => ({
  grams,
  food: { traits: new Set(traits), liquid: false, nutrients: {}, ...more },
})
const water = (grams: number) => portion(grams, [], { liquid: true })
const pasta = (grams: number) => portion(grams, ['grain', 'gluten'], { waterTakenUp: 1.35 })

test('water dilutes fruit: a drink of 100 g juice and 300 g water is a quarter fruit', () => {
  expect(eatenWeight([portion(100, ['fruit'], { liquid: true }), water(300)])).toEqual({
    grams: 400,
    produceShare: 0.25,
  })
})

test.each<[string, FoodTrait[]]>([
  ['potatoes', ['vegetable', 'starchy']],
  ['broth, coconut milk, flour of pulses', ['vegetable', 'not-produce']],
  ['processed food', ['legume', 'processed']],
  ['meat', ['meat']],
])('%s don’t count as fruit, vegetables and pulses', (_, traits) => {
  expect(eatenWeight([portion(100, traits), portion(100, ['vegetable'])]).produceShare).toBe(0.5)
})

test('pasta weighs what it weighs boiled, although the recipe doesn’t list the pot of water', () => {
  const { grams, produceShare } = eatenWeight([pasta(100), portion(100, ['vegetable'])])
  expect(grams).toBeCloseTo(335)
  expect(produceShare).toBeCloseTo(100 / 335)
})

test('the water that rice or beans take up comes from the listed liquids first, but never from oil', () => {
  expect(eatenWeight([pasta(100), water(200)]).grams).toBeCloseTo(300)
  expect(eatenWeight([pasta(100), water(35)]).grams).toBeCloseTo(235)
  expect(eatenWeight([pasta(100), portion(50, [], { liquid: true, nutrients: { fat: 100 } })]).grams).toBeCloseTo(285)
})

test('dried beans count as the boiled beans that they become', () => {
  const beans = portion(100, ['legume'], { waterTakenUp: 1.5 })
  expect(eatenWeight([beans, water(150)])).toEqual({ grams: 250, produceShare: 1 })
})

test('an empty dish has no share', () => {
  expect(eatenWeight([])).toEqual({ grams: 0, produceShare: 0 })
})
