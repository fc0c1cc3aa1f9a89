import { describe, expect, test } from 'vitest'
import { FoodIndex } from './food-index.ts'
import { readFoods } from './foods.ts'
import { tagProblems } from './recipe-tags.ts'
import { parseRecipe } from './recipes.ts'

const foods = new FoodIndex(readFoods())

function problems(
  tag: string,
  body: string,
  summary = 'A dish that exists to be read by a machine, and nothing else.',
  swap = 'Another pot works as well.',
) {
  const head = `---
id: 90001401
title: Test dish
cuisines: [Italian]
dishTypes: [main course]
tags: [${tag}]
servings: 4
prepMinutes: 10
cookMinutes: 30
summary: ${summary}
swap: ${swap}
---
`
  const { recipe, problems: unread } = parseRecipe(`${head}\n${body}\n`, 'italian/test.cook', foods)
  if (!recipe) throw new Error(unread.join('\n'))
  return tagProblems(recipe).join('\n')
}

describe('a dish for families', () => {
  test.each([
    ['spice', 'Boil @penne{300%g} with @cayenne pepper{1%tsp}.', 'hot spices'],
    ['whole nuts', 'Boil @penne{300%g} with @walnuts{50%g}.', 'aren’t ground'],
    ['honey', 'Boil @carrots{300%g} with @honey{1%tbsp}.', 'honey'],
    ['alcohol', 'Boil @carrots{300%g} with @white wine{100%ml}.', 'alcohol'],
    ['coffee', 'Boil @carrots{300%g} with @espresso{100%ml}.', 'caffeine'],
    ['mercury', 'Fry @swordfish steak{300%g} until it flakes.', 'mercury'],
    ['whole grapes', 'Mix @grapes{200%g} and @apple{1}.', 'round pieces'],
    ['soft eggs', 'Heat @eggs{4} for ~{3%minutes}.', 'cooked through'],
    ['salt', 'Boil @carrots{300%g} with @salt{2%tsp}.', 'more than 400 mg of sodium'],
  ])('has no %s', (_, body, problem) => {
    expect(problems('family', body)).toContain(problem)
  })

  test('may have nut butter, grapes in quarters and firm eggs', () => {
    expect(problems('family', 'Mix @peanut butter{2%tbsp} and @grapes{100%g}(quartered).')).toBe('')
    expect(problems('family', 'Fry @eggs{4} until set and firm.')).toBe('')
  })
})

test('a family dish has no swap that isn’t for small children', () => {
  const carrots = 'Boil @carrots{300%g} until soft.'
  expect(problems('family', carrots, undefined, 'Honey replaces the sugar.')).toContain('swap')
  expect(problems('family', carrots, undefined, 'Any fish works in it, too.')).toContain('swap')
  expect(problems('family', carrots, undefined, 'Parsnips work just as well.')).toBe('')
})

describe('a soft dish', () => {
  test.each([
    ['nuts', 'Mash @potatoes{300%g} with @walnuts{50%g}.', 'nuts or snacks'],
    ['crisp', 'Mash @potatoes{300%g} and bake until crisp.', 'crisp'],
    ['silent', 'Boil @potatoes{300%g} for ~{20%minutes}.', 'soft when it is done'],
  ])('%s isn’t', (_, body, problem) => {
    expect(problems('soft', body)).toContain(problem)
  })

  test('has no swap that is harder to chew', () => {
    const mashed = 'Boil @potatoes{300%g} until they crush with a fork.'
    expect(problems('soft', mashed, undefined, 'Kale replaces half of it.')).toContain('harder to chew')
    expect(problems('soft', mashed, undefined, 'Pumpkin replaces half of it.')).toBe('')
  })

  test('says how soft it gets', () => {
    expect(problems('soft', 'Boil @potatoes{300%g} until they crush with a fork.')).toBe('')
  })
})
