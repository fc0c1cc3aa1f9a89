import { describe, expect, test } from 'vitest'
import { FoodIndex } from './food-index.ts'
import { readFoods } from './foods.ts'
import { safetyProblems } from './recipe-safety.ts'
import { parseRecipe, readRecipes } from './recipes.ts'

const foods = new FoodIndex(readFoods())

const HEAD = `---
id: 90001401
title: Test dish
cuisines: [Italian]
dishTypes: [main course]
servings: 4
prepMinutes: 10
cookMinutes: 30
summary: A dish that exists to be read by a machine, and nothing else.
---
`

function problems(body: string, storage = ''): string {
  const head = storage === '' ? HEAD : HEAD.replace(/---\n$/, `storage: ${storage}\n---\n`)
  const { recipe, problems: unread } = parseRecipe(`${head}\n${body}\n`, 'italian/test.cook', foods)
  if (!recipe) throw new Error(unread.join('\n'))
  return safetyProblems(recipe).join('\n')
}

describe('what a recipe must mention', () => {
  test.each([
    ['poultry', 'Fry @chicken breast{400%g} until done.', '74 °C', 'Fry @chicken breast{400%g} to 74 °C (165 °F).'],
    ['ground poultry', 'Fry @ground turkey{400%g}.', '74 °C', 'Fry @ground turkey{400%g} to 74 °C (165 °F).'],
    ['ground meat', 'Fry @ground beef{400%g}.', '71 °C', 'Fry @ground beef{400%g} to 71 °C (160 °F).'],
    ['fresh sausages', 'Fry @pork sausages{4}.', '71 °C', 'Fry @pork sausages{4} to 71 °C (160 °F).'],
    ['pork', 'Roast @pork shoulder{800%g}.', '63 °C', 'Roast @pork shoulder{800%g} to 63 °C (145 °F).'],
    [
      'rare steak',
      'Fry @sirloin steak{400%g} to 54 °C (130 °F).',
      '63 °C',
      'Fry @sirloin steak{400%g} to 54 °C (130 °F), or to 63 °C (145 °F) to follow the USDA.',
    ],
    [
      'pink cubes of beef',
      'Sear @sirloin steak{400%g} until brown, and pink inside.',
      '63 °C',
      'Sear @sirloin steak{400%g} until brown, and pink inside, or to 63 °C (145 °F) to follow the USDA.',
    ],
    [
      'smoked fish',
      'Flake @smoked trout{100%g} over it.',
      'listeria',
      'Anyone pregnant should use canned fish. Flake @smoked trout{100%g} over it.',
    ],
    [
      'cold deli meat',
      'Roll up @sliced turkey{6%slices}.',
      'listeria',
      'Anyone pregnant should heat the meat first. Roll up @sliced turkey{6%slices}.',
    ],
    [
      'queso fresco',
      'Crumble @queso fresco{80%g} over it.',
      'listeria',
      'Anyone pregnant should use feta instead of this cheese. Crumble @queso fresco{80%g} over it.',
    ],
    ['raw sprouts', 'Serve with @bean sprouts{100%g}.', 'sprouts', 'Blanch @bean sprouts{100%g} for ~{1%minute}.'],
    [
      'mercury',
      'Fry @swordfish steak{300%g} until it flakes.',
      'mercury',
      'It is high in mercury: children and anyone pregnant should have cod. Fry @swordfish steak{300%g} until it flakes.',
    ],
    ['fish', 'Bake @cod fillet{400%g} for ~{8%minutes}.', 'flakes', 'Bake @cod fillet{400%g} until it flakes.'],
    ['shrimp', 'Boil @shrimp{200%g} for ~{2%minutes}.', 'pink', 'Boil @shrimp{200%g} until pink.'],
    ['mussels', 'Steam @mussels{1%kg}.', 'closed', 'Steam @mussels{1%kg}. Throw away any that stay closed.'],
    [
      'soft eggs',
      'Fry @eggs{2} until the yolks still wobble.',
      'pasteurized',
      'Fry @eggs{2} until the yolks still wobble. Use pasteurized eggs if in doubt.',
    ],
    [
      'eggs whose whites are set',
      'Cook @eggs{2} until the whites are set.',
      'pasteurized',
      'Cook @eggs{2} until the whites are set. For anyone pregnant, cook until the yolks are firm.',
    ],
    [
      'boiled eggs that are still soft',
      'Lower @eggs{2} into boiling water and cook them for ~{6%minutes}.',
      'pasteurized',
      'Lower @eggs{2} into boiling water and cook them for ~{10%minutes}.',
    ],
    ['scrambled eggs', 'Scramble @eggs{2} in a pan.', 'a sign', 'Scramble @eggs{2} in a pan until they are set.'],
    [
      'raw yolks',
      'Whisk @egg yolk{1} with @dijon mustard{1%tsp}. Add @olive oil{90%ml} in a thread.',
      'pasteurized',
      'Whisk @egg yolk{1}(from a pasteurized egg) with @dijon mustard{1%tsp}. Use a pasteurized egg. Add @olive oil{90%ml} in a thread.',
    ],
    [
      'cooked rice',
      'Fry @cooked white rice{400%g}.',
      'steaming',
      'Fry @cooked white rice{400%g} that was chilled soon after cooking, until steaming hot.',
    ],
    [
      'dried kidney beans',
      'Simmer @dried kidney beans{200%g} for ~{2%hours}.',
      'boiled hard',
      'Boil @dried kidney beans{200%g} hard for ~{10%minutes}, then simmer for ~{2%hours}.',
    ],
  ])('about %s', (_, silent, missing, safe) => {
    expect(problems(silent)).toContain(missing)
    expect(problems(safe)).toBe('')
  })

  test('a warning about the cheese isn’t one about the eggs', () => {
    const eggs = 'Fry @eggs{2} until the whites are set. Crumble @queso fresco{80%g} over them.'
    expect(problems(`${eggs} Anyone pregnant should use feta instead of the cheese.`)).toContain('pasteurized')
  })

  test('cooked meat, stock and canned fish need nothing', () => {
    expect(
      problems('Mix @cooked chicken{200%g}, @chicken stock{200%ml}, @canned tuna{1%can} and @bacon{2%slices}.'),
    ).toBe('')
  })
})

