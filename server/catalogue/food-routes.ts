// Our own food API, alongside the provider's: foods for the shopping list, and the nutrition of an ingredient list.
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { LINES_PER_ANALYSIS, LINES_PER_RECIPE, RECIPES_PER_ANALYSIS } from '#domain/limits.ts'
import type { IngredientAnalysis } from '#domain/nutrition/ingredient-analysis.ts'
import { failure } from '#server/http/failure.ts'
import { analyseIngredients, excludedIngredients } from './analyse-ingredients.ts'
import { avoidedIngredients } from './avoided-ingredients.ts'
import { lookUpFood } from './food-lookup.ts'
import type { FoodTable } from './food-table.ts'
import { storeFoods } from './store-foods.ts'

const MOST_BODY_BYTES = 256 * 1024

const Analysis = z.object({
  servings: z.number().min(1).max(1000),
  ingredients: z
    .array(
      z.object({
        name: z.string().max(300),
        amount: z.number().min(0).max(1_000_000),
        // Imported recipes may contain any text here. An unknown unit skips its ingredient, not all the others.
        unit: z.string(),
      }),
    )
    .max(LINES_PER_RECIPE),
})

const Analyses = z.object({
  recipes: z
    .array(Analysis)
    .min(1)
    .max(RECIPES_PER_ANALYSIS)
    .refine((recipes) => recipes.reduce((sum, { ingredients }) => sum + ingredients.length, 0) <= LINES_PER_ANALYSIS),
})

const Exclusions = z.object({
  ingredients: z.array(z.string().max(300)).max(100),
  exclude: z.array(z.string().max(60)).max(20),
})

const Avoided = z.object({
  names: z.array(z.string().max(300)).max(100),
  avoid: z.array(z.string().max(60)).max(100),
})

const limited = bodyLimit({
  maxSize: MOST_BODY_BYTES,
  onError: (c) => failure(c, 413, 'That is too much to send at once.'),
})

export function foodRoutes(foods: FoodTable) {
  const storeJson = JSON.stringify(storeFoods(foods))

  return new Hono()
    .get('/foods/store', (c) => {
      c.header('Cache-Control', 'public, max-age=86400')
      c.header('Content-Type', 'application/json; charset=utf-8')
      return c.body(storeJson)
    })
    .get('/foods/lookup', (c) => {
      c.header('Cache-Control', 'public, max-age=300')
      return c.json(lookUpFood(foods, c.req.query('search') ?? ''))
    })
    .post('/foods/analyse', limited, async (c) => {
      const body = Analysis.safeParse(await c.req.json().catch(() => null))
      if (!body.success) return failure(c, 400, 'Send servings and a list of ingredients with name, amount and unit.')
      c.header('Cache-Control', 'no-store')
      return c.json(await analyseIngredients(foods, body.data.ingredients, body.data.servings))
    })
    .post('/foods/analyse/recipes', limited, async (c) => {
      const body = Analyses.safeParse(await c.req.json().catch(() => null))
      if (!body.success)
        return failure(c, 400, `Send up to ${RECIPES_PER_ANALYSIS} recipes with at most ${LINES_PER_ANALYSIS} lines.`)
      c.header('Cache-Control', 'no-store')
      const analyses: IngredientAnalysis[] = []
      for (const { ingredients, servings } of body.data.recipes)
        analyses.push(await analyseIngredients(foods, ingredients, servings))
      return c.json(analyses)
    })
    .post('/foods/analyse/exclusions', limited, async (c) => {
      const body = Exclusions.safeParse(await c.req.json().catch(() => null))
      if (!body.success) return failure(c, 400, 'Send names of ingredients and the foods to exclude.')
      c.header('Cache-Control', 'no-store')
      return c.json(await excludedIngredients(foods, body.data.ingredients, body.data.exclude))
    })
    .post('/foods/analyse/avoided', limited, async (c) => {
      const body = Avoided.safeParse(await c.req.json().catch(() => null))
      if (!body.success) return failure(c, 400, 'Send names of ingredients and the foods to avoid.')
      c.header('Cache-Control', 'no-store')
      return c.json(await avoidedIngredients(foods, body.data.names, body.data.avoid))
    })
}
