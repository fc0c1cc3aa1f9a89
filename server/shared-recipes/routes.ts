// GET /shared/{token}: a recipe that a household has shared, and its photo. Never cached or indexed, so that revoking
// the link takes effect at once.
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { LINES_PER_RECIPE } from '#domain/limits.ts'
import { objectPosition } from '#domain/photo/photo-rules.ts'
import type { RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { DEFAULT_RECIPE_IMAGE } from '#domain/recipe/default-image.ts'
import { readSavedDraft } from '#domain/recipe/saved-custom-recipes.ts'
import { remembered } from '#domain/remembered.ts'
import { analyseIngredients } from '#server/catalogue/analyse-ingredients.ts'
import type { FoodTable } from '#server/catalogue/food-table.ts'
import type { RowCall } from '#server/gateway/row-calls.ts'
import { BUSY, refusal, TOO_MANY_AT_ONCE } from '#server/http/failure.ts'
import type { PublicOrigin } from '#server/http/origin.ts'
import { simplePagePolicy } from '#server/http/simple-page.ts'
import { withoutMetadata } from '#server/photos/without-metadata.ts'
import { goneShared, sharedPage } from './shared-page.ts'

const TOKEN = /^[\w-]{20,64}$/
/** A link is opened by several people in a row. With its recipe, an analysis takes up to 60 KB. */
const MOST_ANALYSES = 100
const LONGEST_RECIPE = 50_000

const Found = z.tuple([
  z.object({
    body: z.unknown(),
    photo: z.string().nullable(),
    focus_x: z.number().nullable(),
    focus_y: z.number().nullable(),
  }),
])

/** The link may be good: nobody could look. */
class NotReadable extends Error {
  readonly isTooMany: boolean

  constructor(status: number) {
    super('The shared recipe could not be read.')
    this.isTooMany = status === 429
  }
}

export function sharedRecipeRoutes(call: RowCall, foods: FoodTable, publicOrigin: PublicOrigin, font = '') {
  const policy = simplePagePolicy(font)

  async function find(c: Context) {
    const token = c.req.param('token') ?? ''
    if (!TOKEN.test(token)) return null
    const { status, body } = await call(c, { path: 'rpc/shared_recipe', body: { token }, token: null })
    if (status !== 200 && status !== 404) throw new NotReadable(status)
    return Found.safeParse(body).data?.[0] ?? null
  }

  const analyse = remembered(
    MOST_ANALYSES,
    (recipe) => {
      const { ingredients, servings } = JSON.parse(recipe) as Pick<RecipeDraft, 'ingredients' | 'servings'> // ours
      return analyseIngredients(foods, ingredients, servings)
    },
    LONGEST_RECIPE,
  )

  return new Hono()
    .onError((error, c) => {
      if (!(error instanceof NotReadable)) throw error
      c.header('Retry-After', '2')
      return error.isTooMany ? refusal(c, 429, TOO_MANY_AT_ONCE) : refusal(c, 503, BUSY)
    })
    .get('/shared/:token', async (c) => {
      const found = await find(c)
      const recipe = found && readSavedDraft(found.body)
      c.header('Cache-Control', 'private, no-store')
      c.header('X-Robots-Tag', 'noindex, nofollow')
      c.header('Content-Security-Policy', policy)
      if (!found || !recipe) return c.html(goneShared(font), 404)
      // An emptied field is not a number.
      const servings = Math.max(1, recipe.servings || 1)
      const ingredients = recipe.ingredients.map(({ name, amount, unit }) => ({
        name,
        amount: Math.max(0, amount || 0),
        unit,
      }))
      const ownImage = recipe.image === DEFAULT_RECIPE_IMAGE ? '' : recipe.image
      return c.html(
        sharedPage({
          token: c.req.param('token'),
          font,
          recipe: { ...recipe, servings, ingredients },
          image: found.photo ? `${publicOrigin(c)}/shared/${c.req.param('token')}/photo` : ownImage,
          focus: objectPosition({ x: found.focus_x ?? 0.5, y: found.focus_y ?? 0.5 }),
          analysis: await analyse(JSON.stringify({ ingredients: ingredients.slice(0, LINES_PER_RECIPE), servings })),
        }),
      )
    })
    .get('/shared/:token/photo', async (c) => {
      const found = await find(c)
      const photo = withoutMetadata(Buffer.from(found?.photo ?? '', 'base64'))
      if (typeof photo === 'string') return refusal(c, 404, 'There’s no photo here.')
      return c.body(new Uint8Array(photo.bytes), 200, {
        'Content-Type': photo.type,
        'Content-Disposition': 'inline',
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex, nofollow',
      })
    })
}
