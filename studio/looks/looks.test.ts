import { describe, expect, it } from 'vitest'
import { readInput } from '#studio/input.ts'
import type { Kind } from './look.ts'
import { lookNamed, lookOf } from './looks.ts'

const { foods } = readInput()

/** Foods made to look like meat, fish or cheese. */
const IMITATION = /vegan|vegetarian|plant|textured/

const TRAITS_OF: Partial<Record<Kind, string[]>> = {
  egg: ['egg'],
  cheese: ['dairy'],
  meat: ['meat', 'pork'],
  poultry: ['poultry', 'meat'],
  fish: ['fish'],
  seafood: ['shellfish', 'fish'],
}

describe('the look of foods', () => {
  it('is known for every food of the catalogue', () => {
    for (const food of foods) expect(() => lookOf(food), food.name).not.toThrow()
  })

  it('never shows meat, fish, egg or cheese for a food that has none in it', () => {
    const wrong = foods.filter((food) => {
      const allowed = TRAITS_OF[lookOf(food).kind]
      return allowed && !IMITATION.test(food.name) && !allowed.some((trait) => food.traits.includes(trait))
    })
    expect(wrong.map((food) => `${food.name} looks like ${lookOf(food).kind}`)).toEqual([])
  })

  it.each([
    ['aubergine', 'vegetable'],
    ['eggplant', 'vegetable'],
    ['kale', 'leaf'],
    ['collard greens', 'leaf'],
    ['butternut squash', 'vegetable'],
    ['coconut milk', 'cream'],
    ['rice vinegar', 'liquid'],
    ['rice noodles', 'noodle'],
    ['fish sauce', 'sauce'],
    ['chickpeas', 'legume'],
    ['egg noodles', 'noodle'],
    ['peanut butter', 'sauce'],
    ['tamarind paste', 'sauce'],
    ['black pepper', 'spice'],
    ['red bell pepper', 'vegetable'],
    ['pomegranate', 'fruit'],
  ] as const)('reads %s as %s', (name, kind) => {
    expect(lookNamed(name)?.kind).toBe(kind)
  })
})
