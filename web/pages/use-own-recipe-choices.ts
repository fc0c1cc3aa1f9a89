// The member's own recipes with their nutrition, ready to log.
import { nutrientsByKey } from '#domain/nutrition/nutrition.ts'
import type { Choice } from '#web/features/food-picker/food-list.tsx'
import { useOwnRecipeCards } from './use-own-recipe-cards.ts'

export function useOwnRecipeChoices(): Choice[] {
  return useOwnRecipeCards().map(({ id, title, nutrients }) => ({
    item: { kind: 'recipe', id: String(id), title, nutrients: nutrientsByKey(nutrients), portions: [] },
    amount: 1,
  }))
}
