import { describe, expect, test } from 'vitest'
import { seededRandom } from '#domain/random.ts'
import { addDays } from '#domain/time/calendar.ts'
import { estimateExpenditure, suggestedGoal } from './expenditure.ts'

const TODAY = '2026-04-01'

interface Story {
  trueKcal: number
  intakeKcal: number
  loggedShare: number
  weighedShare: number
  seed: number
}

/**
 * A member whose real expenditure is known: weight follows the energy balance, and the scale adds water that stays for
 * days.
 */
function simulate({ trueKcal, intakeKcal, loggedShare, weighedShare, seed }: Story) {
  const random = seededRandom(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const days: { date: string; calories: number }[] = []
  const weights: { date: string; weightKg: number }[] = []
  let bodyKg = 80
  let waterKg = 0
  for (let day = 28; day >= 1; day--) {
    const date = addDays(TODAY, -day)
    const eaten = intakeKcal + 350 * normal()
    waterKg = 0.5 * waterKg + 0.45 * normal()
    if (random() < weighedShare) weights.push({ date, weightKg: bodyKg + waterKg + 0.2 * normal() })
    if (random() < loggedShare) days.push({ date, calories: eaten })
    bodyKg += (eaten - trueKcal) / 7700
  }
  return { days, weights }
}

describe('simulated members', () => {
  const stories = Array.from({ length: 400 }, (_, at) => ({
    trueKcal: 1700 + (at % 9) * 200,
    intakeKcal: 1700 + (at % 9) * 200 - 600 + (at % 5) * 250,
    loggedShare: 0.75 + (at % 3) * 0.125,
    weighedShare: 0.6 + (at % 2) * 0.4,
    seed: at + 1,
  }))
  const results = stories.flatMap((story) => {
    const { days, weights } = simulate(story)
    const found = estimateExpenditure(days, weights, TODAY)
    return found ? [{ off: found.kcal - story.trueKcal, plusMinus: found.plusMinusKcal }] : []
  })
  const meanOff = results.reduce((sum, { off }) => sum + off, 0) / results.length
  const meanSize = results.reduce((sum, { off }) => sum + Math.abs(off), 0) / results.length
  const coverage = results.filter(({ off, plusMinus }) => Math.abs(off) <= plusMinus).length / results.length

  test('the estimate is unbiased, and its mean error is below 200 kcal', () => {
    expect(results.length).toBeGreaterThan(380)
    expect(Math.abs(meanOff)).toBeLessThan(30)
    expect(meanSize).toBeLessThan(200)
  })

  test('the range contains the true value for about nineteen members in twenty', () => {
    expect(coverage).toBeGreaterThan(0.92)
    expect(coverage).toBeLessThan(0.995)
  })
})

test('without two weeks of food, or of weights, there is no estimate', () => {
  const full = simulate({ trueKcal: 2200, intakeKcal: 2000, loggedShare: 1, weighedShare: 1, seed: 5 })
  expect(estimateExpenditure(full.days, full.weights, TODAY)).not.toBeNull()
  expect(estimateExpenditure(full.days.slice(0, 13), full.weights, TODAY)).toBeNull()
  expect(estimateExpenditure(full.days, full.weights.slice(0, 10), TODAY)).toBeNull()
  expect(estimateExpenditure(full.days, [], TODAY)).toBeNull()
})

test('today isn’t over, so it doesn’t count', () => {
  const full = simulate({ trueKcal: 2200, intakeKcal: 2000, loggedShare: 1, weighedShare: 1, seed: 5 })
  const withToday = [...full.days, { date: TODAY, calories: 10 }]
  expect(estimateExpenditure(withToday, full.weights, TODAY)).toEqual(
    estimateExpenditure(full.days, full.weights, TODAY),
  )
})

describe('a suggested goal', () => {
  const real = { kcal: 2600, plusMinusKcal: 200, days: 28, meanIntakeKcal: 2000, kgPerWeek: -0.5 }
  const tom = {
    age: 40,
    sex: 'male',
    heightCm: 180,
    weightKg: 85,
    goalWeightKg: null,
    paceKg: 0.25,
    maternity: 'none',
  } as const

  test('changes by at most 150 kcal, never below the floor, and not at all if the estimate is rough', () => {
    expect(suggestedGoal(real, 2000, { ...tom, aim: 'lose' })).toBe(2150)
    const anna = { ...tom, sex: 'female', paceKg: 0.5, aim: 'lose' } as const
    expect(suggestedGoal({ ...real, kcal: 1400 }, 1750, anna)).toBe(1650) // her energy at rest is 1,614 kcal
    expect(suggestedGoal({ ...real, kcal: 2050 }, 2000, { ...tom, aim: 'keep' })).toBeNull()
    expect(suggestedGoal({ ...real, plusMinusKcal: 700 }, 2000, { ...tom, aim: 'keep' })).toBeNull()
  })

  test('is made from 5% on, also for a goal so high that 150 kcal are less than that', () => {
    const keep = { ...tom, aim: 'keep' } as const
    expect(suggestedGoal({ ...real, kcal: 3600 }, 3200, keep)).toBe(3350)
    expect(suggestedGoal({ ...real, kcal: 3100 }, 4000, keep)).toBe(3850)
    expect(suggestedGoal({ ...real, kcal: 3350 }, 3200, keep)).toBeNull()
  })

  test('is the energy at rest for a goal below it', () => {
    expect(suggestedGoal({ ...real, kcal: 1900 }, 1200, { ...tom, aim: 'lose', paceKg: 0.5 })).toBe(1800)
  })

  test('isn’t made for anybody to whom the assistant gives no number', () => {
    const keep = { ...tom, aim: 'keep' } as const
    expect(suggestedGoal(real, 2000, keep)).toBe(2150)
    expect(suggestedGoal(real, 2000, { ...keep, age: 15 })).toBeNull()
    expect(suggestedGoal(real, 2000, { ...keep, age: 18 })).toBeNull()
    expect(suggestedGoal(real, 2000, { ...keep, weightKg: 55 })).toBeNull()
    expect(suggestedGoal(real, 2000, { ...keep, goalWeightKg: 55 })).toBeNull()
    expect(suggestedGoal(real, 2000, { ...keep, maternity: 'lactating' })).toBeNull()
  })

  test('respects the assistant’s pace: 1% of body weight a week, and 1,000 kcal a day', () => {
    // At 60 kg, the limit is 0.6 kg a week, which is 660 kcal a day, whatever pace was saved.
    expect(suggestedGoal(real, 1900, { ...tom, weightKg: 60.01, paceKg: 2, aim: 'lose' })).toBeNull()
    expect(suggestedGoal({ ...real, kcal: 3700 }, 2700, { ...tom, weightKg: 150, paceKg: 2, aim: 'lose' })).toBeNull()
  })
})
