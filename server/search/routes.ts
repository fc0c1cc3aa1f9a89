// Our own catalogue API, alongside the provider's calls: filtered lists, suggestions, the kitchen, similar dishes.
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { listDietOf } from '#domain/nutrition/mediterranean.ts'
import { CUISINES } from '#domain/recipe/cuisines.ts'
import { type RecipeCardFacts, recipeCardFacts } from '#domain/recipe/recipe-card.ts'
import { countSentence, filterLabel } from '#domain/search/filter-labels.ts'
import { filtersOneLess, foodChoices, noFilters, readFilters } from '#domain/search/recipe-filters.ts'
import { createSimilarDishes } from '#domain/search/similar-dishes.ts'
import { distinctItems } from '#domain/text/list-items.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { failure } from '#server/http/failure.ts'
import { cacheForEveryone } from '#server/http/response-cache.ts'
import { type AvoidedRecipes, createAvoidedRecipes } from './avoided-recipes.ts'
import { foodWordsOf } from './food-words.ts'
import { createKitchen } from './kitchen.ts'
import { recipeSearchOf } from './recipe-search.ts'
import { createSuggestions } from './suggestions.ts'

const FRESH = 'public, max-age=300'
const READY_MS = 60_000
const PAGE = 20
const MOST_ON_A_PAGE = 100
const MOST_SIMILAR = 12
/** A whole pantry. More is ignored. */
const MOST_AT_HOME = 100
const LONGEST_ITEM = 100
const MOST_MISSING = 20

/** Aisles of foods that only season a dish. */
const SEASONINGS = new Set(['Spices and Seasonings', 'Herbs', 'Oil, Vinegar, Salad Dressing', 'Condiments', 'Baking'])

const Avoided = z.object({
  avoid: z.array(z.string().max(60)).max(100),
  diets: z.array(z.string().max(60)).max(10),
})
/** A list for a member: without what they don't want to see, and with what somebody avoids at the end. */
const Fitting = z.object({
  parameters: z.record(z.string().max(40), z.string().max(500)),
  hide: Avoided,
  last: Avoided,
})
const limited = bodyLimit({
  maxSize: 32 * 1024,
  onError: (c) => failure(c, 413, 'That is too much to send at once.'),
})

type Parameters = Readonly<Record<string, string>>

/** A whole number within limits, or the fallback. */
function whole(text: string | undefined, least: number, most: number, fallback: number): number {
  return /^\d{1,6}$/.test(text ?? '') ? Math.min(most, Math.max(least, Number(text))) : fallback
}

const pageOf = (parameters: Parameters) => ({
  offset: whole(parameters.offset, 0, 100_000, 0),
  number: whole(parameters.number, 1, MOST_ON_A_PAGE, PAGE),
})

export interface CatalogueResponses {
  recipes(parameters: Parameters): object
  fitting(requested: z.infer<typeof Fitting>): Promise<object>
  suggestions(parameters: Parameters): object
  /** How many recipes each cuisine has. */
  cuisines(): { name: string; recipes: number }[]
  kitchen(parameters: Parameters): Promise<object>
  /** Those of these numbers that are ours. */
  cards(parameters: Parameters): { recipes: RecipeCardFacts[] }
  /** Null for an unknown recipe. */
  similar(id: string, parameters: Parameters): { recipes: RecipeCardFacts[] } | null
  /** Recipes with a food that a member avoids. */
  avoided(words: readonly string[], diets: readonly string[]): Promise<AvoidedRecipes>
}

