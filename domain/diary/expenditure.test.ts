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

/** A member whose real use is known: the body gains or loses by the balance, the scale adds water that stays for days. */
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

  test('the estimate has no lean, and its usual error is below 200 kcal', () => {
    expect(results.length).toBeGreaterThan(380)
    expect(Math.abs(meanOff)).toBeLessThan(30)
    expect(meanSize).toBeLessThan(200)
  })

  test('the range holds the true figure for about nineteen members in twenty', () => {
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

test('today is not over, so it does not count', () => {
  const full = simulate({ trueKcal: 2200, intakeKcal: 2000, loggedShare: 1, weighedShare: 1, seed: 5 })
  const withToday = [...full.days, { date: TODAY, calories: 10 }]
  expect(estimateExpenditure(withToday, full.weights, TODAY)).toEqual(
    estimateExpenditure(full.days, full.weights, TODAY),
  )
})

test('a suggested goal moves by at most 150 kcal, never below the floor, and not at all when the estimate is rough', () => {
  const real = { kcal: 2600, plusMinusKcal: 200, days: 28, meanIntakeKcal: 2000, kgPerWeek: -0.5 }
  expect(suggestedGoal(real, { calories: 2000, sex: 'male', paceKgPerWeek: -0.25 })).toBe(2150)
  expect(suggestedGoal({ ...real, kcal: 1400 }, { calories: 1300, sex: 'female', paceKgPerWeek: -0.5 })).toBe(1200)
  expect(suggestedGoal({ ...real, kcal: 2050 }, { calories: 2000, sex: 'male', paceKgPerWeek: 0 })).toBeNull()
  expect(suggestedGoal({ ...real, plusMinusKcal: 700 }, { calories: 2000, sex: 'male', paceKgPerWeek: 0 })).toBeNull()
})
