import { describe, expect, it } from 'vitest'
import type { Rgb } from './colour.ts'
import { Dish } from './dish.ts'
import { sampleTitled } from './samples.ts'

function hueOf([red, green, blue]: Rgb): string {
  if (red > green && red > blue) return green > red * 0.35 ? 'warm' : 'red'
  return green > blue ? 'green' : 'blue'
}

function withIngredients(title: string, ...names: [string, number, string?][]): Dish {
  return cooked(title, [], ...names)
}

function cooked(title: string, steps: string[], ...names: [string, number, string?][]): Dish {
  const ingredients = names.map(([name, grams, preparation = '']) => ({
    name,
    grams,
    preparation,
    eatenShare: 1,
    food: { name, aliases: [], aisle: 'Produce' as const },
  }))
  const all = names.map(([name]) => name)
  return new Dish({
    id: 1,
    title,
    cuisines: ['French'],
    dishTypes: ['main course'],
    scene: {},
    ingredients,
    steps: steps.map((text) => ({ section: '', text, ingredientNames: all.filter((name) => text.includes(name)) })),
  })
}

describe('a dish read from its recipe', () => {
  it('has a red sauce from tomatoes and a green one from cooked-down spinach', () => {
    expect(hueOf(withIngredients('Stew', ['crushed tomatoes', 400], ['onion', 100]).sauce.light)).toBe('red')
    expect(hueOf(withIngredients('Palak paneer', ['spinach', 600], ['paneer', 200]).sauce.light)).toBe('green')
  })

  it('shows an egg that is poached, and not one that is beaten into a batter', () => {
    const poached = withIngredients('Asparagus plate', ['egg', 100, 'poached'])
    const beaten = withIngredients('Blueberry pancakes', ['egg', 100, 'beaten'])
    expect(poached.pieces.map((part) => part.name)).toEqual(['egg egg'])
    expect(beaten.pieces).toEqual([])
  })

  it('shows chopped onion in a salad, and not where it was softened in the pan', () => {
    const onion = ['onion', 100, 'chopped'] as [string, number, string]
    expect(cooked('Salad', ['Toss the onion with oil.'], onion).pieces).toHaveLength(1)
    expect(cooked('Pasta', ['Fry the onion until soft.'], onion).pieces).toHaveLength(0)
  })

  it('cuts a food as the recipe says', () => {
    const dish = withIngredients('Salad', ['tomato', 200, 'cut into wedges'], ['carrot', 100, 'coarsely grated'])
    expect(dish.parts.map((part) => part.cut)).toEqual(['wedge', 'shred'])
  })

  it('lays only what is in the recipe', () => {
    const recipe = sampleTitled('Burrito Bowl')
    const own = new Set(recipe.ingredients.map(({ food }) => food.name))
    for (const part of new Dish(recipe).parts) {
      expect(
        [...own].some((name) => part.name.startsWith(name)),
        part.name,
      ).toBe(true)
    }
  })
})
