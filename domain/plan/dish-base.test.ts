import { expect, test } from 'vitest'
import { type DishPart, dishBase, dishMethod } from './dish-base.ts'

const part = (name: string, calories: number, protein: number, ...traits: DishPart['traits']): DishPart => ({
  ...{ name, calories, protein, traits },
})

test('a dish’s staple is its main starch, and its base the food with most of its protein', () => {
  const pasta = part('spaghetti', 300, 10, 'wheat')
  expect(dishBase([pasta, part('red lentils', 150, 12, 'legume')])).toEqual({
    ...{ staple: 'pasta', base: 'lentils', isMeatOrFish: false },
  })
  expect(dishBase([part('white rice', 250, 5), part('salmon', 200, 25, 'fish')])).toEqual({
    ...{ staple: 'rice', base: 'fish', isMeatOrFish: true },
  })
  expect(dishBase([part('rice noodles', 200, 4), part('firm tofu', 120, 14, 'soy')])).toMatchObject({
    ...{ staple: 'noodles', base: 'tofu' },
  })
})

test('a spoon of flour is no staple, and bacon bits and fish sauce don’t make a dish of meat or fish', () => {
  const eggs = part('egg', 200, 18, 'egg')
  expect(dishBase([eggs, part('all-purpose flour', 20, 1), part('bacon', 40, 3, 'pork')])).toEqual({
    ...{ staple: '', base: 'eggs', isMeatOrFish: false },
  })
  expect(dishBase([part('firm tofu', 120, 14, 'soy'), part('fish sauce', 2, 1, 'fish')]).isMeatOrFish).toBe(false)
  expect(dishBase([])).toEqual({ staple: '', base: '', isMeatOrFish: false })
})

test('how a dish is cooked comes from what it is, then from its steps', () => {
  const main = { title: 'Chicken and peas', dishTypes: ['main course'] }
  expect(dishMethod({ title: 'Minestrone', dishTypes: ['soup'] }, 'Simmer for 20 minutes.')).toBe('soup')
  expect(dishMethod({ title: 'Fish tacos', dishTypes: ['main course'] }, 'Heat the oven.')).toBe('sandwich')
  expect(dishMethod(main, 'Heat the oven to 400°F. Simmer the peas.')).toBe('oven')
  expect(dishMethod(main, 'Brown it in a large skillet.')).toBe('skillet')
  expect(dishMethod(main, '')).toBe('')
})
