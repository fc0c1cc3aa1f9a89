import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CUISINES } from '#domain/recipe/cuisines.ts'
import { FoodIndex } from './food-index.ts'
import { readFoods } from './foods.ts'
import { freeId, idBlock, isIdOf } from './recipe-ids.ts'
import { parseRecipe, readRecipes } from './recipes.ts'

const foods = new FoodIndex(readFoods())

const HEAD = `---
id: 90001401
title: Test soup
cuisines: [Italian]
dishTypes: [soup]
servings: 4
prepMinutes: 10
cookMinutes: 30
summary: A soup that exists to be read by a machine, and nothing else.
---
`

function read(body: string, head = HEAD) {
  return parseRecipe(`${head}\n${body}\n`, 'italian/test-soup.cook', foods)
}

function recipe(body: string) {
  const { recipe, problems } = read(body)
  if (!recipe) throw new Error(problems.join('\n'))
  return recipe
}

const lines = (body: string) =>
  recipe(body).ingredients.map(({ food, amount, unit, grams }) => [
    food.name,
    amount,
    unit,
    Math.round(grams * 10) / 10,
  ])

describe('the recipes of the catalogue', () => {
  test('every ingredient of every file is a food with a weight', () => {
    const recipes = readRecipes(foods)
    expect(recipes.length).toBeGreaterThanOrEqual(6)
    for (const { file, ingredients, steps } of recipes) {
      expect(steps.length, file).toBeGreaterThan(0)
      for (const { name, grams, boughtGrams } of ingredients) {
        expect(Number.isFinite(grams) && grams >= 0, `${file}: ${name}`).toBe(true)
        expect(boughtGrams, `${file}: ${name}`).toBeGreaterThanOrEqual(grams)
      }
    }
  })

  test('each cuisine has its own range of a hundred ids', () => {
    expect(idBlock('African')).toEqual({ first: 90000101, last: 90000199 })
    expect(idBlock('Italian')).toEqual({ first: 90001401, last: 90001499 })
    expect(idBlock('Vietnamese')).toEqual({ first: 90002601, last: 90002699 })
    expect(new Set(CUISINES.map((cuisine) => idBlock(cuisine).first)).size).toBe(26)
    expect(isIdOf('American', 90000299) && isIdOf('American', 90005201)).toBe(true)
    const full = new Set(Array.from({ length: 99 }, (_, at) => 90000201 + at))
    expect([freeId('American', new Set([90000201])), freeId('American', full)]).toEqual([90000202, 90005201])
    expect(isIdOf('American', 90000301) || isIdOf('American', 90005301)).toBe(false)
  })
})

