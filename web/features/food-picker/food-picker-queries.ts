// What can be logged: a search over foods and recipes, and what the member logged recently or saved as a favorite.
import { queryOptions } from '@tanstack/react-query'
import type { LoggableFood, NewEntry } from '#domain/diary/diary-entry.ts'
import { listOf, objectOf, objectsOf, positive, textOf } from '#domain/json.ts'
import type { Nutrients } from '#domain/nutrition/nutrients.ts'
import { TRACKED_KEYS } from '#domain/nutrition/nutrition.ts'
import { apiGet } from '#web/data/api.ts'
import { memberKey } from '#web/data/member-key.ts'
import { done, rowsOf } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'

function readNutrients(value: unknown): Nutrients {
  const json = objectOf(value)
  const nutrients: Nutrients = {}
  for (const key of TRACKED_KEYS) {
    const amount = json[key]
    if (typeof amount === 'number' && amount >= 0) nutrients[key] = amount
  }
  return nutrients
}

function readItem(value: unknown): LoggableFood | null {
  const json = objectOf(value)
  const { kind } = json
  if ((kind !== 'food' && kind !== 'recipe') || textOf(json.id) === '' || textOf(json.title) === '') return null
  return {
    kind,
    id: textOf(json.id),
    title: textOf(json.title),
    nutrients: readNutrients(json.nutrients),
    portions: objectsOf(json.portions)
      .map((portion) => ({ label: textOf(portion.label), grams: positive(portion.grams) }))
      .filter(({ label, grams }) => label !== '' && grams > 0),
  }
}

const readItems = (values: unknown) =>
  listOf(values)
    .map(readItem)
    .filter((item) => item !== null)

export interface Found {
  foods: LoggableFood[]
  recipes: LoggableFood[]
}

export const fetchRecipeToLog = async (id: string) => readItem(await apiGet(`/diary/recipes/${id}`))

export const foodPickerQueries = {
  search: (query: string) =>
    queryOptions({
      queryKey: ['foods', 'diary', query],
      queryFn: async ({ signal }): Promise<Found> => {
        const found = objectOf(await apiGet('/diary/search', { query }, signal))
        return { foods: readItems(found.foods), recipes: readItems(found.recipes) }
      },
      enabled: query !== '',
    }),
  recent: (userId: string | undefined) =>
    queryOptions({
      queryKey: memberKey(userId, 'recent-foods'),
      queryFn: fetchRecent,
      enabled: userId !== undefined,
    }),
}

export interface RecentFood {
  item: LoggableFood
  /** Grams of a food, servings of a recipe. */
  amount: number
  uses: number
}

export interface FavoriteMeal {
  /** The name it was saved under. */
  title: string
  entries: NewEntry[]
}

export interface Recent {
  foods: RecentFood[]
  meals: FavoriteMeal[]
}

const MOST_RECENT = 200

async function fetchRecent(): Promise<Recent> {
  const userId = await memberId()
  const client = await backend()
  const rows = rowsOf(
    await client
      .from('recent_foods')
      .select('*')
      .eq('user_id', userId)
      .order('used_at', { ascending: false })
      .limit(MOST_RECENT),
  )
  const foods: RecentFood[] = []
  const meals: FavoriteMeal[] = []
  for (const { kind, title, body, uses } of rows) {
    const json = objectOf(body)
    const item = readItem(json.item)
    if (item) foods.push({ item, amount: positive(json.amount) || usualAmount(item), uses })
    // Our own rows, written by saveMeal below; the database validates every number when they are logged.
    else if (kind === 'quick') meals.push({ title, entries: objectsOf(json.entries) as unknown as NewEntry[] })
  }
  return { foods, meals }
}

/** The portion that most people mean: an apple, a slice, one serving. */
export const usualAmount = (item: LoggableFood): number =>
  item.kind === 'recipe' ? 1 : (item.portions[0]?.grams ?? 100)

/** For the list of recent foods, with the portion that was eaten. */
export async function rememberFood(item: LoggableFood, amount: number, known: Recent | undefined) {
  const userId = await memberId()
  const before = known?.foods.find(({ item: { id, kind } }) => id === item.id && kind === item.kind)
  done(
    await (await backend()).from('recent_foods').upsert({
      user_id: userId,
      kind: item.kind,
      item_id: item.id,
      title: item.title,
      body: { item: { ...item, portions: item.portions.map((portion) => ({ ...portion })) }, amount },
      uses: (before?.uses ?? 0) + 1,
      used_at: new Date().toISOString(),
    }),
  )
}

export async function saveMeal(title: string, entries: readonly NewEntry[]) {
  const userId = await memberId()
  done(
    await (await backend()).from('recent_foods').upsert({
      user_id: userId,
      kind: 'quick',
      item_id: `meal ${title}`,
      title,
      body: { entries: entries.map((entry) => ({ ...entry })) },
      is_favorite: true,
      used_at: new Date().toISOString(),
    }),
  )
}

export async function forgetMeal(title: string) {
  const userId = await memberId()
  const meals = (await backend()).from('recent_foods')
  done(await meals.delete().eq('user_id', userId).eq('kind', 'quick').eq('item_id', `meal ${title}`))
}
