import { expect, test } from 'vitest'
import type { PlateSwap } from '#domain/kitchen/plate.ts'
import { swapNotes, swapSteps, swapsToCook } from './plate-swaps.ts'

const swap = (food: string, step: number, ...parts: [name: string, grams: number][]): PlateSwap => ({
  ...{ ingredient: step, food, step, method: '', inPot: false },
  parts: parts.map(([name, grams]) => ({ id: 1, name, grams })),
})
const steps = [['onion', 'chicken'], ['rice', 'soy sauce'], ['cheese'], ['peanuts']]
const tofu = swap('chicken', 0, ['tofu', 100])
const yeast = swap('cheese', 2, ['nutritional yeast', 10])
const noPeanuts = swap('peanuts', 3)
const tamari: PlateSwap = { ...swap('soy sauce', 1, ['tamari', 15]), inPot: true, method: 'Add a pinch of salt' }
const measure = (grams: number) => `${Math.round(grams)} g`

const plate = (name: string, servings: number, ...swaps: PlateSwap[]) => ({ person: name, name, servings, swaps })
const cooking = (...plates: ReturnType<typeof plate>[]) => ({ swaps: swapsToCook(plates), servings: 4, measure })

test('what differs is gotten ready first: for everybody, for some, and with their leftovers', () => {
  expect(
    swapNotes(cooking(plate('', 1, tamari), plate('Ben', 1.5, tamari, yeast), plate('Mia', 0.5, tamari, noPeanuts))),
  ).toEqual([
    'Everybody: 60 g tamari instead of soy sauce.',
    'Ben: 15 g nutritional yeast instead of cheese.',
    'Mia: no peanuts.',
  ])
  expect(swapNotes(cooking(plate('Ben', 1.5, yeast), plate('', 1, yeast), plate('Ben', 1, yeast)))).toEqual([
    'Ben and you: 35 g nutritional yeast instead of cheese.',
  ])
})

test('a portion is set aside before what it doesn’t get goes in, once', () => {
  expect(swapSteps(steps, cooking(plate('Ben', 1, yeast, noPeanuts), plate('Mia', 1, noPeanuts)))).toEqual([
    [],
    [],
    ['Before the cheese: set aside Ben’s portion. It gets 10 g nutritional yeast instead.'],
    ['Before the peanuts: set aside Ben’s and Mia’s portions. They get none.'],
  ])
})

test('what goes in first is cooked in another pan, and what everybody gets goes into the pot', () => {
  expect(swapSteps(steps, cooking(plate('Ben', 1, tofu, tamari, yeast), plate('', 1, tamari)))).toEqual([
    ['Cook Ben’s portion in another pan, with 100 g tofu instead of the chicken.'],
    ['Instead of the soy sauce: 60 g tamari. Add a pinch of salt.'],
    ['Ben’s portion: 10 g nutritional yeast instead of the cheese.'],
    [],
  ])
})
