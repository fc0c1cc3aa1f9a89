import { expect, test } from 'vitest'
import { DEFAULT_GOALS } from '#domain/diary/goals.ts'
import { needsOf, orderSwaps } from './order-swaps.ts'
import { swapGoals } from './swap-goals.ts'
import type { SwapEffect } from './swaps.ts'

const NOTHING = { days: 0, nutrients: {}, known: {} }
const eating = { goals: DEFAULT_GOALS, aim: null, person: null, average: NOTHING }

test('aim and diet say what there should be more and less of', () => {
  expect(swapGoals(eating)).toEqual({ more: [], less: [] })
  expect(swapGoals({ ...eating, aim: 'lose' })).toEqual({ more: [], less: ['calories'] })
  expect(swapGoals({ ...eating, aim: 'gain' })).toEqual({ more: ['calories', 'protein'], less: [] })
  expect(swapGoals({ ...eating, goals: { ...DEFAULT_GOALS, diet: 'keto' } }).less).toEqual(['carbohydrates'])
})

test('what was short or too much lately counts; unknown nutrients and little energy don’t', () => {
  const nutrients = { calories: 1200, fiber: 9, sodium: 4000, protein: 150 }
  expect(swapGoals({ ...eating, average: { days: 5, nutrients, known: {} } })).toEqual({
    more: ['fiber'],
    less: ['sodium'],
  })
})

test('the swaps that help come first', () => {
  const effect = (changes: SwapEffect['changes']): SwapEffect => ({
    ...{ changes, priceCents: null, gained: [], lost: [], without: [], adds: [] },
  })
  const [leaner, protein] = [effect({ calories: -120 }), effect({ protein: 8 })]
  const first = (aim: 'lose' | 'gain') =>
    orderSwaps([leaner, protein], { ...needsOf([]), ...swapGoals({ ...eating, aim }) })[0]
  expect(first('lose')).toBe(leaner)
  expect(first('gain')).toBe(protein)
})