describe('a note on storage', () => {
  const RICE = 'Boil @white rice{200%g} for ~{15%minutes}.'

  test('gives cooked rice a day', () => {
    expect(problems(RICE, 'Keeps 3 days in the refrigerator.')).toContain('rice keeps a day')
    expect(problems(RICE, 'Keeps 3 days in the refrigerator, the rice a day.')).toBe('')
    expect(problems(RICE, 'Keeps 3 days in the refrigerator. Cook the rice fresh.')).toBe('')
    expect(problems('Boil @penne{200%g} for ~{10%minutes}.', 'Keeps 3 days in the refrigerator.')).toBe('')
  })

  test('keeps a cooked dish at most 4 days', () => {
    expect(problems('Boil @penne{200%g} for ~{10%minutes}.', 'Keeps 5 days in the refrigerator.')).toContain('4 days')
    expect(problems('Boil @penne{200%g} for ~{10%minutes}.', 'Keeps 5 days in a tin, and for months.')).toBe('')
  })

  test('reheats to 165°F', () => {
    expect(problems(RICE, 'Keeps a day. Reheat to 160°F (71°C).')).toContain('165°F')
    expect(problems(RICE, 'Keeps a day. Reheat to 165°F (74°C).')).toBe('')
  })
})

test('every recipe of the catalogue does', () => {
  const unsafe = readRecipes(foods).flatMap((recipe) =>
    safetyProblems(recipe).map((problem) => `${recipe.file}: ${problem}`),
  )
  expect(unsafe).toEqual([])
})
