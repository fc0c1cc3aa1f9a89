// What real foods and recipes contain.
import { describe, expect, test } from 'vitest'
import { allergensOf } from '#domain/nutrition/allergens.ts'
import { readCatalogueFiles } from './catalogue-files.ts'
import { readPreparedFoods } from './foods.ts'
import { withMayContain } from './may-contain-table.ts'

/** Names that have such a word for something else. */
const NAMESAKE =
  /^(?:almond|oat|rice|soy|coconut|light coconut) (?:milk|cream|yogurt)|^vegan|^cream of|butter beans|(?:almond|cashew|peanut) butter|^(?:shirataki|rice|cooked rice|glass) noodles|spaghetti squash|^corn tortilla|^tortilla chips|^gluten-free|bagel seasoning|^shrimp crackers|oyster mushroom|vegetarian oyster|Shaoxing wine|wine vinegar/

const { foods, recipes } = readCatalogueFiles()

function food(name: string) {
  const found = foods.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`There is no food "${name}".`)
  return found
}

describe('what a food may contain', () => {
  test.each([
    ['semisweet chocolate chips', 'milk'],
    ['dark chocolate', 'milk'],
    ['whole wheat bread', 'milk'],
    ['tempeh', 'gluten'],
    ['smoked tofu', 'wheat'],
    ['injera', 'wheat'],
    ['chicken broth', 'celery'],
    ['unsalted vegetable broth', 'gluten'],
    ['vegan Thai curry paste', 'crustaceans'],
    ['rolled oats', 'wheat'],
  ])('%s may contain %s', (name, allergen) => {
    expect(allergensOf([food(name)]).mayContain).toContain(allergen)
  })

  test.each([
    ['dairy', 'moon cheese', '"moon cheese" is not the name of a food'],
    ['lunacy', 'tempeh', '"lunacy" is not a known trait'],
    ['dairy', 'butter', 'butter always contains dairy'],
  ])('a wrong row is reported: %s in %s', (contains, name, problem) => {
    expect(() => withMayContain(foods, `contains,foods,why,source\n${contains},${name},,\n`)).toThrow(problem)
  })
})

describe('traits', () => {
  const all = [...foods, ...readPreparedFoods()]

  test('every kind of shellfish is a crustacean or a mollusk', () => {
    for (const { name, traits } of all)
      expect(traits.has('shellfish'), name).toBe(traits.has('crustacean') || traits.has('mollusk'))
  })

  test('wheat has gluten, dairy products have dairy', () => {
    for (const { name, traits } of all) {
      if (traits.has('wheat')) expect(traits.has('gluten'), name).toBe(true)
      if (traits.has('lactose') || traits.has('ghee')) expect(traits.has('dairy'), name).toBe(true)
    }
  })

  // Names that say what is in it: a row without the trait is a mistake that could harm somebody.
  test.each([
    [/\b(?:milk|butter|cream|cheese|yogurt|ghee|whey|feta|cheddar|mozzarella|ricotta|paneer)\b/i, 'dairy'],
    [/\beggs?\b/i, 'egg'],
    [/\b(?:wheat|bread|pasta|couscous|bulgur|spaghetti|noodles|tortilla|bun|bagel|cracker|crackers)\b/i, 'wheat'],
    [/\b(?:almonds?|walnuts?|hazelnuts?|pecans?|cashews?|pistachios?)\b/i, 'tree-nut'],
    [/\bpeanuts?\b/i, 'peanut'],
    [/\b(?:soy|soybeans?|tofu|edamame|miso|tempeh)\b/i, 'soy'],
    [/\b(?:sesame|tahini)\b/i, 'sesame'],
    [/\bcelery\b/i, 'celery'],
    [/\bmustard\b/i, 'mustard'],
    [/\b(?:salmon|tuna|cod|anchovy|anchovies|sardines|mackerel|trout|fish)\b/i, 'fish'],
    [/\b(?:shrimp|crab|lobster|crawfish)\b/i, 'crustacean'],
    [/\b(?:mussels|clams|oysters?|squid|octopus|scallops)\b/i, 'mollusk'],
    [/\boats?\b/i, 'oats'],
    [/\blupini?\b/i, 'lupin'],
    [/\bwine\b/i, 'sulfite'],
  ] as const)('a food named %s has the trait %s', (word, trait) => {
    const without = all.filter(({ name, traits }) => word.test(name) && !traits.has(trait)).map(({ name }) => name)
    expect(without.filter((name) => !NAMESAKE.test(name))).toEqual([])
  })
})

test('every recipe says what it contains, and nothing twice', () => {
  for (const { title, ingredients } of recipes) {
    const { contains, mayContain } = allergensOf(ingredients.map(({ food: used }) => used))
    const words = [...contains, ...mayContain]
    expect(new Set(words).size, title).toBe(words.length)
  }
})
