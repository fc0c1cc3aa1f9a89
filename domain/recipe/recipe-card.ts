// What a card in a list shows of a recipe, and no more.
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import type { RecipeInformation } from './provider.ts'

export interface RecipeCardFacts {
  id: number
  title: string
  gloss?: string
  image: string
  imageType: string
  readyInMinutes: number
  servings: number
  healthScore: number
  /** US cents; 0 when unknown. */
  pricePerServing: number
  /** Per serving; missing when unknown. */
  calories?: number
  protein?: number
  cuisines: string[]
  dishTypes: string[]
  diets: string[]
  vegetarian: boolean
  vegan: boolean
  glutenFree: boolean
  dairyFree: boolean
}

export function recipeCardFacts(recipe: RecipeInformation, nutrients: Nutrients): RecipeCardFacts {
  return {
    id: recipe.id,
    title: recipe.title,
    ...(recipe.gloss === undefined ? {} : { gloss: recipe.gloss }),
    image: recipe.image,
    imageType: recipe.imageType,
    readyInMinutes: recipe.readyInMinutes,
    servings: recipe.servings,
    healthScore: recipe.healthScore,
    pricePerServing: recipe.pricePerServing,
    ...(nutrients.calories === undefined ? {} : { calories: Math.round(nutrients.calories) }),
    ...(nutrients.protein === undefined ? {} : { protein: Math.round(nutrients.protein) }),
    cuisines: recipe.cuisines,
    dishTypes: recipe.dishTypes,
    diets: recipe.diets,
    vegetarian: recipe.vegetarian,
    vegan: recipe.vegan,
    glutenFree: recipe.glutenFree,
    dairyFree: recipe.dairyFree,
  }
}
