// Where recipes come from. Two implementations: our catalogue (embedded.ts) and the real provider (spoonacular.ts).

import type { PlannedDay, PlannedWeek } from '#domain/plan/provider-plan.ts'
import type { FoodInformation, FoodSearchResponse, RecipeInformation, SearchResponse } from '#domain/recipe/provider.ts'
import type { OwnRecipes } from './own-recipes.ts'

/** The query parameters of one call, as received: named as in the provider's contract, first value wins. */
export type CallParameters = Readonly<Record<string, string>>

export interface RecipeSource {
  random(parameters: CallParameters): Promise<{ recipes: RecipeInformation[] }>
  search(parameters: CallParameters): Promise<SearchResponse>
  information(id: string, parameters: CallParameters): Promise<RecipeInformation>
  informationBulk(parameters: CallParameters): Promise<RecipeInformation[]>
  searchFoods(parameters: CallParameters): Promise<FoodSearchResponse>
  foodInformation(id: string, parameters: CallParameters): Promise<FoodInformation>
  /** `own` are recipes that only the caller has. */
  mealPlan(parameters: CallParameters, own?: OwnRecipes): Promise<PlannedDay | PlannedWeek>
}

/** An error that the contract defines: becomes its JSON format with this status. */
export class ProviderError extends Error {
  readonly status: 400 | 404 | 429 | 500 | 503
  constructor(status: 400 | 404 | 429 | 500 | 503, message: string) {
    super(message)
    this.name = 'ProviderError'
    this.status = status
  }
}

const sources = new WeakMap<object, string>()

/** The same response, marked as coming from a different source than the configured one. */
export function responseFrom<Reply extends object>(source: string, response: Reply): Reply {
  const copy = (Array.isArray(response) ? [...response] : { ...response }) as Reply // a shallow copy has the same shape
  sources.set(copy, source)
  return copy
}

/** Where a marked response comes from; undefined for an ordinary one. */
export const respondedBy = (response: object): string | undefined => sources.get(response)
