// Which of our dishes would fill a nutrient gap: those with the most of it per calorie, within the day's remaining
// calories.
import { type Diet, matchesDiet } from '#domain/nutrition/diets.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import type { Catalogue, CatalogueEntry } from '#server/catalogue/catalogue.ts'
import { foodWordsOf } from '#server/search/food-words.ts'

export interface GapRequest {
  nutrient: keyof Nutrients
  maxCalories: number
  diet: Diet | null
  exclude: readonly string[]
}

export interface GapDish {
  id: number
  title: string
  image: string
  readyInMinutes: number
  calories: number
  amount: number
}

const MOST_DISHES = 5
/** Excludes sauces and the like, which have few calories but aren't a meal. */
const LEAST_CALORIES = 80
const ACCOMPANIMENTS = ['sauce', 'marinade', 'condiment', 'dressing', 'seasoning']

const isDish = ({ plain }: CatalogueEntry) => !plain.dishTypes.every((type) => ACCOMPANIMENTS.includes(type))

export function gapDishes(catalogue: Catalogue, { nutrient, maxCalories, diet, exclude }: GapRequest): GapDish[] {
  const excluded = exclude.map(foodWordsOf(catalogue))
  return catalogue.entries
    .filter((_, at) => excluded.every(({ recipes }) => recipes[at] !== 1))
    .filter(isDish)
    .filter(({ full }) => diet === null || matchesDiet(full, diet))
    .flatMap(({ plain, nutrients }) => {
      const { calories = 0, [nutrient]: amount = 0 } = nutrients
      if (calories < LEAST_CALORIES || calories > maxCalories || amount <= 0) return []
      const { id, title, image, readyInMinutes } = plain
      return [{ id, title, image, readyInMinutes, calories: Math.round(calories), amount }]
    })
    .sort((a, b) => b.amount / b.calories - a.amount / a.calories || a.id - b.id)
    .slice(0, MOST_DISHES)
}
