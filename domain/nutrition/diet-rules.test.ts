import { describe, expect, test } from 'vitest'
import { dietProfile, isKetogenic } from './diet-rules.ts'
import { fodmapsOfTraits } from './fodmap-traits.ts'
import type { FoodTrait } from './food.ts'

const balanced = { percentProtein: 20, percentFat: 30, percentCarbs: 50 }
const dish = (...foods: FoodTrait[][]) =>
  dietProfile(
    foods.map((words) => {
      const traits = new Set(words)
      return { traits, fodmaps: fodmapsOfTraits(traits), grams: 100 }
    }),
    balanced,
  )
const dietsOf = (...foods: FoodTrait[][]) => [...dish(...foods).diets]

describe('diets of a dish', () => {
  test('vegetables alone belong to every diet that forbids foods', () => {
    expect(dietsOf(['vegetable'])).toEqual([
      'Gluten Free',
      'Vegetarian',
      'Lacto-Vegetarian',
      'Ovo-Vegetarian',
      'Vegan',
      'Pescetarian',
      'Paleo',
      'Primal',
      'Whole30',
      'Low FODMAP',
    ])
  })

  test.each<[string, FoodTrait[], string[]]>([
    ['meat', ['meat'], ['Vegetarian', 'Lacto-Vegetarian', 'Ovo-Vegetarian', 'Vegan', 'Pescetarian']],
    ['gelatin', ['animal-by-product'], ['Vegetarian', 'Lacto-Vegetarian', 'Ovo-Vegetarian', 'Vegan', 'Pescetarian']],
    ['fish', ['fish'], ['Vegetarian', 'Lacto-Vegetarian', 'Ovo-Vegetarian', 'Vegan']],
    ['egg', ['egg'], ['Lacto-Vegetarian', 'Vegan']],
    ['hard cheese', ['dairy'], ['Ovo-Vegetarian', 'Vegan', 'Paleo', 'Whole30']],
    [
      'Parmesan',
      ['dairy', 'rennet'],
      ['Vegetarian', 'Lacto-Vegetarian', 'Ovo-Vegetarian', 'Vegan', 'Paleo', 'Whole30'],
    ],
    ['milk', ['dairy', 'lactose'], ['Ovo-Vegetarian', 'Vegan', 'Paleo', 'Whole30', 'Low FODMAP']],
    ['ghee', ['dairy', 'ghee'], ['Ovo-Vegetarian', 'Vegan', 'Paleo']],
    ['honey', ['honey', 'sweetener', 'high-fodmap'], ['Vegan', 'Whole30', 'Low FODMAP']],
    ['maple syrup', ['sweetener'], ['Whole30']],
    ['sugar', ['added-sugar'], ['Paleo', 'Primal', 'Whole30']],
    ['rice', ['grain'], ['Paleo', 'Primal', 'Whole30']],
    ['wheat', ['gluten', 'wheat', 'grain', 'high-fodmap'], ['Gluten Free', 'Paleo', 'Primal', 'Whole30', 'Low FODMAP']],
    ['chickpeas', ['legume', 'high-fodmap'], ['Paleo', 'Primal', 'Whole30', 'Low FODMAP']],
    ['green beans', ['legume', 'pod-legume'], ['Paleo', 'Primal']],
    ['wine', ['alcohol', 'sulfite'], ['Paleo', 'Primal', 'Whole30']],
    ['seed oil', ['processed'], ['Paleo', 'Primal']],
    ['a stock cube', ['processed', 'msg'], ['Paleo', 'Primal', 'Whole30']],
  ])('%s takes a dish out of the diets that refuse it, and out of no other', (_, traits, refusing) => {
    const kept = dietsOf(['vegetable'])
    expect(dietsOf(['vegetable'], traits)).toEqual(kept.filter((diet) => !refusing.includes(diet)))
  })

  test('the label of a fish dish is pescatarian; a vegetarian dish goes without it', () => {
    expect(dish(['fish']).labels).toContain('pescatarian')
    expect(dish(['vegetable']).labels).not.toContain('pescatarian')
    expect(dish(['vegetable']).diets.has('Pescetarian')).toBe(true)
  })

  test('labels are spelled like the provider’s', () => {
    expect(dish(['vegetable']).labels).toEqual([
      'gluten free',
      'lacto ovo vegetarian',
      'lacto vegetarian',
      'ovo vegetarian',
      'vegan',
      'paleolithic',
      'primal',
      'whole 30',
      'fodmap friendly',
      'dairy free',
    ])
  })

  test('ketogenic depends on energy: fat 55 to 80, protein 15 to 35, carbohydrates below 10 percent', () => {
    expect(isKetogenic({ percentProtein: 25, percentFat: 70, percentCarbs: 5 })).toBe(true)
    expect(isKetogenic({ percentProtein: 15, percentFat: 75, percentCarbs: 10 })).toBe(false)
    expect(isKetogenic({ percentProtein: 10, percentFat: 85, percentCarbs: 5 })).toBe(false)
    expect(isKetogenic({ percentProtein: 40, percentFat: 55, percentCarbs: 5 })).toBe(false)
  })
})
