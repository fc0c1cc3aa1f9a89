// GET /shared/{token} and /shared/collections/{token}: a recipe or a collection that a household has shared, with its photos.
// Never cached or indexed, so that revoking the link takes effect at once.
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { LINES_PER_RECIPE } from '#domain/limits.ts'
import { uncountedIngredients, uncountedText } from '#domain/nutrition/ingredient-analysis.ts'
import { nutritionFacts } from '#domain/nutrition/nutrition-facts.ts'
import { objectPosition } from '#domain/photo/photo-rules.ts'
import type { RecipeDraft } from '#domain/recipe/custom-recipe.ts'
import { DEFAULT_RECIPE_IMAGE } from '#domain/recipe/default-image.ts'
import { pictureSources } from '#domain/recipe/recipe-pictures.ts'
import { readSavedDraft } from '#domain/recipe/saved-custom-recipes.ts'
import { recipeId } from '#domain/recipe-id.ts'
import { remembered } from '#domain/remembered.ts'
import { analyseIngredients } from '#server/catalogue/analyse-ingredients.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { RowCall } from '#server/gateway/row-calls.ts'
import { BUSY, refusal, TOO_MANY_AT_ONCE } from '#server/http/failure.ts'
import type { PublicOrigin } from '#server/http/origin.ts'
import { simplePagePolicy } from '#server/http/simple-page.ts'
import { withoutMetadata } from '#server/photos/without-metadata.ts'
import { collectionPage, PER_PAGE, type SharedCard } from './collection-page.ts'
import { goneShared, sharedPage } from './shared-page.ts'

const TOKEN = /^[\w-]{20,64}$/
/** A link is opened by several people in a row. With its recipe, an analysis takes up to 60 KB. */
const MOST_ANALYSES = 200
const LONGEST_RECIPE = 50_000

type SharedFrom = Pick<Catalogue, 'foods' | 'byId'>

const Found = z.tuple([
  z.object({
    body: z.unknown(),
    photo: z.string().nullable(),
    focus_x: z.number().nullable(),
    focus_y: z.number().nullable(),
    photo_stored_as: z.string().nullish(),
  }),
])
type Found = z.infer<typeof Found>[0]

const Inside = z.array(
  z.object({
    name: z.string(),
    note: z.string(),
    recipes: z.number(),
    recipe_id: z.number().nullable(),
    body: z.unknown(),
    has_photo: z.boolean(),
    focus_x: z.number().nullable(),
    focus_y: z.number().nullable(),
  }),
)

/** The link may be good: nobody could look. */
class NotReadable extends Error {
  readonly isTooMany: boolean

  constructor(status: number) {
    super('The shared recipe could not be read.')
    this.isTooMany = status === 429
  }
}

/** Of a photo outside the database. */
type AddressOf = (storedAs: string, revision: string) => string

