// The diary's requests to the catalogue: foods and dishes to log, and dishes that fill a gap.
import { Hono } from 'hono'
import { z } from 'zod'
import type { LoggableFood } from '#domain/diary/diary-entry.ts'
import { WORDS_PER_LIST } from '#domain/limits.ts'
import { dietOf } from '#domain/nutrition/diets.ts'
import { TRACKED_KEYS } from '#domain/nutrition/nutrition.ts'
import { distinctItems } from '#domain/text/list-items.ts'
import type { Catalogue, CatalogueEntry } from '#server/catalogue/catalogue.ts'
import { searchTyped } from '#server/catalogue/food-lookup.ts'
import { failure } from '#server/http/failure.ts'
import { loggableFood, typedAmount } from './food-portions.ts'
import { gapDishes } from './gap-dishes.ts'
import { plateNutrients } from './plate-nutrients.ts'

const MOST_FOODS = 15
const MOST_RECIPES = 8
const FRESH = 'public, max-age=300'

const Search = z.object({ query: z.string().trim().min(1).max(200) })
const Gap = z.object({
  nutrient: z.enum(TRACKED_KEYS),
  maxCalories: z.coerce.number().min(0).max(20_000),
  diet: z.string().max(40).optional(),
  exclude: z.string().max(2000).optional(),
})

/** For each ingredient of which a plate has something else: its position, and the foods with grams per serving. */
const PlateSwaps = z
  .array(
    z.tuple([
      z.number().int().min(0).max(200),
      z.array(z.tuple([z.number().int(), z.number().min(0).max(5000)])).max(10),
    ]),
  )
  .max(10)

function readSwaps(text: string | undefined) {
  try {
    return PlateSwaps.safeParse(JSON.parse(text ?? '[]'))
  } catch {
    return PlateSwaps.safeParse(null)
  }
}

const loggableRecipe = ({ plain, nutrients }: CatalogueEntry): LoggableFood => ({
  kind: 'recipe',
  id: String(plain.id),
  title: plain.title,
  nutrients,
  portions: [],
})

export function diaryRoutes(catalogue: Catalogue) {
  return new Hono()
    .get('/diary/search', (c) => {
      const requested = Search.safeParse(c.req.query())
      if (!requested.success) return failure(c, 400, 'Send a query of 1 to 200 characters.')
      const { question, found: foods } = searchTyped(catalogue.foods, requested.data.query)
      const { found } = catalogue.index.search(question.name, { offset: 0, number: MOST_RECIPES })
      c.header('Cache-Control', FRESH)
      return c.json({
        foods: foods
          .slice(0, MOST_FOODS)
          .map((food) => ({ ...loggableFood(food), typed: typedAmount(food, question) })),
        recipes: found.flatMap((at) => catalogue.entries[at] ?? []).map(loggableRecipe),
      })
    })
    .get('/diary/recipes/:id', (c) => {
      const entry = catalogue.byId.get(Number(c.req.param('id')))
      if (!entry) return failure(c, 404, 'There is no such recipe.')
      const swaps = readSwaps(c.req.query('plate'))
      if (!swaps.success) return failure(c, 400, 'Send plate as a list of ingredients with foods and grams.')
      c.header('Cache-Control', FRESH)
      return c.json({ ...loggableRecipe(entry), nutrients: plateNutrients(catalogue, entry, swaps.data) })
    })
    .get('/diary/gap', (c) => {
      const requested = Gap.safeParse(c.req.query())
      if (!requested.success) return failure(c, 400, 'Send a nutrient and the calories that are left.')
      const { nutrient, maxCalories, diet, exclude } = requested.data
      const known = diet ? dietOf(diet) : null
      if (diet && known === null) return failure(c, 400, 'We don’t offer this diet.')
      const words = distinctItems(exclude)
      if (words.length > WORDS_PER_LIST) return failure(c, 400, `Exclude up to ${WORDS_PER_LIST} foods.`)
      c.header('Cache-Control', FRESH)
      return c.json({
        dishes: gapDishes(catalogue, { nutrient, maxCalories, diet: known, exclude: words }),
      })
    })
}