describe('reading a recipe', () => {
  test('the front matter has times, servings and cuisines with their parents', () => {
    expect(recipe('Boil @water{1%l} and @rice{100%g}.')).toMatchObject({
      id: 90001401,
      slug: 'test-soup',
      cuisines: ['Italian', 'Mediterranean', 'European'],
      preparationMinutes: 10,
      cookingMinutes: 30,
      readyInMinutes: 40,
      gloss: '',
      tags: [],
      occasions: [],
      published: '2026-11-15',
      scene: {},
    })
  })

  test('the last minutes of a time aren’t added to it', () => {
    const { steps } = recipe('Boil @penne{300%g} for ~{11%minutes}. Add @broccoli{500%g} for the last ~{6%minutes}.')
    expect(steps.map(({ minutes }) => minutes)).toEqual([11])
  })

  test('a recipe that was added later has its date', () => {
    const { recipe } = read('Boil @water{1%l}.', HEAD.replace('servings: 4', 'servings: 4\npublished: 2027-01-31'))
    expect(recipe?.published).toBe('2027-01-31')
  })

  test('a recipe can say what it is written for, and three notes are shown in a fixed order', () => {
    const more = [
      'servings: 4',
      'storage: Keeps 3 days in the refrigerator.',
      'equipment: [air fryer]',
      'why: Dry rice browns, wet rice steams.',
    ].join('\n')
    const { recipe } = read('Boil @water{1%l}.', HEAD.replace('servings: 4', more))
    expect(recipe).toMatchObject({
      equipment: ['air fryer'],
      notes: { why: 'Dry rice browns, wet rice steams.', storage: 'Keeps 3 days in the refrigerator.' },
    })
  })

  test('a step reads as a sentence with its own amounts and their positions', () => {
    const { steps } = recipe(
      '== Base ==\n\nFry @red onion{1}(finely chopped) and half of the @canned chickpeas|chickpeas{1%can} in a #large pan{} for ~{5-10%minutes}, then rest ~{1%hour}.\nHeat the oven to 180 °C, add 200 ml more.\n\nServe.',
    )
    expect(steps).toEqual([
      {
        section: 'Base',
        text: 'Fry 1 red onion and half of the chickpeas (1 can) in a large pan for 5 to 10 minutes, then rest 1 hour. Heat the oven to 180 °C, add 200 ml more.',
        amounts: [
          { from: 4, to: 15, name: 'red onion', amountFirst: true, ingredient: expect.objectContaining({ amount: 1 }) },
          {
            from: 32,
            to: 49,
            name: 'chickpeas',
            amountFirst: false,
            ingredient: expect.objectContaining({ unit: 'can', grams: 240 }),
          },
        ],
        ingredientNames: ['red onion', 'canned chickpeas'],
        equipment: ['large pan'],
        minutes: 68,
      },
      { section: 'Base', text: 'Serve.', amounts: [], ingredientNames: [], equipment: [], minutes: null },
    ])
  })

  test.each([
    ['Heat @olive oil{2%tbsp}.', 'Heat 2 tbsp olive oil.'],
    [
      'Warm 1 tablespoon of @olive oil{1%tbsp} with @garlic{2%cloves}.',
      'Warm 1 tbsp olive oil with 2 cloves of garlic.',
    ],
    ['Brush it with some of the @olive oil{2%tbsp}.', 'Brush it with some of the olive oil (2 tbsp).'],
    ['Add @salt{} and @eggs{2}, then @&eggs{} again.', 'Add salt and 2 eggs, then eggs again.'],
    ['Heat half of @butter{50%g}.', 'Heat half of the butter (50 g).'],
    ['Add @canned chickpeas{2%cans}.', 'Add 2 cans of chickpeas.'],
    ['Pour in boiling @water{1%l}.', 'Pour in boiling water (1 l).'],
  ])('%s', (written, shown) => {
    expect(recipe(written).steps[0]?.text).toBe(shown)
  })

  test('a food used in two steps has each step’s own amount', () => {
    const { steps, ingredients } = recipe('Fry @butter{20%g}.\n\nMelt @butter{30%g}.')
    expect(steps.map(({ text }) => text)).toEqual(['Fry 20 g butter.', 'Melt 30 g butter.'])
    expect(ingredients.map(({ amount }) => amount)).toEqual([50])
  })

  test('amounts are numbers, fractions and ranges, in any kitchen unit', () => {
    expect(lines('Mix @flour{1 1/2%cups}, @milk{250%ml}, @eggs{2}, @sugar{2-3%tbsp} and @garlic{3%cloves}.')).toEqual([
      ['all-purpose flour', 1.5, 'cup', 187.5],
      ['whole milk', 250, 'ml', 254.2],
      ['egg', 2, '', 100],
      ['sugar', 2.5, 'tbsp', 31.3],
      ['garlic', 3, 'clove', 9],
    ])
  })

  test('a weight is as bought: mussel shells aren’t eaten, but paid for', () => {
    const [mussels] = recipe('Steam @mussels{1%kg}.').ingredients
    expect(mussels).toMatchObject({ grams: 250, boughtGrams: 1000 })
  })

  test('only the eaten part of frying oil counts', () => {
    const [oil] = recipe('Heat @sunflower oil{500%ml}(for frying, 10% eaten).').ingredients
    expect(oil).toMatchObject({ preparation: 'for frying', eatenShare: 0.1 })
    expect(oil?.grams).toBeCloseTo(454, 0)
  })

  test('to taste means half a gram of salt and a pinch of spice per serving', () => {
    expect(lines('Season with @salt{}, @black pepper{}, @olive oil{} and @parsley{}.')).toEqual([
      ['salt', 0, '', 2],
      ['black pepper', 0, '', 0.6],
      ['olive oil', 0, '', 4.5],
      ['parsley', 0, '', 8],
    ])
  })

  test('an optional ingredient is marked, and a reference isn’t counted again', () => {
    const { ingredients, steps } = recipe('Add @salt{1%tsp} and @?chilli flakes{1%tsp}.\n\nMore @&salt{}.')
    expect(ingredients.map(({ name, optional }) => [name, optional])).toEqual([
      ['salt', false],
      ['chilli flakes', true],
    ])
    expect(steps[1]).toMatchObject({ text: 'More salt.', ingredientNames: ['salt'] })
  })

  test('a food used in several steps is one line if its amounts can be added', () => {
    expect(
      lines(
        'Fry @oil{2%tbsp}, @lemon{1}, @salt{}.\n\nAdd @oil{1%tsp}, @lemon{1/2}, @salt{1/2%tsp}, @butter{200%g}, @butter{1%tbsp}.',
      ),
    ).toEqual([
      ['vegetable oil', 2 + 1 / 3, 'tbsp', 31.8],
      ['lemon', 1.5, '', 87],
      ['salt', 0.5, 'tsp', 5],
      ['butter', 200, 'g', 200],
      ['butter', 1, 'tbsp', 14.2],
    ])
  })
})

