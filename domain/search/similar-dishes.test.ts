import { describe, expect, test } from 'vitest'
import { type ComparableDish, createSimilarDishes } from './similar-dishes.ts'

const [SALT, CHICKPEA, COCONUT, SPINACH, BEEF, OATS, MILK, TOFU, LEMON] = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const dish = (title: string, foodIds: number[], more: Partial<ComparableDish> = {}): ComparableDish => ({
  title,
  foods: [SALT, ...foodIds].map((id) => ({ id, weight: 1 })),
  dishTypes: ['main course'],
  cuisines: ['Indian'],
  calories: 400,
  protein: 15,
  ...more,
})
const DISHES = [
  dish('Coconut chickpea curry', [CHICKPEA, COCONUT, SPINACH]),
  dish('Chickpea coconut curry', [CHICKPEA, COCONUT]),
  dish('Spinach chickpea stew', [CHICKPEA, SPINACH, LEMON]),
  dish('Tofu in coconut milk', [TOFU, COCONUT]),
  dish('Beef stew', [BEEF]),
  dish('Oatmeal', [OATS, MILK], { dishTypes: ['breakfast'], calories: 250 }),
]
const titles = (at: number, count = 3) => createSimilarDishes(DISHES)(at, count).map((other) => DISHES[other]?.title)

describe('more like this', () => {
  test('dishes that share rare foods come first, and another version of the same dish is left out', () => {
    expect(titles(0)).toEqual(['Spinach chickpea stew', 'Tofu in coconut milk'])
  })

  test('a shared spice counts less than a shared main ingredient', () => {
    const spiced = (title: string, main: number) =>
      dish(title, [], {
        foods: [
          { id: main, weight: 1 },
          { id: LEMON, weight: 0.2 },
        ],
      })
    const others = [dish('Beef pie', [BEEF]), dish('Oat bars', [OATS]), dish('Rice', [MILK])]
    const dishes = [
      spiced('Masala chickpeas', CHICKPEA),
      spiced('Masala tofu', TOFU),
      dish('Chickpea salad', [CHICKPEA, SPINACH]),
      ...others,
    ]
    expect(createSimilarDishes(dishes)(0, 2).map((at) => dishes[at]?.title)).toEqual(['Chickpea salad', 'Masala tofu'])
  })

  test('a dish is never similar to itself, and no dish is repeated', () => {
    DISHES.forEach((_, at) => {
      const similar = createSimilarDishes(DISHES)(at, 10)
      expect(similar).not.toContain(at)
      expect(new Set(similar).size).toBe(similar.length)
    })
  })
})
