import { describe, expect, test } from 'vitest'
import type { CatalogueRecipe } from '#domain/recipe/catalogue-recipe.ts'
import { readCatalogueFiles } from './catalogue-files.ts'
import { styleProblems } from './recipe-style.ts'

const { foods, recipes } = readCatalogueFiles()

test('no recipe has a fault that a review found before', () => {
  const problems = recipes.flatMap((recipe) => styleProblems(recipe).map((problem) => `${recipe.file}: ${problem}`))
  expect(problems).toEqual([])
})

describe('the check finds', () => {
  const [recipe] = recipes
  const eggs = recipes.flatMap(({ ingredients }) => ingredients).find(({ food }) => food.name === 'egg')
  if (!recipe || !eggs) throw new Error('The catalogue is empty.')
  const [step] = recipe.steps
  if (!step) throw new Error('There is no step.')
  const withSteps = (texts: string[], change: Partial<CatalogueRecipe> = {}): CatalogueRecipe => ({
    ...recipe,
    tags: [],
    ingredients: [],
    preparationMinutes: 10,
    steps: texts.map((text) => ({ ...step, text, ingredientNames: /\begg/.test(text) ? ['egg'] : [] })),
    ...change,
  })
  const cut = (preparation: string) => ({ ...eggs, preparation })
  const meat = { ...eggs, food: { ...eggs.food, name: 'bacon', traits: new Set(['meat'] as const) } }
  const renamed = (name: string, listed: string): CatalogueRecipe => ({
    ...withSteps(['Stir it in.']),
    steps: [
      {
        ...step,
        text: 'Stir it in.',
        amounts: [{ from: 0, to: 0, name, amountFirst: true, ingredient: { ...eggs, name: listed } }],
      },
    ],
  })

  test.each<[string, CatalogueRecipe, RegExp]>([
    [
      'parchment at 500°F',
      withSteps(['Heat the oven to 500°F (260°C).', 'Slide the pizza on its parchment onto the steel.']),
      /parchment/,
    ],
    [
      'a warning after the egg',
      withSteps(['Whisk in the egg.', 'Serve. Use a pasteurized one.'], { ingredients: [eggs] }),
      /pasteurized/,
    ],
    [
      'a lunch box that is eaten at once',
      withSteps(['Roll them up and eat within the hour.'], { tags: ['lunchbox'] }),
      /lunchbox/,
    ],
    ['another style of temperatures', withSteps(['Bake at 180 °C (350 °F).']), /350°F/],
    [
      'a preparation said twice',
      withSteps(['Cut celery (cut into short lengths) and drop it, cut into short lengths, into the pan.'], {
        ingredients: [cut('cut into short lengths')],
      }),
      /said twice/,
    ],
    [
      'minutes too few for the knife',
      withSteps(['Cook.'], { preparationMinutes: 2, ingredients: [cut('chopped'), cut('sliced'), cut('diced')] }),
      /too few/,
    ],
    [
      'a pot of water that boils in no time',
      withSteps(['Boil the pasta in a large pot of water.'], { cookingMinutes: 8 }),
      /pot of water/,
    ],
    [
      'a saucepan of water that boils in no time',
      withSteps(['Bring a saucepan of water to a boil. Cook the edamame for 5 minutes.'], { cookingMinutes: 6 }),
      /saucepan of water/,
    ],
    [
      'an oven that is hot at once',
      withSteps(['Heat the oven to 450°F (230°C).', 'Roast for 22 minutes.'], { readyInMinutes: 30 }),
      /heat it to 450/,
    ],
    [
      'fat that is poured off and counted',
      withSteps(['Fry the bacon.', 'Pour off most of the fat.'], { ingredients: [meat] }),
      /poured off/,
    ],
    [
      'a pot that comes from nowhere',
      withSteps(['Brown it in a wide pot.', 'Stir it into the Dutch oven.']),
      /Dutch oven/,
    ],
    ['another name in the step than in the list', renamed('seven spice', 'ras el hanout'), /seven spice/],
  ])('%s', (_, faulty, problem) => {
    expect(styleProblems(faulty)).toEqual([expect.stringMatching(problem)])
  })
})

test('low-sodium broth has as much sodium as the law lets it have: 140 mg in a cup', () => {
  for (const name of ['low-sodium chicken broth', 'low-sodium vegetable broth']) {
    const sodium = foods.find((food) => food.name === name)?.nutrients.sodium ?? 0
    expect((sodium * 240) / 100, name).toBeGreaterThan(130)
    expect((sodium * 240) / 100, name).toBeLessThanOrEqual(140)
  }
})
