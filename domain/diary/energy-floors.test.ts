import { describe, expect, test } from 'vitest'
import { energyFloor, isForSupervision, type KnownBody, LEAST_PLANNED_KCAL } from './energy-floors.ts'
import { type Expenditure, suggestedGoal } from './expenditure.ts'
import { PLANNER_CALORIES, plannerCalories } from './goals.ts'
import { activityFactor, energyGoal, noNumberFor, restingKcal } from './goals-from-you.ts'
import { madeUpBodies as bodies } from './testing/made-up-bodies.ts'

const TODAY = '2026-11-19'
const adult: KnownBody = {
  birthYear: 1990,
  sex: 'female',
  heightCm: 168,
  weightKg: 65,
  activity: 'light',
  maternity: 'none',
}

test('every value of the planner’s slider is planned, and nothing below it', () => {
  expect(PLANNER_CALORIES.min).toBe(LEAST_PLANNED_KCAL)
  for (let kcal = 1200; kcal <= PLANNER_CALORIES.max; kcal += PLANNER_CALORIES.step)
    expect(plannerCalories(kcal)).toBe(kcal)
})

test('from 1,000 to 1,199 kcal is for medical supervision', () => {
  expect([1000, 1199, 1200].map(isForSupervision)).toEqual([true, true, false])
})

describe('a floor without a deficit', () => {
  test.each<[string, Partial<KnownBody>, string]>([
    ['a minor', { birthYear: 2010 }, 'growing'],
    ['a pregnant member', { maternity: 'pregnant' }, 'pregnant'],
    ['a breastfeeding member', { maternity: 'lactating' }, 'breastfeeding'],
    ['an underweight member', { weightKg: 45 }, 'low'],
  ])('%s has one', (_, change, word) => {
    expect(energyFloor({ ...adult, ...change }, TODAY)?.because).toContain(word)
  })

  test('others have none', () => expect(energyFloor(adult, TODAY)).toBeNull())

  test('without body data it is what most adults need', () => {
    const known = { ...adult, sex: null, heightCm: null, weightKg: null, maternity: 'pregnant' } as const
    expect(energyFloor(known, TODAY)?.kcal).toBe(2000)
  })

  test('it is never below what the member burns, for any body', () => {
    for (const body of bodies(2000)) {
      const floor = energyFloor({ ...body, birthYear: 2026 - body.age }, TODAY)
      if (floor) {
        expect(floor.kcal).toBeGreaterThanOrEqual(Math.min(4000, restingKcal(body) * activityFactor(body.activity)))
      }
    }
  })
})

describe('what we suggest, for 2,000 bodies', () => {
  const real = (kcal: number): Expenditure => ({
    kcal,
    plusMinusKcal: 100,
    days: 28,
    meanIntakeKcal: kcal,
    kgPerWeek: 0,
  })

  test('nobody with a floor gets a number from the assistant or from the energy estimate, unless they want to gain', () => {
    for (const body of bodies(2000)) {
      const floor = energyFloor({ ...body, birthYear: 2026 - body.age }, TODAY)
      if (!floor || body.aim === 'gain') continue
      expect(noNumberFor(body)).not.toBeNull()
      expect(energyGoal(body)).toHaveProperty('noNumber')
      expect(suggestedGoal(real(1500), 2000, body)).toBeNull()
    }
  })

  test('the next target is never below the energy at rest, however little was logged', () => {
    let suggested = 0
    for (const body of bodies(2000)) {
      for (const kcal of [900, 1500, 2200]) {
        const goal = suggestedGoal(real(kcal), 2000, body)
        if (goal === null) continue
        suggested += 1
        expect(goal).toBeGreaterThanOrEqual(Math.min(4000, restingKcal(body)))
      }
    }
    expect(suggested).toBeGreaterThan(100)
  })
})
