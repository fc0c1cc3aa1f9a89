// The swaps of a recipe: ours by its number, an own one by its lines.
import { queryOptions } from '@tanstack/react-query'
import { listOf, objectOf, objectsOf, positive, textOf } from '#domain/json.ts'
import { LABELS_OF_FOODS } from '#domain/nutrition/diet-rules.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { isCustomRecipeId } from '#domain/recipe-id.ts'
import type { TakenSwap } from '#domain/swap/swapped-draft.ts'
import { SWAP_NUTRIENTS, type SwapEffect } from '#domain/swap/swaps.ts'
import { apiGet, apiPost } from '#web/data/api.ts'

export interface ShownSwap extends SwapEffect, TakenSwap {
  taste: string
}

const texts = (value: unknown): string[] => listOf(value).filter((item) => typeof item === 'string')
const labels = (value: unknown) => LABELS_OF_FOODS.filter((label) => listOf(value).includes(label))
const change = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

function readSwaps(response: unknown): ShownSwap[] {
  return objectsOf(objectOf(response).swaps).map((json) => {
    const changes = objectOf(json.changes)
    return {
      ingredient: positive(json.ingredient),
      food: textOf(json.food),
      parts: objectsOf(json.parts).map((part) => ({
        name: textOf(part.name),
        amount: positive(part.amount),
        unit: textOf(part.unit),
      })),
      taste: textOf(json.taste),
      method: textOf(json.method),
      changes: Object.fromEntries(SWAP_NUTRIENTS.flatMap((key) => (change(changes[key]) ? [[key, changes[key]]] : []))),
      priceCents: change(json.priceCents) ?? null,
      gained: labels(json.gained),
      lost: labels(json.lost),
      without: texts(json.without),
      adds: texts(json.adds),
    }
  })
}

export function swapsQuery({ id, title, servings, instructions, ingredients }: RecipeDetail) {
  const own = isCustomRecipeId(id)
  const body = {
    title: title.slice(0, 300),
    servings,
    instructions: instructions.slice(0, 60_000),
    ingredients: ingredients.map(({ name, quantity, unit }) => ({
      name: name.slice(0, 300),
      amount: quantity,
      unit: unit.slice(0, 60),
    })),
  }
  return queryOptions({
    queryKey: ['recipes', 'swaps', id, ...(own ? [body] : [])],
    queryFn: ({ signal }) =>
      own ? apiPost('/catalogue/swaps', body, signal) : apiGet(`/catalogue/recipes/${id}/swaps`, {}, signal),
    select: readSwaps,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
