// The labels of real recipes, and the notes next to them.
import { describe, expect, test } from 'vitest'
import { foldName } from '#domain/nutrition/food-name.ts'
import { labelNotes } from '#domain/nutrition/label-notes.ts'
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
    recipeFacts(recipe(id)).diet.diets,
    ingredients.map(({ food }) => food.id),
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

  test('every food in the table is one of ours', () => {
    const names = new Set(foods.flatMap(({ name, aliases }) => [name, ...aliases].map(foldName)))
    expect([...readFodmapTable().keys()].filter((name) => !names.has(name))).toEqual([])
  })
})

describe('labels that depend on the product', () => {
  test.each([90001408, 90001401, 90001812, 90000908, 90001003, 90000806])(
    '%d mentions animal rennet and an alternative',
    (id) => {
      expect(notesOf(id)).toMatch(/Vegetarian: .*animal rennet; .*microbial rennet/)
    },
  )

  test('oats, stock and soy paste have a note next to Gluten Free', () => {
    for (const [food, word] of [
      [8120, 'oats'],
      [6700, 'Stock'],
      [16112, 'soy pastes'],
    ] as const) {
      const dishes = recipes.filter(
        (dish) =>
          dish.ingredients.some((ingredient) => ingredient.food.id === food) &&
          recipeFacts(dish).diet.diets.has('Gluten Free'),
      )
      expect(dishes.length, word).toBeGreaterThan(0)
      for (const { id } of dishes) expect(notesOf(id)).toContain(word)
    }
  })

  test.each([
    ['Vegetarian', 'refried beans', 'lard'],
    ['Vegetarian', 'baked beans', 'lard'],
    ['Vegan', 'puff pastry', 'butter'],
    ['Vegan', 'margarine', 'milk'],
    ['Vegan', 'gnocchi', 'egg'],
    ['Gluten Free', 'enchilada sauce', 'wheat'],
    ['Gluten Free', 'barbecue sauce', 'wheat'],
  ] as const)('a %s dish with %s says that some brands have %s', (diet, name, word) => {
    const food = foods.find((candidate) => candidate.name === name)
    const [note] = labelNotes(new Set([diet]), [food?.id ?? 0], rules)
    expect(note?.note).toContain(word)
  })

  test('a label that the dish doesn’t have gets no note', () => {
    // Shrimp and cheddar: neither vegetarian nor dairy free, but definitely gluten free.
    expect(notesOf(90002301)).toBe('')
  })
})
