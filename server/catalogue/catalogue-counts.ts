// The catalogue's minimum and actual counts.

import { matchesDiet, SITE_DIETS } from '#domain/nutrition/diets.ts'
import { HEALTH_BADGE_ABOVE } from '#domain/nutrition/health-badge.ts'
import type { CatalogueRecipe } from '#domain/recipe/catalogue-recipe.ts'
import { CUISINES } from '#domain/recipe/cuisines.ts'
import type { RecipeInformation } from '#domain/recipe/provider.ts'

export interface Count {
  what: string
  found: number
  least: number
  most?: number
}

const DISH_TYPES: readonly (readonly [name: string, types: readonly string[], least: number])[] = [
  ['breakfasts', ['breakfast'], 45],
  ['main courses', ['main course'], 160],
  ['soups', ['soup'], 30],
  ['salads', ['salad'], 30],
  ['snacks or sides', ['snack', 'side dish', 'appetizer', 'fingerfood'], 30],
  ['desserts', ['dessert'], 20],
  ['drinks', ['drink', 'beverage'], 10],
]

/** Bands of kcal per serving, to check that recipes cover the range from 100 to 1,000. */
const BANDS: readonly (readonly [from: number, to: number, least: number])[] = [
  [0, 200, 10],
  [200, 400, 40],
  [400, 600, 40],
  [600, 800, 15],
  [800, 1100, 3],
]

const caloriesPerServing = (information: RecipeInformation): number =>
  information.nutrition?.nutrients.find(({ name }) => name === 'Calories')?.amount ?? 0

export const isMet = ({ found, least, most }: Count): boolean => found >= least && (most === undefined || found <= most)

export function catalogueCounts(
  recipes: readonly CatalogueRecipe[],
  informations: readonly RecipeInformation[],
  foods: number,
): Count[] {
  const count = (test: (information: RecipeInformation) => boolean) => informations.filter(test).length
  const healthy = count(({ healthScore }) => healthScore > HEALTH_BADGE_ABOVE)
  return [
    { what: 'foods', found: foods, least: 600 },
    { what: 'recipes', found: informations.length, least: 320 },
    ...CUISINES.map((cuisine) => ({
      what: `${cuisine} recipes`,
      found: recipes.filter(({ cuisines }) => cuisines[0] === cuisine).length,
      least: 12,
    })),
    ...DISH_TYPES.map(([what, types, least]) => ({
      what,
      found: count(({ dishTypes }) => dishTypes.some((type) => types.includes(type))),
      least,
    })),
    ...SITE_DIETS.map((diet) => ({
      what: `${diet} recipes`,
      found: count((information) => matchesDiet(information, diet)),
      least: 30,
    })),
    ...BANDS.map(([from, to, least]) => ({
      what: `recipes of ${from} to ${to} kcal`,
      found: count((information) => caloriesPerServing(information) >= from && caloriesPerServing(information) < to),
      least,
    })),
    {
      what: `per cent with a health score above ${HEALTH_BADGE_ABOVE}`,
      found: Math.round((healthy / Math.max(1, informations.length)) * 1000) / 10,
      least: 15,
      most: 45,
    },
  ]
}
