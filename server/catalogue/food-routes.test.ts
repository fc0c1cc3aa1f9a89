import { beforeAll, describe, expect, it } from 'vitest'
import type { IngredientAnalysis } from '#domain/ingredient-analysis.ts'
import { compileCatalogue } from './compiled.ts'
import { foodRoutes } from './food-routes.ts'
import { createFoodTable } from './food-table.ts'
import { readFoods } from './foods.ts'

let app: ReturnType<typeof foodRoutes>

beforeAll(() => {
  app = foodRoutes(createFoodTable(compileCatalogue([], readFoods()).foods))
})

async function analyse(body: unknown) {
  const response = await app.request('/foods/analyse', { method: 'POST', body: JSON.stringify(body) })
  return { status: response.status, answer: (await response.json()) as IngredientAnalysis }
}

describe('what a list of ingredients adds up to', () => {
  it('is the sum of its foods, per serving', async () => {
    const { answer } = await analyse({
      servings: 2,
      ingredients: [
        { name: 'eggs', amount: 2, unit: '' },
        { name: 'extra virgin olive oil', amount: 10, unit: 'g' },
      ],
    })
    // Two large eggs of 50 g at 143 kcal and 10 g of oil at 884 kcal, each per 100 g.
    expect(answer.perServing.calories).toBeCloseTo((143 + 88.4) / 2, 0)
  })

  it('marks what is not known, and counts the rest', async () => {
    const { answer } = await analyse({
      servings: 1,
      ingredients: [
        { name: 'moon dust', amount: 3, unit: 'tbsp' },
        { name: 'butter', amount: 100, unit: 'g' },
      ],
    })
    expect(answer.ingredients[0]).toMatchObject({ food: null, grams: null })
    expect(answer.ingredients[1]?.traits).toContain('dairy')
    expect(answer.perServing.calories).toBeCloseTo(717, 0)
  })

  it('gives no figure for a unit that the food is not measured in', async () => {
    const { answer } = await analyse({ servings: 1, ingredients: [{ name: 'butter', amount: 3, unit: 'bunches' }] })
    expect(answer.ingredients[0]).toMatchObject({ food: 'butter', grams: null })
  })

  it.each([null, {}, { servings: 0, ingredients: [] }, { servings: 1, ingredients: [{ name: 1 }] }, 'text'])(
    'refuses %o with a sentence',
    async (body) => {
      expect((await analyse(body)).status).toBe(400)
    },
  )
})

describe('aisles', () => {
  it('know where common foods stand', async () => {
    const aisles = (await (await app.request('/foods/aisles')).json()) as Record<string, string[]>
    expect(aisles.Produce).toContain('banana')
    expect(Object.values(aisles).flat().length).toBeGreaterThan(1000)
  })
})
