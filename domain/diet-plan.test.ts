import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceText, keepParameter, planDay, planDays, planTotals } from './diet-plan.ts'

const nutrients = { calories: 1999.6, protein: 90, fat: 70, carbohydrates: 240 }
const meals = [
  { id: 90000101, title: 'Porridge', readyInMinutes: 10, servings: 2 },
  { id: 90000102, title: 'Soup', readyInMinutes: 30, servings: 4 },
  { id: 90000103, title: 'Stew', readyInMinutes: 50, servings: 4, slot: 'dinner', calories: 700 },
]

describe('a plan from the provider', () => {
  it('is one day, with the usual meals where none is named', () => {
    const [day] = planDays({ meals, nutrients })
    expect(day?.meals.map((meal) => meal.slot)).toEqual(['breakfast', 'lunch', 'dinner'])
    expect(day?.totals).toEqual(nutrients)
  })

  it('is seven days for a week', () => {
    const day = { meals, nutrients }
    const week = Object.fromEntries(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((name) => [name, day]),
    )
    const days = planDays({ week })
    expect(days).toHaveLength(7)
    expect(planTotals(days).protein).toBe(630)
  })

  it('is refused when it holds no meal', () => {
    expect(() => planDays({ meals: [], nutrients })).toThrow('no meals')
    expect(() => planDays({ week: {} })).toThrow('no meals')
  })

  it('is read without a fault whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        const day = planDay(anything)
        for (const total of Object.values(day.totals)) expect(total).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('the distance to the target', () => {
  it.each([
    [1999.6, 2000, 'exactly your target of 2,000 kcal'],
    [2050, 2000, '50 kcal over your target of 2,000 kcal'],
    [1400, 2600, '1,200 kcal under your target of 2,600 kcal'],
  ])('of %d kcal to %d is "%s"', (calories, target, words) => {
    expect(distanceText(calories, target)).toBe(words)
  })
})

describe('keeping meals', () => {
  it('leaves the places of the others free', () => {
    expect(keepParameter(planDay({ meals }).meals, (_, index) => index === 1)).toBe(',90000102,')
  })
})
