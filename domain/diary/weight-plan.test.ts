import { expect, test } from 'vitest'
import { seededRandom } from '#domain/random.ts'
import { addDays } from '#domain/time/calendar.ts'
import { plannedWeight } from './weight-plan.ts'

const start = { date: '2026-11-01', kg: 80 }

test('the plan goes to the goal at the chosen pace, and stays there', () => {
  const lose = { goalKg: 78, kgPerWeek: 0.5 }
  expect(plannedWeight(start, lose, '2026-11-01')).toBe(80)
  expect(plannedWeight(start, lose, '2026-11-15')).toBe(79)
  expect(plannedWeight(start, lose, '2027-06-01')).toBe(78)
  expect(plannedWeight(start, { goalKg: 81, kgPerWeek: 0.25 }, '2026-11-15')).toBe(80.5)
})

test('no plan turns around, passes its goal or goes faster than its pace', () => {
  const random = seededRandom(7)
  for (let trial = 0; trial < 500; trial++) {
    const [kg, goalKg, kgPerWeek] = [40 + random() * 100, 40 + random() * 100, random() * 2]
    const days = Array.from({ length: 60 }, (_, day) =>
      plannedWeight({ date: '2026-01-01', kg }, { goalKg, kgPerWeek }, addDays('2026-01-01', day * 7)),
    )
    for (const [at, planned] of days.entries()) {
      const before = days[at - 1] ?? kg
      expect(Math.abs(planned - before)).toBeLessThanOrEqual(kgPerWeek + 1e-9)
      expect(Math.abs(goalKg - planned)).toBeLessThanOrEqual(Math.abs(goalKg - before) + 1e-9)
      expect((goalKg - planned) * (goalKg - kg)).toBeGreaterThanOrEqual(0)
    }
  }
})
