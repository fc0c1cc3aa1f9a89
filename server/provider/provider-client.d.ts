// The part of the provider's own client that our tests use; the package has no types.
declare module 'spoonacular' {
  type Callback = (error: Error | null, data: unknown, response: { body: unknown }) => void
  type Options = Record<string, string | number | boolean>
  interface Model {
    validateJSON(data: unknown): boolean
  }
  export class ApiClient {
    constructor(basePath: string)
    authentications: { apiKeyScheme: { apiKey: string } }
  }
  export class RecipesApi {
    constructor(client: ApiClient)
    getRandomRecipes(options: Options, callback: Callback): void
    getRecipeInformation(id: number, options: Options, callback: Callback): void
    searchRecipes(query: string, options: Options, callback: Callback): void
  }
  export class IngredientsApi {
    constructor(client: ApiClient)
    getIngredientInformation(id: number, options: Options, callback: Callback): void
    ingredientSearch(query: string, options: Options, callback: Callback): void
  }
  export class MealPlanningApi {
    constructor(client: ApiClient)
    generateMealPlan(options: Options, callback: Callback): void
  }
  export const GetRandomRecipes200Response: Model
  export const RecipeInformation: Model
  export const SearchRecipes200Response: Model
  export const IngredientSearch200Response: Model
  export const IngredientInformation: Model
  export const GenerateMealPlan200Response: Model
}
