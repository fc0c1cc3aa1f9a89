// What a planned week needs from the store: every dish bought once, for everybody at the table and for its leftovers.

import { foodKey } from '#domain/kitchen/food-key.ts'
import { readAmountInName } from '#domain/kitchen/food-query.ts'
import { additionGroup, kitchenUnit, type MeasureSystem } from '#domain/kitchen/kitchen-units.ts'
import { addMeasures, type Measure } from '#domain/kitchen/measures.ts'
import { itemsFor } from '#domain/kitchen/pantry-match.ts'
import { servingsToCookFor } from '#domain/plan/schedule-entry.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import type { PlatedMeal } from '#domain/table/plates.ts'
import {
  purchased,
  type ShoppingDraft,
  type ShoppingItem,
  type ShoppingRecipe,
  toBuy,
  withItem,
  withRecipe,
} from './shopping.ts'
import { combineItems, type ShoppingLine, thingOf } from './shopping-lines.ts'
import { isStaple } from './staples.ts'
import { boughtGrams, type Store, type StoreFood } from './store.ts'

export interface MealToShop extends PlatedMeal {
  id: number
  recipeId: RecipeId | null
  /** The meal that this is left over from. */
  leftoverOf: number | null
  /** Already cooked or eaten: nothing to buy for it. */
  isDone: boolean
}

/** What somebody cooks on these days: leftovers are cooked with their dish. */
export const dishesOf = <Meal extends MealToShop>(meals: readonly Meal[], days: readonly string[]): Meal[] =>
  meals.filter(({ date, recipeId, leftoverOf }) => days.includes(date) && recipeId !== null && !leftoverOf)

/** Servings to cook of each recipe, including later leftovers; leftovers themselves are bought with their dish. */
export function servingsToCook(
  meals: readonly MealToShop[],
  days: readonly string[],
  atTable: (meal: MealToShop) => number,
): Map<RecipeId, number> {
  const servings = new Map<RecipeId, number>()
  for (const meal of dishesOf(meals, days).filter(({ isDone }) => !isDone)) {
    const { recipeId } = meal
    if (recipeId === null) continue
    servings.set(recipeId, (servings.get(recipeId) ?? 0) + servingsToCookFor(meal, meals, atTable))
  }
  return servings
}

/** Plain foods planned on these days, for the whole table. */
export const foodsToBuy = (
  meals: readonly (MealToShop & { title: string; foodGrams: number | null })[],
  days: readonly string[],
  atTable: (meal: MealToShop) => number,
): ShoppingDraft[] =>
  meals.flatMap((meal) =>
    meal.foodGrams !== null && days.includes(meal.date) && !meal.isDone
      ? [{ name: meal.title, amount: meal.foodGrams * atTable(meal), unit: 'g' }]
      : [],
  )

export interface RecipeToShop extends ShoppingRecipe {
  /** For the servings to cook. */
  ingredients: readonly ShoppingDraft[]
}

export interface HomeItem {
  name: string
  /** Null if nobody entered an amount. */
  amount: number | null
  unit: string
}

type Needed = Measure & { name: string; food?: StoreFood | undefined }

/** Why a line starts unchecked; null if it has to be bought. */
export type WeekLineState = 'listed' | 'purchased' | 'home' | 'staple' | null

export interface WeekLine extends ShoppingLine {
  state: WeekLineState
}

export interface WeekShopping {
  lines: WeekLine[]
  /** The items behind the lines; a line refers to them by id. */
  items: ShoppingItem[]
}

export function weekShopping(
  recipes: readonly RecipeToShop[],
  known: { list: readonly ShoppingItem[]; home: readonly HomeItem[]; store: Store | undefined; system?: MeasureSystem },
  foods: readonly ShoppingDraft[] = [],
): WeekShopping {
  const ofRecipes = recipes.flatMap((recipe) => {
    let count = 0
    return withRecipe([], recipe, recipe.ingredients, () => `${recipe.id}/${++count}`)
  })
  const items = [...ofRecipes, ...foods.flatMap((food, at) => withItem([], food, () => `food/${at}`))]
  const { missing: unlisted, listed } = comparedWith(toBuy(known.list), items, known.store)
  // What somebody typed and bought may have been for anything.
  const boughtForRecipes = purchased(known.list).filter(({ recipeId }) => recipeId !== undefined)
  // If the list has less than the dish needs, it may be from another week: then all of it is offered.
  const { listed: bought } = comparedWith(boughtForRecipes, unlisted, known.store)
  const missing = unlisted.filter((item) => !bought.includes(item))
  const isAtHome = atHome(known.home)
  const byId = new Map(missing.map((item) => [item.id, item]))
  // A bottle of lemon juice replaces lemons bought for their juice.
  const isThere = (line: ShoppingLine) => {
    const needed = line.itemIds.map((id) => byId.get(id) ?? line)
    const isWritten = needed.every(({ name }) => foodKey(name) === foodKey(line.name))
    return isAtHome(line) || (!isWritten && needed.every(isAtHome))
  }
  return {
    items: [...missing, ...listed, ...bought],
    lines: [
      ...combineItems(missing, known.store, known.system).map(
        (line) => ({ ...line, state: isThere(line) ? 'home' : isStaple(line) ? 'staple' : null }) as const,
      ),
      ...combineItems(listed, known.store, known.system).map(
        (line) => ({ ...line, key: `listed ${line.key}`, state: 'listed' }) as const,
      ),
      ...combineItems(bought, known.store, known.system).map(
        (line) => ({ ...line, key: `purchased ${line.key}`, state: 'purchased' }) as const,
      ),
    ],
  }
}