export function sharedRecipeRoutes(
  call: RowCall,
  catalogue: SharedFrom,
  publicOrigin: PublicOrigin,
  font = '',
  photoAddress: AddressOf | null = null,
) {
  const policy = simplePagePolicy(font)

  /** What a function of the database says of the link; null if it can be no link. */
  async function ask(c: Context, name: string, more: object = {}): Promise<unknown> {
    const token = c.req.param('token') ?? ''
    if (!TOKEN.test(token)) return null
    const { status, body } = await call(c, { path: `rpc/${name}`, body: { token, ...more }, token: null })
    if (status !== 200 && status !== 404) throw new NotReadable(status)
    return body
  }

  const alone = async (c: Context) => Found.safeParse(await ask(c, 'shared_recipe')).data?.[0] ?? null
  async function inCollection(c: Context) {
    const id = recipeId(c.req.param('recipe'))
    return (id && Found.safeParse(await ask(c, 'shared_collection_recipe', { recipe_id: id })).data?.[0]) || null
  }

  const analyse = remembered(
    MOST_ANALYSES,
    (recipe) => {
      const { ingredients, servings } = JSON.parse(recipe) as Pick<RecipeDraft, 'ingredients' | 'servings'> // ours
      return analyseIngredients(catalogue.foods, ingredients, servings)
    },
    LONGEST_RECIPE,
  )
  const analysisOf = ({ ingredients, servings }: RecipeDraft) =>
    analyse(JSON.stringify({ ingredients: ingredients.slice(0, LINES_PER_RECIPE), servings }))

  function prepare(c: Context) {
    c.header('Cache-Control', 'private, no-store')
    c.header('X-Robots-Tag', 'noindex, nofollow')
    c.header('Content-Security-Policy', policy)
  }

  const page = (find: (c: Context) => Promise<Found | null>) => async (c: Context) => {
    const found = await find(c)
    const recipe = found && shownDraft(found.body)
    prepare(c)
    if (!found || !recipe) return c.html(goneShared(font), 404)
    const path = c.req.path.replace(/^\/shared\//, '')
    return c.html(
      sharedPage({
        token: path,
        font,
        recipe,
        image: found.photo || found.photo_stored_as ? `${publicOrigin(c)}/shared/${path}/photo` : ownImage(recipe),
        focus: focusOf(found),
        analysis: await analysisOf(recipe),
      }),
    )
  }

  const photo = (find: (c: Context) => Promise<Found | null>) => async (c: Context) => {
    const found = await find(c)
    if (found?.photo_stored_as && photoAddress) {
      c.header('Cache-Control', 'private, no-store')
      return c.redirect(photoAddress(found.photo_stored_as, ''))
    }
    const picture = withoutMetadata(Buffer.from(found?.photo ?? '', 'base64'))
    if (typeof picture === 'string') return refusal(c, 404, 'There’s no photo here.')
    return c.body(new Uint8Array(picture.bytes), 200, {
      'Content-Type': picture.type,
      'Content-Disposition': 'inline',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    })
  }

  async function cardOf(row: z.infer<typeof Inside>[0], path: string): Promise<SharedCard[]> {
    const { recipe_id: id, body } = row
    const ours = id === null ? undefined : catalogue.byId.get(id)
    if (ours) {
      const { title, image, readyInMinutes: minutes } = ours.plain
      const picture = pictureSources({ id: ours.plain.id, image })
      const calories = ours.nutrients.calories ?? null
      return [{ title, address: `/recipes/${id}`, minutes, calories, caveat: '', picture, recipe: null }]
    }
    const recipe = shownDraft(body)
    if (!recipe) return [] // of a provider that this site no longer has
    const address = `/shared/${path}/${id}`
    const analysis = await analysisOf(recipe)
    const uncounted = uncountedIngredients(analysis)
    const isCounted = uncounted < recipe.ingredients.length
    return [
      {
        ...{ title: recipe.title, address, minutes: recipe.readyInMinutes, recipe },
        calories: isCounted ? nutritionFacts(analysis.nutrients).calories : null,
        caveat: isCounted && uncounted > 0 ? uncountedText(uncounted) : '',
        picture: { src: row.has_photo ? `${address}/photo` : ownImage(recipe), focus: focusOf(row) },
      },
    ]
  }

  return new Hono()
    .onError((error, c) => {
      if (!(error instanceof NotReadable)) throw error
      c.header('Retry-After', '2')
      return error.isTooMany ? refusal(c, 429, TOO_MANY_AT_ONCE) : refusal(c, 503, BUSY)
    })
    .get('/shared/collections/:token', async (c) => {
      const after = Number(/^\d{1,5}$/.exec(c.req.query('after') ?? '')?.[0] ?? 0)
      const inside = Inside.safeParse(await ask(c, 'shared_collection', { after })).data
      prepare(c)
      const [first] = inside ?? []
      if (!inside || !first) return c.html(goneShared(font, 'collection'), 404)
      const { name, note } = first
      const [token, path] = [c.req.param('token'), `collections/${c.req.param('token')}`]
      const cards: SharedCard[] = []
      for (const row of inside) cards.push(...(await cardOf(row, path))) // one after the other: others get their turn
      const address = `${publicOrigin(c)}/shared/${path}`
      // Those that this site no longer has aren't counted; of several pages, the number is what the database knows.
      const recipes = first.recipes > PER_PAGE ? first.recipes : cards.length
      return c.html(collectionPage({ token, font, address, name, note, recipes, after, cards }))
    })
    .get('/shared/collections/:token/:recipe', page(inCollection))
    .get('/shared/collections/:token/:recipe/photo', photo(inCollection))
    .get('/shared/:token', page(alone))
    .get('/shared/:token/photo', photo(alone))
}

/** Without what nobody can have typed: an emptied field is not a number. */
function shownDraft(body: unknown): RecipeDraft | null {
  const recipe = readSavedDraft(body)
  if (!recipe) return null
  const ingredients = recipe.ingredients.map(({ name, amount, unit }) => ({
    ...{ name, unit },
    amount: Math.max(0, amount || 0),
  }))
  return { ...recipe, servings: Math.max(1, recipe.servings || 1), ingredients }
}

const ownImage = ({ image }: RecipeDraft) => (image === DEFAULT_RECIPE_IMAGE ? '' : image)

const focusOf = ({ focus_x, focus_y }: Pick<Found, 'focus_x' | 'focus_y'>) =>
  objectPosition({ x: focus_x ?? 0.5, y: focus_y ?? 0.5 })
