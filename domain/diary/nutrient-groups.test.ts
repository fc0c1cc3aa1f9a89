import { expect, test } from 'vitest'
import { NUTRIENTS } from '#domain/nutrition/nutrients.ts'
import { NUTRIENT_GROUPS, nutrientName, nutrientUnit, sourcesOf, targetOf, targetState } from './nutrient-groups.ts'

const goals = { calories: 2000, protein: 100, carbs: 250, fat: 65 }
const woman = { age: 30, sex: 'female', maternity: 'none' } as const

test('the groups hold all 34 nutrients once, vitamin A as retinol equivalents', () => {
  const keys = NUTRIENT_GROUPS.flatMap((group) => group.keys)
  const label = Object.keys(NUTRIENTS).map((key) => (key === 'vitaminA' ? 'vitaminARae' : key))
  expect(keys.toSorted()).toEqual(label.toSorted())
  expect(nutrientName('vitaminARae')).toBe('Vitamin A')
  expect(nutrientUnit('vitaminARae')).toBe('µg')
})

test('a member’s goals come first, then the reference, then the label’s daily value', () => {
  expect(targetOf('protein', woman, goals)).toMatchObject({ goal: 100, source: 'your goal' })
  expect(targetOf('iron', woman, goals)).toMatchObject({ goal: 18, limit: 45, source: 'RDA' })
  expect(targetOf('iron', null, goals)).toMatchObject({ goal: 18, limit: null, source: 'daily value' })
  expect(targetOf('saturatedFat', woman, goals).limit).toBeCloseTo(22.2, 1)
  expect(targetOf('sodium', woman, goals)).toMatchObject({ goal: null, limit: 2300 })
})

test('within five percent is on target, and only a real limit causes a warning', () => {
  const iron = targetOf('iron', woman, goals)
  expect(targetState(17.2, iron)).toBe('on target')
  expect(targetState(18.8, iron)).toBe('on target')
  expect(targetState(12, iron)).toBe('under')
  expect(targetState(30, iron)).toBe('over')
  expect(targetState(46, iron)).toBe('above the limit')
  expect(targetState(undefined, iron)).toBe('unknown')
  expect(targetState(2000, targetOf('magnesium', woman, goals))).toBe('over')
})

test('foods with a nutrient are added up by name, largest first', () => {
  const entries = [
    { title: 'Lentils', nutrients: { iron: 3 } },
    { title: 'Spinach', nutrients: { iron: 4 } },
    { title: 'Lentils', nutrients: { iron: 3 } },
    { title: 'Water', nutrients: {} },
  ]
  expect(sourcesOf(entries, 'iron')).toEqual([
    { title: 'Lentils', amount: 6 },
    { title: 'Spinach', amount: 4 },
  ])
})
