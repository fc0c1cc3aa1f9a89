import { expect, test } from 'vitest'
import { fodmapLoads, isLowFodmap } from './fodmap.ts'

const sweetPotato = (grams: number) => ({ limits: [{ type: 'polyols' as const, lowGrams: 75 }], grams })
const avocado = (grams: number) => ({ limits: [{ type: 'polyols' as const, lowGrams: 60 }], grams })
const almonds = (grams: number) => ({ limits: [{ type: 'oligosaccharides' as const, lowGrams: 12 }], grams })
const garlic = (grams: number) => ({ limits: [{ type: 'oligosaccharides' as const, lowGrams: 0 }], grams })

test('a food is low up to its own amount per serving', () => {
  expect(isLowFodmap([sweetPotato(75)])).toBe(true)
  expect(isLowFodmap([sweetPotato(76)])).toBe(false)
})

test('two foods of one kind share the limit per serving; foods of different kinds don’t', () => {
  expect(fodmapLoads([sweetPotato(50), avocado(30)]).polyols).toBeCloseTo(1.167, 3)
  expect(isLowFodmap([sweetPotato(50), avocado(30)])).toBe(false)
  expect(isLowFodmap([sweetPotato(50), almonds(12)])).toBe(true)
})

test('a food that is never low is only allowed in traces', () => {
  expect(isLowFodmap([garlic(0.1)])).toBe(true)
  expect(isLowFodmap([garlic(1)])).toBe(false)
})