/**
 * Already on the list: typed by somebody, or added for the same recipe. Another recipe's onions don't count. If the
 * list has too little for the recipe, the difference is missing.
 */
function comparedWith(list: readonly ShoppingItem[], items: readonly ShoppingItem[], store: Store | undefined) {
  const keyOf = ({ name, recipeId }: Pick<ShoppingItem, 'name' | 'recipeId'>) => `${recipeId ?? ''} ${foodKey(name)}`
  const onList = new Map<string, Measure[]>()
  const typed = new Set(list.flatMap((item) => (item.recipeId === undefined ? [thingOf(item, store)] : [])))
  for (const item of list) onList.set(keyOf(item), [...(onList.get(keyOf(item)) ?? []), item])
  const missing: ShoppingItem[] = []
  const listed: ShoppingItem[] = []
  for (const item of items) {
    const key = keyOf(item)
    const has = onList.get(key)
    const isTyped = onList.has(keyOf({ name: item.name })) || typed.has(thingOf(item, store))
    const lack = has && !isTyped ? lackOf(item, has) : null
    // A recipe may use a food twice: what the list has is counted once.
    if (lack) onList.set(key, lack.amount < 0 ? [{ ...lack, amount: -lack.amount }] : [])
    if (!has && !isTyped) missing.push(item)
    else if (lack && lack.amount > SMALLEST_LACK) missing.push({ ...item, ...lack })
    else listed.push(item)
  }
  return { missing, listed }
}

/** In any unit: tiny differences from scaling aren't worth a line. */
const SMALLEST_LACK = 0.005

/** Zero or less if there is enough, null if the amounts can't be compared. */
function lackOf({ amount, unit }: Measure, have: readonly Measure[]): Measure | null {
  return addMeasures([{ amount, unit }, ...have.map((measure) => ({ amount: -measure.amount, unit: measure.unit }))])
}

/**
 * At home, as far as we know: we can only say that it isn't enough if both have comparable units. What one line uses
 * isn't available to the next: 500 g of potatoes can't be both the russets and the Yukon golds.
 */
function atHome(home: readonly HomeItem[]): (needed: Needed) => boolean {
  const left = home.map(measuredItem)
  return ({ name, amount, unit, food }) => {
    const same = itemsFor({ name, unit }, left)
    const sizeOfNeeded = sizeOf(unit, unit, food)
    const measured = same.flatMap((item) => {
      const size = sizeOf(item.unit, unit, food)
      return item.amount !== null && size !== null ? [{ item, size, has: item.amount * size }] : []
    })
    if (measured.length < same.length || same.length === 0 || sizeOfNeeded === null) return same.length > 0
    let needed = amount * sizeOfNeeded
    if (measured.reduce((lack, { has }) => lack - has, needed) > SMALLEST_LACK) return false
    for (const { item, size, has } of measured) {
      const used = Math.min(needed, has)
      item.amount = (has - used) / size
      needed -= used
    }
    return true
  }
}

/** The item, with the amount in its name if it has no other: "500 g flour". */
function measuredItem(item: HomeItem): HomeItem {
  if (item.amount !== null || item.unit !== '') return { ...item }
  const { amount, unit } = readAmountInName(item.name)
  return { ...item, amount, unit }
}

/** In grams if the food is known; otherwise in any unit that the two can be compared in. Null if there is none. */
function sizeOf(unit: string, other: string, food: StoreFood | undefined): number | null {
  const [grams, otherGrams] = [unit, other].map((one) => food && boughtGrams(food, { amount: 1, unit: one }))
  if (typeof grams === 'number' && typeof otherGrams === 'number') return grams
  return additionGroup(unit) === additionGroup(other) ? (kitchenUnit(unit)?.size ?? 1) : null
}

/** The chosen lines as drafts, recipe by recipe, for the list; null for plain foods. */
export function chosenDrafts({ items, lines }: WeekShopping, isChosen: (line: WeekLine) => boolean) {
  const ids = new Set(lines.filter(isChosen).flatMap(({ itemIds }) => itemIds))
  const byRecipe = new Map<RecipeId | null, { recipe: ShoppingRecipe | null; drafts: ShoppingDraft[] }>()
  for (const { id, name, amount, unit, recipeId = null, recipeTitle = '' } of items) {
    if (!ids.has(id)) continue
    const recipe = recipeId === null ? null : { id: recipeId, title: recipeTitle }
    const entry = byRecipe.get(recipeId) ?? { recipe, drafts: [] }
    entry.drafts.push({ name, amount, unit })
    byRecipe.set(recipeId, entry)
  }
  return [...byRecipe.values()]
}
