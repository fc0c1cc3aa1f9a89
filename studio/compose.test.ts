import { describe, expect, it } from 'vitest'
import { ARCHETYPES, formOf } from './compose.ts'
import { Dish } from './dish.ts'
import { SAMPLES, sampleTitled } from './samples.ts'

describe('the kind of a dish', () => {
  it.each([
    ['Minestrone', 'soup'],
    ['Roasted carrot soup', 'puree'],
    ['Thai Red Curry with Prawns', 'stew'],
    ['Cod with Green Beans and Potatoes', 'plate'],
    ['Miso Ramen', 'noodle-soup'],
    ['Mint Lemonade', 'drink'],
    ['Masala Chai', 'mugs'],
    ['Turkey Club Sandwich', 'sandwich'],
    ['Grilled Whole Sea Bass', 'whole-fish'],
    ['Summer Rolls', 'wraps'],
    ['Colcannon', 'mash'],
    ['Swedish Meatballs', 'patties'],
  ] as const)('of "%s" is %s', (title, kind) => {
    expect(formOf(new Dish(sampleTitled(title)))).toBe(kind)
  })

  it('is what comes before "with": a salmon with salad is no salad', () => {
    const salmon = {
      ...sampleTitled('Salmon with Asparagus and Potatoes'),
      title: 'Grilled salmon with cucumber salad',
    }
    expect(formOf(new Dish(salmon))).toBe('plate')
  })

  it('can be named by the recipe itself', () => {
    const recipe = { ...sampleTitled('Hummus'), scene: { form: 'skillet' } }
    expect(formOf(new Dish(recipe))).toBe('skillet')
    expect(() => formOf(new Dish({ ...recipe, scene: { form: 'spaceship' } }))).toThrow('The scene of "Hummus"')
  })

  it('is tried by the samples for nearly all kinds', () => {
    const tried = new Set(SAMPLES.map((recipe) => formOf(new Dish(recipe))))
    expect(tried.size).toBeGreaterThan(Object.keys(ARCHETYPES).length * 0.75)
  })
})
