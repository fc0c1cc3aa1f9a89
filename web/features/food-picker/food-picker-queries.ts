// What can be logged: a search over foods and recipes.
import { queryOptions } from '@tanstack/react-query'
import { readLoggableFood, readNutrients, usualAmount } from '#domain/diary/loggable-food.ts'
import { loggedPortion, readLoggedPortion } from '#domain/diary/logged-portion.ts'
import { ownFood } from '#domain/diary/own-foods.ts'
import type { FoodUsed } from '#domain/diary/recent-foods.ts'
import { objectOf, objectsOf, positive } from '#domain/json.ts'
import { type PlateSwap, swapsParameter } from '#domain/kitchen/plate.ts'
import { apiGet } from '#web/data/api.ts'
import { memberKey } from '#web/data/member-key.ts'
import { rowsOf } from '#web/data/rows.ts'
import { backend } from '#web/data/supabase.ts'
import type { Choice } from './food-list.tsx'

interface Found {
  foods: Choice[]
  recipes: Choice[]
}

/** In the amount that was typed, otherwise in the usual one. */
const readChoices = (found: unknown): Choice[] =>
  objectsOf(found).flatMap((json) => {
    const item = readLoggableFood(json)
    const typed = objectOf(json.typed)
    const grams = positive(typed.grams)
    if (!item) return []
    return [
      grams ? { item, amount: grams, portion: readLoggedPortion(typed.portion) } : { item, amount: usualAmount(item) },
    ]
  })

/** With what somebody's plate has instead of an ingredient. */
export const fetchRecipeToLog = async (id: string, swaps: readonly PlateSwap[] = []) =>
  readLoggableFood(await apiGet(`/diary/recipes/${id}`, swaps.length > 0 ? { plate: swapsParameter(swaps) } : {}))

export const searchFoods = (query: string) =>
  queryOptions({
    queryKey: ['foods', 'diary', query],
    queryFn: async ({ signal }): Promise<Found> => {
      const found = objectOf(await apiGet('/diary/search', { query }, signal))
      return { foods: readChoices(found.foods), recipes: readChoices(found.recipes) }
    },
    enabled: query !== '',
  })

const MOST_OWN = 30

/** What the member typed or imported, the latest first; with words, only what has them in its name. */
export const ownFoodsQuery = (userId: string | undefined, words: string, today: string) =>
  queryOptions({
    queryKey: memberKey(userId, 'diary', 'own-foods', words),
    queryFn: async (): Promise<FoodUsed[]> => {
      const rows = rowsOf(await (await backend()).rpc('own_foods', { words, most: MOST_OWN }))
      return rows.flatMap(({ uses, last_used, portion, portion_count, nutrients, grams, ...figures }) => {
        const logged = {
          ...figures,
          grams: grams === null ? null : Number(grams),
          portion: portion === null ? null : loggedPortion(portion, Number(portion_count)),
          nutrients: nutrients === null ? null : readNutrients(nutrients),
        }
        return ownFood(logged, { uses, usedAt: usedAt(last_used, today) }) ?? []
      })
    },
    enabled: userId !== undefined && today !== '',
  })

/** The diary knows only the day. Today's are among the foods of today, older ones at the end of their day. */
const usedAt = (day: string, today: string) => new Date(`${day}T${day < today ? '23:59' : '12:00'}`).toISOString()
