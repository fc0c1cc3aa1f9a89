// complexSearch over our own catalogue.
import { NUTRIENTS, type NutrientKey } from '#domain/nutrition/nutrients.ts'
import { providerNutrients } from '#domain/nutrition/nutrition.ts'
import { type Random, sample } from '#domain/random.ts'
import type { ProviderIngredient, SearchResponse } from '#domain/recipe/provider.ts'
import { noFilters } from '#domain/search/recipe-filters.ts'
import type { Catalogue, CatalogueEntry } from '#server/catalogue/catalogue.ts'
import { nutrientRanges, sortedNutrient } from '#server/recipe-source/nutrient-parameters.ts'
import { flagParameter, listParameter, pageParameters, textParameter } from '#server/recipe-source/parameters.ts'
import { passesAll, searchTests, unknownExclusions } from '#server/recipe-source/recipe-filters.ts'
import type { CallParameters } from '#server/recipe-source/recipe-source.ts'
import { type FoodWord, foodWordsOf } from '#server/search/food-words.ts'
import { recipeSearchOf } from '#server/search/recipe-search.ts'

type SortKey = (entry: CatalogueEntry) => number

function ingredientUse(entry: CatalogueEntry, included: readonly FoodWord[]) {
  const used: ProviderIngredient[] = []
  const missed: ProviderIngredient[] = []
  entry.plain.extendedIngredients.forEach((ingredient, at) => {
    const food = entry.ingredients[at]
    const isUsed = food !== undefined && included.some(({ isMeant }) => isMeant(food))
    if (isUsed) used.push(ingredient)
    else missed.push(ingredient)
  })
  return { used, missed }
}

function sortKey(sort: string, included: readonly FoodWord[]): SortKey | null {
  const nutrient = sortedNutrient(sort)
  if (nutrient) return ({ nutrients }) => nutrients[nutrient] ?? 0
  switch (sort) {
    case 'healthiness':
    case 'meta-score':
      return ({ plain }) => plain.healthScore
    case 'popularity':
      return ({ plain }) => plain.aggregateLikes
    case 'price':
      return ({ plain }) => plain.pricePerServing
    case 'time':
      return ({ plain }) => plain.readyInMinutes
    case 'max-used-ingredients':
      return (entry) => ingredientUse(entry, included).used.length
    case 'min-missing-ingredients':
      return (entry) => -ingredientUse(entry, included).missed.length
    default:
      return null
  }
}

function orderedMatches(
  catalogue: Catalogue,
  query: string,
  parameters: CallParameters,
  accept: (at: number) => boolean,
) {
  return (key: SortKey): CatalogueEntry[] => {
    const { scores } = catalogue.index.match(query)
    const direction = textParameter(parameters, 'sortDirection').toLowerCase() === 'asc' ? 1 : -1
    return catalogue.entries
      .filter((_, at) => (scores[at] ?? 0) > 0 && accept(at))
      .map((entry) => ({ entry, value: key(entry) }))
      .sort((a, b) => direction * (a.value - b.value)) // equal values stay in order of relevance
      .map(({ entry }) => entry)
  }
}

/** The nutrients that a call filters or sorts by: its results include them. */
function requestedNutrients(parameters: CallParameters, sort: string): NutrientKey[] {
  const sorted = sortedNutrient(sort)
  const keys = [...nutrientRanges(parameters).map(({ nutrient }) => nutrient), sorted]
  return [...new Set(keys)].filter((key): key is NutrientKey => key !== null && key in NUTRIENTS)
}

type Result = SearchResponse['results'][number]

function resultOf(
  entry: CatalogueEntry,
  parameters: CallParameters,
  nutrients: NutrientKey[],
  included: readonly FoodWord[],
): Result {
  const { id, title, image, imageType, extendedIngredients, analyzedInstructions, ...information } = entry.plain
  const withNutrition = flagParameter(parameters, 'addRecipeNutrition')
  const withInformation = withNutrition || flagParameter(parameters, 'addRecipeInformation')
  const result: Result = { id, title, image, imageType, ...(withInformation ? information : {}) }
  if (withInformation || flagParameter(parameters, 'addRecipeInstructions')) {
    result.analyzedInstructions = analyzedInstructions
  }
  if (flagParameter(parameters, 'fillIngredients')) {
    const { used, missed } = ingredientUse(entry, included)
    Object.assign(result, {
      extendedIngredients,
      usedIngredientCount: used.length,
      missedIngredientCount: missed.length,
      usedIngredients: used,
      missedIngredients: missed,
      unusedIngredients: [],
      likes: 0,
    })
  }
  if (withNutrition && entry.full.nutrition) result.nutrition = entry.full.nutrition
  else if (nutrients.length > 0) {
    const requested = providerNutrients(entry.nutrients, nutrients).map(({ name, amount, unit }) => ({
      name,
      amount,
      unit,
    }))
    Object.assign(result, { nutrition: { nutrients: requested } })
  }
  return result
}

export function searchCatalogue(catalogue: Catalogue, parameters: CallParameters, random: Random): SearchResponse {
  const page = pageParameters(parameters)
  const sort = textParameter(parameters, 'sort').toLowerCase()
  const foodWords = foodWordsOf(catalogue)
  const included = listParameter(parameters, 'includeIngredients').map(foodWords)
  const passes = passesAll(searchTests(parameters, foodWords))
  const recipeSearch = recipeSearchOf(catalogue)
  const { understood, filters, isNonsense } = recipeSearch.resolve(textParameter(parameters, 'query'), noFilters())
  const query = understood.text
  const passed = recipeSearch.columns.passing(filters)
  const accept = (at: number): boolean => {
    const entry = catalogue.entries[at]
    return entry !== undefined && !isNonsense && (passed === null || passed[at] === 1) && passes(entry)
  }
  const matches = orderedMatches(catalogue, query, parameters, accept)
  const key = sortKey(sort, included)

  let total: number
  let entries: CatalogueEntry[]
  if (key || sort === 'random') {
    const all = key ? matches(key) : matches(() => 0)
    total = all.length
    entries = (key ? all : sample(all, all.length, random)).slice(page.offset, page.offset + page.number)
  } else {
    const hits = catalogue.index.search(query, { ...page, accept })
    total = hits.total
    entries = hits.found.flatMap((at) => catalogue.entries[at] ?? [])
  }
  const nutrients = requestedNutrients(parameters, sort)
  return {
    results: entries.map((entry) => resultOf(entry, parameters, nutrients, included)),
    ...page,
    totalResults: total,
    ...unknownExclusions(listParameter(parameters, 'excludeIngredients'), foodWords),
  }
}
