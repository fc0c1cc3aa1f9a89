import { describe, expect, it } from 'vitest'
import { drawRecipe, recipeHash } from './picture.ts'
import { SAMPLES, sampleTitled } from './samples.ts'

const SMALL = 0.08

describe('a picture', () => {
  it('is the same every time it is drawn', () => {
    const recipe = sampleTitled('Horiatiki')
    expect(drawRecipe(recipe, SMALL).rgb).toEqual(drawRecipe(recipe, SMALL).rgb)
  })

  it('differs between two recipes with the same ingredients', () => {
    const recipe = sampleTitled('Horiatiki')
    expect(drawRecipe({ ...recipe, id: 77 }, SMALL).rgb).not.toEqual(drawRecipe(recipe, SMALL).rgb)
  })

  it.each(SAMPLES.map((recipe) => [recipe.title, recipe] as const))(
    'of %s fills its middle with more than the table',
    (_, recipe) => {
      const { width, height, rgb } = drawRecipe(recipe, SMALL)
      expect(width / height).toBeCloseTo(1.5)
      const tones = new Set<number>()
      for (let x = Math.floor(width * 0.3); x < width * 0.7; x++) {
        const i = (Math.floor(height / 2) * width + x) * 3
        tones.add((((rgb[i] ?? 0) >> 5) << 10) | (((rgb[i + 1] ?? 0) >> 5) << 5) | ((rgb[i + 2] ?? 0) >> 5))
      }
      expect(tones.size).toBeGreaterThan(3)
    },
  )

  it('is made again when an amount, a cut or the scene changes', () => {
    const recipe = sampleTitled('Minestrone')
    const [first, ...others] = recipe.ingredients
    if (!first) throw new Error('Minestrone has ingredients')
    const before = recipeHash(recipe)
    expect(recipeHash({ ...recipe, ingredients: [{ ...first, grams: first.grams + 50 }, ...others] })).not.toBe(before)
    expect(recipeHash({ ...recipe, ingredients: [{ ...first, preparation: 'grated' }, ...others] })).not.toBe(before)
    expect(recipeHash({ ...recipe, scene: { form: 'stew' } })).not.toBe(before)
    const chilled = { section: '', text: 'Chill for 2 hours.', ingredientNames: [] }
    // What is spooned over it at the table is read from the last step.
    expect(recipeHash({ ...recipe, steps: [...recipe.steps, chilled] })).not.toBe(before)
    expect(recipeHash(structuredClone(recipe))).toBe(before)
  })
})