export function catalogueResponses(catalogue: Catalogue): CatalogueResponses {
  const { entries } = catalogue
  const foodWords = foodWordsOf(catalogue)
  const recipeSearch = recipeSearchOf(catalogue)
  const suggest = createSuggestions(catalogue)
  const kitchen = createKitchen(catalogue, recipeSearch)
  const similarDishes = createSimilarDishes(
    entries.map(({ plain, nutrients }) => ({
      title: `${plain.title} ${plain.gloss ?? ''}`,
      foods: plain.extendedIngredients.map(({ id, aisle }) => ({ id, weight: SEASONINGS.has(aisle) ? 0.25 : 1 })),
      dishTypes: plain.dishTypes,
      cuisines: plain.cuisines,
      calories: nutrients.calories ?? 0,
      protein: nutrients.protein ?? 0,
    })),
  )
  const unknownFoods = (list: readonly string[]): string[] =>
    list.filter((item) => !foodChoices(item).some((choice) => foodWords(choice).isKnown))
  /** Unknown foods don't filter: the page says that it ignored them. */
  function knownFilters(parameters: Parameters) {
    const { filters, sort, unknown } = readFilters(parameters)
    const include = unknownFoods(filters.include)
    const exclude = unknownFoods(filters.exclude)
    return {
      filters: {
        ...filters,
        include: filters.include.filter((food) => !include.includes(food)),
        exclude: filters.exclude.filter((food) => !exclude.includes(food)),
      },
      sort,
      unknown: [
        ...unknown,
        ...include.map((value) => ({ filter: 'include', value })),
        ...exclude.map((value) => ({ filter: 'exclude', value })),
      ],
    }
  }
  const placeOf = new Map(entries.map(({ plain }, at) => [String(plain.id), at]))
  const cards = (found: readonly number[]): RecipeCardFacts[] =>
    found.flatMap((at) => {
      const entry = entries[at]
      return entry ? [recipeCardFacts(entry.plain, entry.nutrients)] : []
    })

  const cuisines = CUISINES.map((name) => ({
    name,
    recipes: entries.filter(({ plain }) => plain.cuisines.includes(name)).length,
  }))

  const avoided = createAvoidedRecipes(catalogue, foodWords)

  /** `member` has further filters, which aren't in the response: the member's page knows them. */
  function list(parameters: Parameters, member = noFilters(), last?: Uint8Array) {
    const { filters: requested, sort, unknown } = knownFilters(parameters)
    const page = pageOf(parameters)
    const filters = {
      ...requested,
      diets: [...new Set([...requested.diets, ...member.diets])],
      exclude: [...new Set([...requested.exclude, ...member.exclude])],
    }
    const hits = recipeSearch.search({ search: parameters.search ?? '', filters, sort, last, ...page })
    const isMembers = ({ filter, value }: { filter: string; value: string }) =>
      (filter === 'diet' && member.diets.some((diet) => diet === value)) ||
      (filter === 'exclude' && member.exclude.includes(value))
    return {
      recipes: cards(hits.found),
      ...page,
      total: hits.total,
      sentence: countSentence(hits.total, hits.filters, hits.understood.text),
      sort,
      filters: filtersOneLess(requested).map(({ filter, value }) => ({
        filter,
        value,
        label: filterLabel(filter, value),
      })),
      preferences: hits.understood.preferences,
      text: hits.understood.text,
      corrections: hits.corrections,
      remedies: hits.remedies.filter((remedy) => !isMembers(remedy)),
      spelling: hits.spelling,
      unknown: [...unknown, ...hits.understood.ignored],
    }
  }

  return {
    recipes: (parameters) => list(parameters),
    async fitting({ parameters, hide, last: shownLast }) {
      const { avoid, diets } = await avoided(shownLast.avoid, shownLast.diets)
      const ids = new Set([...avoid.flatMap(({ contains }) => contains), ...diets.flat()])
      const member = {
        ...noFilters(),
        diets: hide.diets.flatMap((diet) => listDietOf(diet) ?? []),
        exclude: hide.avoid.filter((food) => unknownFoods([food]).length === 0),
      }
      const last = Uint8Array.from(entries, ({ plain }) => (ids.has(plain.id) ? 1 : 0))
      const found = list(parameters, member, last)
      // Somebody who sees nothing is told what there would be otherwise.
      const hidden = found.total === 0 ? list(parameters).total : 0
      return { ...found, hidden }
    },
    suggestions: (parameters) => suggest(parameters.search ?? ''),
    cuisines: () => cuisines,
    async kitchen(parameters) {
      const { filters, unknown } = knownFilters(parameters)
      const have = distinctItems(parameters.have)
        .slice(0, MOST_AT_HOME)
        .map((item) => item.slice(0, LONGEST_ITEM))
      const maxMissing = whole(parameters.maxMissing, 0, MOST_MISSING, MOST_MISSING)
      const response = await kitchen({ have, filters, maxMissing, ...pageOf(parameters) })
      const strange = response.unknown.map((value) => ({ filter: 'have', value }))
      return { ...response, ...pageOf(parameters), unknown: [...unknown, ...strange] }
    },
    cards: ({ ids = '' }) => ({
      recipes: cards(
        ids
          .split(',')
          .slice(0, MOST_ON_A_PAGE)
          .flatMap((id) => placeOf.get(id) ?? []),
      ),
    }),
    similar(id, parameters) {
      const at = placeOf.get(id)
      if (at === undefined) return null
      return { recipes: cards(similarDishes(at, whole(parameters.number, 1, MOST_SIMILAR, 6))) }
    },
    avoided,
  }
}

function jsonForAll(c: Context, response: object): Response {
  c.header('Content-Type', 'application/json; charset=utf-8')
  c.header('Cache-Control', FRESH)
  return cacheForEveryone(c, Buffer.from(JSON.stringify(response)), READY_MS)
}

export function catalogueRoutes(responses: CatalogueResponses) {
  return (
    new Hono()
      .get('/catalogue/recipes', (c) => jsonForAll(c, responses.recipes(c.req.query())))
      .get('/catalogue/suggestions', (c) => jsonForAll(c, responses.suggestions(c.req.query())))
      .get('/catalogue/cuisines', (c) => jsonForAll(c, { cuisines: responses.cuisines() }))
      .get('/catalogue/kitchen', async (c) => jsonForAll(c, await responses.kitchen(c.req.query())))
      .get('/catalogue/cards', (c) => jsonForAll(c, responses.cards(c.req.query())))
      .get('/catalogue/recipes/:id/similar', (c) => {
        const response = responses.similar(c.req.param('id'), c.req.query())
        return response ? jsonForAll(c, response) : failure(c, 404, 'There is no recipe with this id.')
      })
      // In the body, because addresses are logged and this is about somebody's health.
      .post('/catalogue/fitting', limited, async (c) => {
        const body = Fitting.safeParse(await c.req.json().catch(() => null))
        if (!body.success) return failure(c, 400, 'Send the filters, and what to leave out and to list last.')
        c.header('Cache-Control', 'no-store')
        return c.json(await responses.fitting(body.data))
      })
      .post('/catalogue/avoided', limited, async (c) => {
        const body = Avoided.safeParse(await c.req.json().catch(() => null))
        if (!body.success) return failure(c, 400, 'Send the foods to avoid and the diets.')
        c.header('Cache-Control', 'no-store')
        return c.json(await responses.avoided(body.data.avoid, body.data.diets))
      })
  )
}
