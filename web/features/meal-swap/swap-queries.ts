// Dishes that could take a planned meal's place.
import { queryOptions } from '@tanstack/react-query'
import { objectOf, objectsOf, positive, textOf } from '#domain/json.ts'
import type { MacroAims } from '#domain/nutrition/macro-aims.ts'
import { recipeEntry, type UnplacedEntry } from '#domain/plan/recipe-entry.ts'
import { type SwapReason, swapReasonText } from '#domain/plan/swap-choices.ts'
import { recipeFromProvider } from '#domain/recipe/recipe-view.ts'
import type { MealSlot } from '#domain/time/meal-slots.ts'
import { apiPost } from '#web/data/api.ts'

interface Eaten {
  id: number | null
  servings: number
  calories: number
}

export interface SwapQuestion {
  slot: MealSlot
  leftovers: readonly MealSlot[]
  meal: Eaten
  others: readonly Eaten[]
  planned: readonly number[]
  favorites: readonly number[]
  atHome: readonly string[]
  avoid: readonly string[]
  diets: readonly string[]
  aims: MacroAims
  round: number
}

export interface SwapChoice {
  entry: UnplacedEntry
  minutes: number
  reasons: string[]
}

const KINDS: readonly string[] = ['calories', 'leftovers', 'favorite', 'uses', 'quicker', 'protein']

const reasonTexts = (value: unknown): string[] =>
  objectsOf(value)
    .filter(({ kind }) => KINDS.includes(textOf(kind)))
    .map((reason) => swapReasonText(reason as unknown as SwapReason)) // one of ours, by its kind

async function fetchSwaps(question: SwapQuestion, signal: AbortSignal): Promise<SwapChoice[]> {
  const response = objectOf(await apiPost('/catalogue/meal-swaps', question, signal))
  return objectsOf(response.choices).flatMap(({ recipe, portion, reasons }) => {
    const card = recipeFromProvider(recipe)
    if (!card) return []
    return [
      {
        entry: { ...recipeEntry(card), servings: positive(portion) || 1 },
        minutes: card.readyInMinutes,
        reasons: reasonTexts(reasons),
      },
    ]
  })
}

/** Disabled until it is known what nobody at the table may eat. */
export const swapsQuery = (question: SwapQuestion | undefined) =>
  queryOptions({
    queryKey: ['recipes', 'swaps', question],
    queryFn: ({ signal }) => (question ? fetchSwaps(question, signal) : []),
    enabled: question !== undefined,
  })
