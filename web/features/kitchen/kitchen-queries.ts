import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Json, objectOf, objectsOf, positive, textOf } from '#domain/json.ts'
import { type RecipeId, recipeId } from '#domain/recipe-id.ts'
import { apiGet } from '#web/data/api.ts'

export interface KitchenDish {
  id: RecipeId
  title: string
  gloss: string
  image: string
  readyInMinutes: number
  /** Per serving; 0 when unknown. */
  calories: number
  used: string[]
  missing: { name: string; amount: number; unit: string }[]
}

export interface KitchenQuestion {
  have: readonly string[]
  diet: string
  maxTime: string
  maxMissing: string
  /** How many dishes to show. */
  number: number
}

interface KitchenResponse {
  dishes: KitchenDish[]
  total: number
  /** Words we don't know as a food. */
  unknown: string[]
}

export const PAGE_DISHES = 12
export const MAX_DISHES = 96

export function kitchenQuery({ have, number, ...filters }: KitchenQuestion) {
  const set = Object.entries(filters).filter(([, value]) => value !== '')
  const parameters = { have: have.join(','), ...Object.fromEntries(set), number: String(number) }
  return queryOptions({
    queryKey: ['kitchen', parameters],
    queryFn: async ({ signal }) => readResponse(objectOf(await apiGet('/catalogue/kitchen', parameters, signal))),
    enabled: have.length > 0,
    placeholderData: keepPreviousData,
  })
}

function readResponse({ recipes, total, unknown }: Json): KitchenResponse {
  return {
    dishes: objectsOf(recipes).flatMap(readDish),
    total: positive(total),
    unknown: objectsOf(unknown)
      .filter(({ filter }) => filter === 'have')
      .map(({ value }) => textOf(value)),
  }
}

function readDish(json: Json): KitchenDish[] {
  const id = typeof json.id === 'number' ? recipeId(json.id) : null
  if (id === null) return []
  const calories = objectsOf(objectOf(json.nutrition).nutrients).find(({ name }) => name === 'Calories')
  return [
    {
      id,
      title: textOf(json.title),
      gloss: textOf(json.gloss),
      image: textOf(json.image),
      readyInMinutes: positive(json.readyInMinutes),
      calories: positive(calories?.amount),
      used: Array.isArray(json.used) ? json.used.map(textOf) : [],
      missing: objectsOf(json.missing).map(({ name, amount, unit }) => ({
        name: textOf(name),
        amount: positive(amount) || 1,
        unit: textOf(unit),
      })),
    },
  ]
}
