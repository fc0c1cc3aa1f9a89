// The real provider's responses, validated where we rely on them; everything else is passed on unchanged.
import { z } from 'zod'
import type { PlannedDay, PlannedWeek } from '#domain/plan/provider-plan.ts'
import type { FoodInformation, FoodSearchResponse, RecipeInformation, SearchResponse } from '#domain/recipe/provider.ts'
import { WEEKDAYS } from '#domain/time/weekdays.ts'
import { ProviderUnavailable } from './spoonacular-client.ts'

const PICTURES = 'https://img.spoonacular.com/recipes'

const Pictured = z
  .looseObject({
    id: z.int().positive(),
    title: z.string(),
    image: z.string().nullish(),
    imageType: z.string().nullish(),
    sourceUrl: z.string().nullish(),
  })
  .transform((item) => ({
    ...item,
    image: /^https?:/.test(item.image ?? '')
      ? (item.image ?? '')
      : `${PICTURES}/${item.id}-556x370.${item.imageType ?? 'jpg'}`,
    imageType: item.imageType ?? 'jpg',
    sourceUrl: item.sourceUrl ?? '',
  }))

/** Skips malformed recipes. */
const PicturedList = z.array(z.unknown()).transform((items) =>
  items.flatMap((item) => {
    const parsed = Pictured.safeParse(item)
    return parsed.success ? [parsed.data] : []
  }),
)

const Page = { offset: z.number(), number: z.number(), totalResults: z.number() }
const Day = z.looseObject({
  meals: PicturedList,
  nutrients: z.object({ calories: z.number(), protein: z.number(), fat: z.number(), carbohydrates: z.number() }),
})

const SHAPES = {
  random: z.object({ recipes: PicturedList }),
  search: z.looseObject({ results: PicturedList, ...Page }),
  information: Pictured,
  bulk: PicturedList,
  foodSearch: z.looseObject({
    results: z.array(z.looseObject({ id: z.int(), name: z.string(), image: z.string().catch('') })),
    ...Page,
  }),
  food: z.looseObject({ id: z.int(), name: z.string() }),
  day: Day,
  week: z.object({ week: z.object(Object.fromEntries(WEEKDAYS.map((day) => [day, Day]))) }),
}

interface Responses {
  random: { recipes: RecipeInformation[] }
  search: SearchResponse
  information: RecipeInformation
  bulk: RecipeInformation[]
  foodSearch: FoodSearchResponse
  food: FoodInformation
  day: PlannedDay
  week: PlannedWeek
}

/** Throws ProviderUnavailable if the provider sent something else. */
export function readResponse<Name extends keyof Responses>(name: Name, body: unknown): Responses[Name] {
  const parsed = SHAPES[name].safeParse(body)
  if (!parsed.success) throw new ProviderUnavailable('a response in an unexpected format')
  // The schemas check what we rely on; the contract covers the rest.
  return parsed.data as unknown as Responses[Name]
}
