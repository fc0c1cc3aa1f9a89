// The cook's progress in each dish, stored on the device for a day and a half.
import { isObject, listOf, positive, textOf } from '#domain/json.ts'
import { type RecipeId, recipeId } from '#domain/recipe-id.ts'
import { type DeviceReader, restoreList } from '#domain/sync/saved-list.ts'
import type { NamedPlate } from './plate.ts'
import { readNamedPlates } from './plate.ts'

export interface CookingDish {
  id: RecipeId
  title: string
  /**
   * Null while the recipe is only open for reading. 0 is the preparation, 1 the first step, and one more than the last
   * step the end.
   */
  step: number | null
  /** Null: as written in the recipe. */
  servings: number | null
  /** Ingredients, by their position in the list. */
  ticked: readonly number[]
  /** What the cook's household eats in total, as last loaded: used to plan the leftovers. */
  tablePortions: number | null
  /** Who gets how much, as last loaded. */
  plates: readonly NamedPlate[] | null
  /** When it was last changed. */
  at: number
}

export type CookingChange = Partial<
  Pick<CookingDish, 'title' | 'step' | 'servings' | 'ticked' | 'tablePortions' | 'plates'>
>

const KEPT_FOR_MS = 36 * 3_600_000
const MOST_DISHES = 20

export const freshDishes = (dishes: readonly CookingDish[], now: number): CookingDish[] =>
  dishes.filter(({ at }) => now - at < KEPT_FOR_MS)

const UNTOUCHED = { title: '', step: null, servings: null, ticked: [], tablePortions: null, plates: null }

export function changeDish(
  dishes: readonly CookingDish[],
  id: RecipeId,
  change: CookingChange,
  now: number,
): CookingDish[] {
  const before = dishes.find((dish) => dish.id === id) ?? { id, ...UNTOUCHED }
  const dish = { ...before, ...change, at: now }
  const untouched = dish.step === null && dish.servings === null && dish.ticked.length === 0
  const others = freshDishes(dishes, now).filter((other) => other.id !== id)
  // A dish keeps its position, so that the tabs of two dishes don't swap.
  const place = dishes.findIndex((other) => other.id === id)
  const kept = untouched ? others : others.toSpliced(place === -1 ? others.length : place, 0, dish)
  return kept.slice(-MOST_DISHES)
}

export const toggled = (ticked: readonly number[], place: number): number[] =>
  ticked.includes(place) ? ticked.filter((other) => other !== place) : [...ticked, place]

interface SwapTaken {
  ingredient: number
  parts: readonly unknown[]
  method: string
}

/** The progress in a dish of which one ingredient was replaced: what is out and ready stays so. */
export function swapInCooking(
  { step, servings, ticked, tablePortions }: CookingDish,
  { ingredient, parts, method }: SwapTaken,
): CookingChange {
  return {
    servings,
    tablePortions,
    // What to do differently is the new recipe's first step.
    step: step === null || step === 0 || method === '' ? step : step + 1,
    ticked: ticked
      .filter((place) => place !== ingredient)
      .map((place) => (place > ingredient ? place + parts.length - 1 : place)),
  }
}

function readDish(value: unknown): CookingDish | null {
  if (!isObject(value)) return null
  const id = recipeId(value.id)
  if (id === null) return null
  const { step } = value
  return {
    id,
    title: textOf(value.title),
    step: typeof step === 'number' && Number.isSafeInteger(step) && step >= 0 ? step : null,
    servings: positive(value.servings) || null,
    ticked: listOf(value.ticked).filter((place) => typeof place === 'number'),
    tablePortions: positive(value.tablePortions) || null,
    plates: readNamedPlates(value.plates),
    at: positive(value.at),
  }
}

export const readDishes: DeviceReader<CookingDish[]> = (saved) =>
  restoreList(saved, ['dishes'], readDish, ({ id }) => id)
