// What could be replaced in a dish, and what each replacement would do: for our recipes and for a member's own.
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { LINES_PER_RECIPE } from '#domain/limits.ts'
import { round2 } from '#domain/nutrition/nutrition.ts'
import { type Swap, type SwapDish, swapsOf } from '#domain/swap/swaps.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { failure } from '#server/http/failure.ts'
import { cacheForEveryone } from '#server/http/response-cache.ts'
import { measuredPart } from './part-amount.ts'
import { catalogueDish, swapFood, typedDish } from './swap-dishes.ts'

const READY_MS = 60_000

const Typed = z.object({
  title: z.string().max(300),
  servings: z.number().min(1).max(1000),
  instructions: z.string().max(60_000),
  ingredients: z
    .array(z.object({ name: z.string().max(300), amount: z.number().min(0).max(1_000_000), unit: z.string().max(60) }))
    .max(LINES_PER_RECIPE),
})

const limited = bodyLimit({
  maxSize: 256 * 1024,
  onError: (c) => failure(c, 413, 'That is too much to send at once.'),
})

export function swapRoutes(catalogue: Catalogue) {
  function responseFor(dish: SwapDish, unitOf: (ingredient: number) => string) {
    const swaps = swapsOf(dish, catalogue.replacements, (id) => swapFood(catalogue.foods.byId.get(id)))
    return { swaps: swaps.map((swap) => written(swap, dish, unitOf(swap.ingredient))) }
  }

  function written({ parts, changes, ...swap }: Swap, dish: SwapDish, unit: string) {
    return {
      ...swap,
      food: dish.ingredients[swap.ingredient]?.food?.name ?? '',
      changes: Object.fromEntries(Object.entries(changes).map(([key, change]) => [key, round2(change)])),
      parts: parts.flatMap(({ food, grams }) => {
        const known = catalogue.foods.byId.get(food.id)
        return known ? [measuredPart(known, grams, parts.length === 1 ? unit : 'g')] : []
      }),
    }
  }

  return new Hono()
    .get('/catalogue/recipes/:id/swaps', (c) => {
      const id = Number(c.req.param('id'))
      const dish = catalogueDish(catalogue, id)
      if (!dish) return failure(c, 404, 'There is no recipe with this id.')
      const lines = catalogue.byId.get(id)?.full.extendedIngredients ?? []
      c.header('Content-Type', 'application/json; charset=utf-8')
      c.header('Cache-Control', 'public, max-age=300')
      const body = JSON.stringify(responseFor(dish, (at) => lines[at]?.unit ?? 'g'))
      return cacheForEveryone(c, Buffer.from(body), READY_MS)
    })
    .post('/catalogue/swaps', limited, async (c) => {
      const body = Typed.safeParse(await c.req.json().catch(() => null))
      if (!body.success) return failure(c, 400, 'Send a title, servings, instructions and a list of ingredients.')
      c.header('Cache-Control', 'no-store')
      const dish = await typedDish(catalogue, body.data)
      return c.json(responseFor(dish, (at) => body.data.ingredients[at]?.unit ?? 'g'))
    })
}