describe('an invalid recipe', () => {
  test('reports all its problems at once, with file, line and suggestions', () => {
    const { recipe, problems } = read(
      'Fry @unicorn{1} in @oliv oil{2%tbsp}.\n\nAdd @chickpeas{2%bunches}, @rice{} and\n@salt{a bit}. Cook ~{10}.',
    )
    expect(recipe).toBeNull()
    expect(problems).toEqual([
      expect.stringMatching(/^italian\/test-soup\.cook:15: .*timer/),
      expect.stringMatching(/^italian\/test-soup\.cook:12: ingredient "unicorn": is not a food/),
      expect.stringMatching(
        /^italian\/test-soup\.cook:12: ingredient "oliv oil": is not a food .*did you mean olive oil/,
      ),
      expect.stringMatching(/:14: ingredient "chickpeas": canned chickpeas has no weight for a bunch; it has g, cup/),
      expect.stringMatching(/:14: ingredient "rice": needs an amount/),
      expect.stringMatching(/:15: ingredient "salt": the amount "a bit" is not a number/),
    ])
  })

  test.each([
    [
      'id: 90001401',
      'id: 90000101',
      'italian/test-soup.cook:2: id: Italian recipes have ids from 90001401 to 90001499',
    ],
    ['[Italian]', '[Klingon]', ':4: cuisines: '],
    ['[Italian]\n', '[Greek]\n', ':4: cuisines: the file belongs in greek/'],
    ['[soup]', '[pudding]', ':5: dishTypes: '],
    ['servings: 4', 'servings: 0', ':6: servings: '],
    ['cookMinutes: 30', 'cookMinutes: long', ':8: cookMinutes: must be whole minutes'],
    ['cookMinutes: 30', 'cookMinutes: 30\nreadyMinutes: 5', ':9: readyMinutes: is less than'],
    ['cookMinutes: 30', 'cookMinutes: 30\npublished: soon', ':9: published: must be a day'],
    ['cookMinutes: 30', 'cookMinutes: 30\ncolour: red', ':9: colour: '],
    ['cookMinutes: 30', 'cookMinutes: 30\nequipment: [toaster]', ':9: equipment: '],
    ['A soup that', 'A soup: that', ':9: Invalid YAML'],
  ])('%s → %s', (good, bad, message) => {
    const { problems } = read('Boil @water{1%l} and @rice{100%g}.', HEAD.replace(good, bad))
    expect(problems.join('\n')).toContain(message)
  })

  test('a file without steps, or with a note instead of a step, is rejected', () => {
    expect(read('').problems).toContain('italian/test-soup.cook:1: has no steps')
    expect(read('> Serve @rice{100%g} with love.').problems.join('\n')).toContain(':12: a note isn’t allowed here')
  })

  test('an id can be used only once', () => {
    const folder = mkdtempSync(join(tmpdir(), 'recipes-'))
    mkdirSync(join(folder, 'italian'))
    for (const slug of ['one', 'two'])
      writeFileSync(join(folder, 'italian', `${slug}.cook`), `${HEAD}\nBoil @rice{100%g}.\n`)
    expect(() => readRecipes(foods, folder)).toThrow('italian/two.cook:1: the id 90001401 is taken by italian/one.cook')
  })
})
