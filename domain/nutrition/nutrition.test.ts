import { describe, expect, test } from 'vitest'
import { recipeFacts } from '#domain/recipe/recipe-facts.ts'
import { FOODS, sampleIngredient, sampleRecipe } from '#server/catalogue/testing/sample-kitchen.ts'
import { energyShares, providerNutrients, sumNutrients } from './nutrition.ts'

describe('nutrients of foods', () => {
  test.each([
    ['egg', 143, 12.56],
    ['oliveOil', 884, 0],
    ['chicken', 120, 22.5],
    ['lentils', 352, 24.63],
    ['honey', 304, 0.3],
    ['banana', 89, 1.09],
    ['broccoli', 34, 2.82],
    ['milk', 61, 3.15],
  ] as const)('100 g of %s have %d kcal and %d g protein', (name, calories, protein) => {
    const { nutrients } = FOODS[name]
    expect(nutrients.calories).toBe(calories)
    expect(nutrients.protein).toBeCloseTo(protein, 2)
  })

  test('a nutrient counts where it is known, and is missing only if it is unknown everywhere', () => {
    const total = sumNutrients([
      { nutrients: { calories: 100, protein: 10 }, grams: 50 },
      { nutrients: { calories: 40, vitaminC: 8 }, grams: 200 },
    ])
    expect(total).toEqual({ calories: 130, protein: 5, vitaminC: 16 })
    expect(total.iron).toBeUndefined()
  })

  test('net carbohydrates are carbohydrates without fiber, never below zero', () => {
    expect(sumNutrients([{ nutrients: { carbohydrates: 20, fiber: 8 }, grams: 100 }]).netCarbohydrates).toBe(12)
    expect(sumNutrients([{ nutrients: { carbohydrates: 5, fiber: 8 }, grams: 100 }]).netCarbohydrates).toBe(0)
  })

  test('the energy shares add to 100', () => {
    expect(energyShares({ protein: 10, fat: 10, carbohydrates: 10 })).toEqual({
      percentProtein: 23.53,
      percentFat: 52.94,
      percentCarbs: 23.53,
    })
    expect(energyShares({})).toEqual({ percentProtein: 0, percentFat: 0, percentCarbs: 0 })
  })

  test('a response starts with the calories and includes the percentage of the Daily Value', () => {
    const [first, ...rest] = providerNutrients({ iron: 9, calories: 500, choline: 110 })
    expect(first).toEqual({ name: 'Calories', amount: 500, unit: 'kcal' })
    expect(rest).toEqual([
      { name: 'Iron', amount: 9, unit: 'mg', percentOfDailyNeeds: 50 },
      { name: 'Choline', amount: 110, unit: 'mg', percentOfDailyNeeds: 20 },
    ])
  })
})

describe('a dish, calculated by hand', () => {
  // Two servings: 300 g egg (6 large), 120 g spinach, 27 g olive oil of which two thirds stay in the pan.
  const { egg, spinach, oliveOil } = FOODS
  const recipe = sampleRecipe('Spinach Eggs', [
    sampleIngredient(egg, 300),
    sampleIngredient(spinach, 120),
    sampleIngredient(oliveOil, 27, { eatenShare: 1 / 3 }),
  ])
  const facts = recipeFacts(recipe)

  test('has the energy and macros of what is eaten, per serving', () => {
    // (300 × 1.43 + 120 × 0.23 + 9 × 8.84) ÷ 2
    expect(facts.nutrients.calories).toBeCloseTo(268.08, 2)
    // (300 × 0.1256 + 120 × 0.0286) ÷ 2
    expect(facts.nutrients.protein).toBeCloseTo(20.556, 3)
    // (300 × 0.0951 + 120 × 0.0039 + 9) ÷ 2
    expect(facts.nutrients.fat).toBeCloseTo(18.999, 3)
    expect(facts.weightGrams).toBeCloseTo(214.5, 1)
  })

  test('costs what is bought, shells and frying oil included', () => {
    // Eggs 300 ÷ 0.88 g at 0.50 a gram, spinach 120 g at 0.50, oil 27 g at 0.90; two servings
    expect(facts.priceCents).toBeCloseTo((170.4545 + 60 + 24.3) / 2, 2)
    expect(facts.co2eKg).toBeCloseTo(((300 / 0.88) * 4.7 + 120 + 27 * 6) / 1000 / 2, 4)
  })

  test('is vegetarian but not vegan, and has no gluten or dairy', () => {
    expect(facts.diet.labels).toEqual(expect.arrayContaining(['lacto ovo vegetarian', 'gluten free', 'dairy free']))
    expect(facts.diet.labels).not.toContain('vegan')
    expect(facts.addedSugarGrams).toBe(0)
  })

  test('has no price if too much of it has none', () => {
    const rare = { ...egg, priceCentsPer100g: null, co2eKgPerKg: null }
    const unknown = recipeFacts(
      sampleRecipe('Rare Eggs', [sampleIngredient(rare, 300), sampleIngredient(spinach, 120)]),
    )
    expect(unknown).toMatchObject({ priceCents: null, cheap: false, co2eKg: null, sustainable: false })
  })
})
