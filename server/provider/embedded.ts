// The provider's calls, answered from our own catalogue.

import { isMediterraneanEntry } from '#domain/nutrition/mediterranean.ts'
import { type Random, sample, seededRandom } from '#domain/random.ts'
import type { RecipeInformation } from '#domain/recipe/provider.ts'
import { listItems } from '#domain/text/list-items.ts'
import type { Catalogue, CatalogueEntry } from '#server/catalogue/catalogue.ts'
import { mealPlanner } from '#server/planner/planner.ts'
import {
  countParameter,
  flagParameter,
  idNumber,
  listParameter,
  notFound,
  numberParameter,
} from '#server/recipe-source/parameters.ts'
import { excludedTagTests, exclusionTests, passesAll, tagTests } from '#server/recipe-source/recipe-filters.ts'
import type { CallParameters, RecipeSource } from '#server/recipe-source/recipe-source.ts'
import { foodWordsOf } from '#server/search/food-words.ts'
import { foodInformation, searchFoodTable } from './embedded-foods.ts'
import { searchCatalogue } from './embedded-search.ts'

const MOST_AT_ONCE = 100

const withOrWithout = (entry: CatalogueEntry, parameters: CallParameters): RecipeInformation =>
  flagParameter(parameters, 'includeNutrition') ? entry.full : entry.plain

export function createEmbeddedSource(
  catalogue: Catalogue,
  { random }: { random: Random } = { random: Math.random },
): RecipeSource {
  const randomFor = (parameters: CallParameters): Random => {
    const seed = numberParameter(parameters, 'seed')
    return seed === null ? random : seededRandom(seed)
  }
  const planMeals = mealPlanner(catalogue)
  const foodWords = foodWordsOf(catalogue)
  return {
    async random(parameters) {
      const number = countParameter(parameters, 'number', { least: 1, most: MOST_AT_ONCE, fallback: 10 })
      const passes = passesAll([
        ...tagTests(listParameter(parameters, 'include-tags')),
        // The parameter's older name.
        ...tagTests(listParameter(parameters, 'tags')),
        ...excludedTagTests(listParameter(parameters, 'exclude-tags'), foodWords),
        // Our own: foods to exclude, and a style, as in a meal plan.
        ...exclusionTests(listParameter(parameters, 'exclude'), foodWords),
        ...(parameters.style?.trim().toLowerCase() === 'mediterranean' ? [isMediterraneanEntry] : []),
      ])
      const entries = sample(catalogue.entries.filter(passes), number, randomFor(parameters))
      return { recipes: entries.map((entry) => withOrWithout(entry, parameters)) }
    },

    async search(parameters) {
      return searchCatalogue(catalogue, parameters, randomFor(parameters))
    },

    async information(id, parameters) {
      const entry = catalogue.byId.get(idNumber(id, 'A recipe'))
      if (!entry) throw notFound(id, 'A recipe')
      return withOrWithout(entry, parameters)
    },

    async informationBulk(parameters) {
      const ids = [...new Set(listItems(parameters.ids))].slice(0, MOST_AT_ONCE)
      return ids.flatMap((id) => catalogue.byId.get(Number(id)) ?? []).map((entry) => withOrWithout(entry, parameters))
    },

    async searchFoods(parameters) {
      return searchFoodTable(catalogue.foods, parameters)
    },

    async foodInformation(id, parameters) {
      return foodInformation(catalogue.foods, id, parameters)
    },

    async mealPlan(parameters, own) {
      return planMeals(parameters, random, own)
    },
  }
}
