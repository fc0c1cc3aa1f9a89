import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { averageDay, isFarFrom, keepParameter, planDay, planDays, withKept } from './diet-plan.ts'

const nutrients = { calories: 1999.6, protein: 90, fat: 70, carbohydrates: 240 }
const meals = [
  { id: 90000101, title: 'Porridge', readyInMinutes: 10, servings: 2 },
  { id: 90000102, title: 'Soup', readyInMinutes: 30, servings: 4 },
  { id: 90000103, title: 'Stew', readyInMinutes: 50, servings: 4, slot: 'dinner', calories: 700 },
]

describe('a plan from the provider', () => {
  it('is one day, with the usual meals if none are named', () => {
    const [day] = planDays({ meals, nutrients })
    expect(day?.meals.map((meal) => meal.slot)).toEqual(['breakfast', 'lunch', 'dinner'])
    expect(day?.totals).toEqual({ calories: 1999.6, protein: 90, fat: 70, carbs: 240 })
  })

  it('is seven days for a week', () => {
    const day = { meals, nutrients }
    const week = Object.fromEntries(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((name) => [name, day]),
    )
    const days = planDays({ week })
    expect(days).toHaveLength(7)
    expect(averageDay(days).protein).toBeCloseTo(90)
  })

  it('includes portions and leftovers if the provider does', () => {
    const leftoverOf = { day: 'monday', slot: 'dinner' }
    const [lunch] = planDay({ meals: [{ ...meals[0], portion: 1.5, minutesToCook: 0, leftoverOf }] }).meals
    expect(lunch).toMatchObject({ portion: 1.5, minutesToCook: 0, leftoverOf })
    expect(planDay({ meals }).meals[0]).not.toHaveProperty('portion')
  })

  it('is rejected if it contains no meal', () => {
    expect(() => planDays({ meals: [], nutrients })).toThrow('no meals')
    expect(() => planDays({ week: {} })).toThrow('no meals')
  })

  it('is parsed without an error whatever the response', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        const day = planDay(anything)
        for (const total of Object.values(day.totals)) expect(total).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('a far plan', () => {
  it.each([
    [2000, 1790, true],
    [2000, 1810, false],
    [2000, 2199, false],
    [2000, 2201, true],
  ])('for %d kcal, %d kcal: %s', (target, calories, far) => expect(isFarFrom(target, calories)).toBe(far))
})

describe('keeping meals', () => {
  const meal = (id: number, slot: string, calories = 500) => ({ id, title: `Dish ${id}`, slot, calories })
  const before = planDay({ meals: [meal(1, 'breakfast'), meal(2, 'lunch'), meal(3, 'dinner')], nutrients })

  it('uses the provider’s day if it kept them', () => {
    const renewed = planDay({ meals: [meal(1, 'breakfast'), meal(7, 'lunch'), meal(3, 'dinner')], nutrients })
    expect(withKept(before, renewed, (index) => index !== 1)).toBe(renewed)
  })

  it('uses only the open places of a day that kept nothing, and recalculates the totals', () => {
    const other = planDay({ meals: [meal(7, 'breakfast'), meal(8, 'lunch', 900), meal(9, 'dinner')], nutrients })
    const day = withKept(before, other, (index) => index !== 1)
    expect(day.meals.map(({ id, slot }) => [id, slot])).toEqual([
      [1, 'breakfast'],
      [8, 'lunch'],
      [3, 'dinner'],
    ])
    expect(day.totals.calories).toBe(1900)
  })

  it('never repeats a meal or loses a place, whatever the response', () => {
    const someMeals = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 5 })
    fc.assert(
      fc.property(someMeals, fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }), (ids, stay) => {
        const renewed = planDay({ meals: ids.map((id) => meal(id, 'lunch')), nutrients })
        const day = withKept(before, renewed, (index) => stay[index] === true)
        if (day === renewed) return
        expect(new Set(day.meals.map(({ id }) => id)).size).toBe(3)
        for (const [index, kept] of stay.entries()) if (kept) expect(day.meals[index]?.id).toBe(index + 1)
      }),
    )
  })

  it('keeps their portions too', () => {
    const { meals: planned } = planDay({ meals: meals.map((one) => ({ ...one, portion: 1.25 })) })
    expect(keepParameter(planned, (_, index) => index > 0)).toBe(',90000102:1.25,90000103:1.25')
  })

  it('leaves the places of the others open', () => {
    expect(keepParameter(planDay({ meals }).meals, (_, index) => index === 1)).toBe(',90000102,')
  })
})
