// What the pages say about a dish's healthiness, over the whole catalogue: docs/health-score.md.
import { describe, expect, test } from 'vitest'
import { providerNutrients } from '#domain/nutrition/nutrition.ts'
import { isProduce } from '#domain/nutrition/produce.ts'
import { servingLimits } from '#domain/nutrition/serving-limits.ts'
import { recipeFacts } from '#domain/recipe/recipe-facts.ts'
import { readCatalogueFiles } from './catalogue-files.ts'

const { foods, recipes } = readCatalogueFiles()
const dishes = recipes.map((recipe) => ({ recipe, facts: recipeFacts(recipe) }))
const scoreOf = (title: string) => dishes.find(({ recipe }) => recipe.title === title)?.facts.healthScore ?? Number.NaN
const food = (name: string) => foods.find((candidate) => candidate.name === name) ?? expect.fail(`no food ${name}`)

test.each([
  'vegetable broth',
  'kombu dashi',
  'coconut milk',
  'coconut water',
  'gnocchi',
  'peanut butter',
  'peanuts',
  'chickpea flour',
  'garlic powder',
  'jam',
  'date syrup',
  'cranberry sauce',
  'mole paste',
  'soy sauce',
  'silken tofu',
  'potato',
  'cassava',
])('%s doesn’t count as fruit, vegetables or pulses', (name) => expect(isProduce(food(name))).toBe(false))

test.each([
  'tomato',
  'canned diced tomatoes',
  'dried chickpeas',
  'canned kidney beans',
  'raisins',
  'orange juice',
  'parsley',
  'kale',
  'olives',
])('%s counts as fruit, vegetables or pulses', (name) => expect(isProduce(food(name))).toBe(true))

test('nothing that is a broth, a flour, a powder, a milk, a syrup, a jam or nuts counts as produce', () => {
  const suspicious = foods.filter(
    (one) =>
      isProduce(one) &&
      (/broth|stock|dashi|bouillon|flour|starch|powder|milk|cream\b|syrup|jam\b|butter\b(?! bean)|noodle|chips/i.test(
        one.name,
      ) ||
        ['Nuts', 'Alcoholic Beverages', 'Baking', 'Sweet Snacks', 'Savory Snacks'].includes(one.aisle)),
  )
  expect(suspicious.map(({ name }) => name)).toEqual([])
})

test('every percentage is of the FDA’s Daily Value, and energy, sugar and net carbohydrates have none', () => {
  for (const { facts } of dishes) {
    for (const { name, amount, percentOfDailyNeeds } of providerNutrients(facts.nutrients)) {
      if (['Calories', 'Sugar', 'Net Carbohydrates'].includes(name)) expect(percentOfDailyNeeds).toBeUndefined()
      if (name === 'Potassium') expect(percentOfDailyNeeds).toBeCloseTo(amount / 47, 1)
      if (name === 'Vitamin A') expect(percentOfDailyNeeds).toBeCloseTo((facts.nutrients.vitaminARae ?? 0) / 9, 1)
    }
  }
})

describe('“Healthy”', () => {
  const healthy = dishes.filter(({ facts }) => facts.veryHealthy)

  test('is never above a limit for its kind of dish', () => {
    expect(healthy.length).toBeGreaterThan(100)
    const over = healthy.filter(({ recipe, facts }) => {
      const limits = servingLimits(recipe.dishTypes)
      const { calories = 0, sodium = 0 } = facts.nutrients
      return calories > limits.calories || sodium > limits.sodiumMg || facts.addedSugarGrams > limits.addedSugarGrams
    })
    expect(over.map(({ recipe }) => recipe.title)).toEqual([])
  })

  test('sweet tea, kompot and a curry of 910 kcal aren’t', () => {
    for (const title of ['Peach and mint iced tea', 'Sour cherry and apple kompot', 'Bissap']) {
      expect(scoreOf(title), title).toBeLessThan(50)
    }
    expect(scoreOf('Baked chicken katsu curry')).toBeLessThanOrEqual(70)
  })
})

test('a brisket with 1,007 kcal and 22 g of saturated fat ranks below carbonara, which ranks below minestrone', () => {
  expect(scoreOf('Braised brisket with carrots and prunes')).toBeLessThan(scoreOf('Spaghetti carbonara'))
  expect(scoreOf('Spaghetti carbonara')).toBeLessThan(scoreOf('Minestrone'))
})

test('a plate of pasta weighs about what it weighs on the plate', () => {
  const carbonara = dishes.find(({ recipe }) => recipe.title === 'Spaghetti carbonara')
  expect(carbonara?.facts.weightGrams).toBeGreaterThan(270)
})
