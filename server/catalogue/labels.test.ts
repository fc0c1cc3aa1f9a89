// The labels of real recipes, and the notes next to them.
import { describe, expect, test } from 'vitest'
import type { Label } from '#domain/nutrition/diet-rules.ts'
import type { Diet } from '#domain/nutrition/diets.ts'
import { foldName } from '#domain/nutrition/food-name.ts'
import { doubts, labelNotes } from '#domain/nutrition/label-notes.ts'
import { recipeFacts } from '#domain/recipe/recipe-facts.ts'
import { readCatalogueFiles } from './catalogue-files.ts'
import { readFodmapTable } from './fodmap-table.ts'
import { readLabelRules } from './label-rules.ts'

const { foods, recipes } = readCatalogueFiles()
const rules = readLabelRules(foods)

function recipe(id: number) {
  const found = recipes.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`There is no recipe ${id}.`)
  return found
}

function notesOf(id: number): string {
  const { ingredients } = recipe(id)
  return labelNotes(
    recipeFacts(recipe(id)).diet,
    ingredients.map(({ food }) => food),
    rules,
  )
    .map(({ diet, note }) => `${diet}: ${note}`)
    .join('\n')
}

describe('Low FODMAP', () => {
  test.each([
    [90002013, 'sweet potatoes'],
    [90002206, 'a pound of cabbage'],
    [90001503, 'half an avocado and natto'],
    [90002613, 'ripe bananas'],
    [90000502, 'ripe bananas'],
    [90000813, 'ground almonds'],
    [90001613, 'ground almonds'],
  ])('%d isn’t, because of %s', (id) => {
    expect(recipeFacts(recipe(id)).diet.diets.has('Low FODMAP')).toBe(false)
  })

  test('a dish with scallions says that only their green part counts', () => {
    const withScallions = recipes.filter(
      (dish) =>
        dish.ingredients.some(({ food }) => food.id === 11291) && recipeFacts(dish).diet.diets.has('Low FODMAP'),
    )
    expect(withScallions.length).toBeGreaterThan(0)
    for (const { id } of withScallions) expect(notesOf(id)).toContain('green part of the scallions')
  })

  test('a limit that nobody can check makes no dish low', () => {
    const table = readFodmapTable()
    expect(table.get(foldName('zucchini'))).toEqual([{ type: 'oligosaccharides', lowGrams: 0 }])
    expect(table.get(foldName('avocado'))).toEqual([{ type: 'polyols', lowGrams: 60 }])
  })

  test('every food in the table is one of ours', () => {
    const names = new Set(foods.flatMap(({ name, aliases }) => [name, ...aliases].map(foldName)))
    expect([...readFodmapTable().keys()].filter((name) => !names.has(name))).toEqual([])
  })
})

describe('labels that depend on the product', () => {
  test.each([
    [90001408, 'Parmesan'],
    [90001401, 'Parmesan'],
    [90000908, 'Gruyère'],
    [90001003, 'Gruyère'],
  ])('%d isn’t vegetarian, because %s is made with animal rennet, and says what would be', (id, cheese) => {
    expect(recipeFacts(recipe(id)).diet.diets.has('Vegetarian')).toBe(false)
    expect(notesOf(id)).toContain(`Not vegetarian: ${cheese} is made with animal rennet.`)
    expect(notesOf(id)).toContain('labeled vegetarian')
  })

  test.each([
    ['Gluten Free', 'rolled oats', 'gluten'],
    ['Gluten Free', 'chicken broth', 'gluten'],
    ['Gluten Free', 'unsalted vegetable broth', 'gluten'],
    ['Gluten Free', 'low-sodium vegetable broth', 'gluten'],
    ['Gluten Free', 'miso paste', 'gluten'],
    ['Gluten Free', 'tempeh', 'gluten'],
    ['Gluten Free', 'smoked tofu', 'gluten'],
    ['Gluten Free', 'corn tortilla', 'gluten'],
    ['Gluten Free', 'taco shells', 'gluten'],
    ['Gluten Free', 'enchilada sauce', 'gluten'],
    ['Gluten Free', 'barbecue sauce', 'gluten'],
    ['Vegetarian', 'refried beans', 'animal fat'],
    ['Vegetarian', 'baked beans', 'animal fat'],
    ['Vegan', 'puff pastry', 'milk'],
    ['Vegan', 'margarine', 'milk'],
    ['Vegan', 'gnocchi', 'egg'],
    ['Vegan', 'whole wheat bread', 'honey'],
    ['Vegan', 'whole wheat pita', 'milk'],
    ['Vegan', 'panko breadcrumbs', 'milk'],
    ['Dairy Free', 'semisweet chocolate chips', 'milk'],
    ['Dairy Free', 'white bread', 'milk'],
    ['Dairy Free', 'panko breadcrumbs', 'milk'],
    ['Dairy Free', 'chicken sausage', 'milk'],
    ['Whole30', 'fish sauce', 'sugar'],
    ['Whole30', 'chicken broth', 'sugar'],
    ['Whole30', 'Thai red curry paste', 'sugar'],
    ['Whole30', 'smoked salmon', 'sugar'],
    ['Whole30', 'dashi', 'MSG'],
    ['Whole30', 'mustard', 'sugar'],
    ['Whole30', 'kimchi', 'sugar'],
    ['Whole30', 'Cajun seasoning', 'sugar'],
  ] as const)('a %s dish with %s says that some brands have %s', (label, name, thing) => {
    const food = foods.find((candidate) => candidate.name === name)
    if (!food) throw new Error(`There is no food "${name}".`)
    const profile = { diets: new Set<Diet>(label === 'Dairy Free' ? [] : [label]), dairyFree: label === 'Dairy Free' }
    const [note] = labelNotes(profile, [food], rules)
    expect(note?.note).toMatch(new RegExp(`only with the right ${name}: some brands contain .*${thing}`))
  })

  test('injera isn’t gluten free, because it is rarely made with teff alone', () => {
    const withInjera = recipes.filter(({ ingredients }) => ingredients.some(({ food }) => food.name === 'injera'))
    expect(withInjera.length).toBeGreaterThan(0)
    for (const dish of withInjera) expect(recipeFacts(dish).diet.diets.has('Gluten Free')).toBe(false)
  })

  test('every food that could break a label of a dish is named in a note', () => {
    for (const dish of recipes) {
      const { diets, dairyFree } = recipeFacts(dish).diet
      const labels: Label[] = [...diets, ...(dairyFree ? (['Dairy Free'] as const) : [])]
      const notes = notesOf(dish.id)
      for (const label of labels)
        for (const { food } of dish.ingredients)
          if (doubts(label, food).length > 0) expect(notes, `${dish.title}: ${label}`).toContain(food.name)
    }
  })

  test('a label that the dish doesn’t have gets no note', () => {
    // Shrimp and cheddar: neither vegetarian nor dairy free.
    expect(notesOf(90002301)).not.toMatch(/^(?:Vegetarian|Vegan|Dairy Free):/m)
  })
})
