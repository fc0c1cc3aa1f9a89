// What a planned week needs from the store: every dish bought once, for everybody at the table and for its leftovers.
import { scaleAmount } from '#domain/kitchen/amounts.ts'
import { additionGroup } from '#domain/kitchen/kitchen-units.ts'
import { addMeasures, type Measure } from '#domain/kitchen/measures.ts'
import { servingsToCookFor } from '#domain/plan/schedule-entry.ts'
import type { RecipeId } from '#domain/recipe/recipe-id.ts'
import { foodKey } from './food-key.ts'
import { type ShoppingDraft, type ShoppingItem, type ShoppingRecipe, toBuy, withRecipe } from './shopping.ts'
import { combineItems, type ShoppingLine } from './shopping-lines.ts'
import { isStaple } from './staples.ts'
import type { Store } from './store.ts'

export interface MealToShop {
  id: number
  date: string
  recipeId: RecipeId | null
  /** For each person. */
  servings: number
  /** The meal that these are the leftovers of. */
  leftoverOf: number | null
  isCooked: boolean
}

/** Servings to cook of each recipe, with what is eaten later; leftovers themselves are bought with their dish. */
export function servingsToCook(
  meals: readonly MealToShop[],
  days: readonly string[],
  tablePortions: number,
): Map<RecipeId, number> {
  const cooked = meals.filter(({ date, leftoverOf, isCooked }) => days.includes(date) && !leftoverOf && !isCooked)
  const servings = new Map<RecipeId, number>()
  for (const meal of cooked) {
    const { recipeId } = meal
    if (recipeId === null) continue
    servings.set(recipeId, (servings.get(recipeId) ?? 0) + servingsToCookFor(meal, meals, tablePortions))
  }
  return servings
}

export interface RecipeToShop extends ShoppingRecipe {
  /** That the ingredients are written for. */
  servings: number
  ingredients: readonly { name: string; amount: number; unit: string }[]
}

export interface HomeItem {
  name: string
  /** Null when nobody measured it. */
  amount: number | null
  unit: string
}

/** Why a line is not ticked from the start; null for what has to be bought. */
export type WeekLineState = 'listed' | 'home' | 'staple' | null

export interface WeekLine extends ShoppingLine {
  state: WeekLineState
}

export interface WeekShopping {
  lines: WeekLine[]
  /** The items behind the lines; a line names them by id. */
  items: ShoppingItem[]
}

export function weekShopping(
  cooking: readonly { recipe: RecipeToShop; servings: number }[],
  known: { list: readonly ShoppingItem[]; home: readonly HomeItem[]; store: Store | undefined },
): WeekShopping {
  const items = cooking.flatMap(({ recipe, servings }) => {
    const drafts: ShoppingDraft[] = recipe.ingredients.map((ingredient) => ({
      ...ingredient,
      amount: scaleAmount(ingredient.amount, recipe.servings, servings),
    }))
    let count = 0
    return withRecipe([], recipe, drafts, () => `${recipe.id}/${++count}`)
  })
  const isListed = listedIn(known.list)
  const listed = combineItems(items.filter(isListed), known.store)
  const missing = combineItems(
    items.filter((item) => !isListed(item)),
    known.store,
  )
  const isAtHome = atHome(known.home)
  return {
    items,
    lines: [
      ...missing.map(
        (line) => ({ ...line, state: isAtHome(line) ? 'home' : isStaple(line) ? 'staple' : null }) as const,
      ),
      ...listed.map((line) => ({ ...line, key: `listed ${line.key}`, state: 'listed' }) as const),
    ],
  }
}

/** On the list already: typed by somebody, or put there for the same recipe. Another recipe's onions are others. */
function listedIn(list: readonly ShoppingItem[]): (item: ShoppingItem) => boolean {
  const foods = new Set(toBuy(list).map(({ name, recipeId }) => `${recipeId ?? ''} ${foodKey(name)}`))
  return ({ name, recipeId }) => foods.has(` ${foodKey(name)}`) || foods.has(`${recipeId ?? ''} ${foodKey(name)}`)
}

/** There, as far as anybody knows: too little of it is told only where both are measured alike. */
function atHome(home: readonly HomeItem[]): (line: ShoppingLine) => boolean {
  return ({ name, amount, unit }) => {
    const same = home.filter((item) => foodKey(item.name) === foodKey(name))
    if (same.length === 0) return false
    const measured = same.flatMap((item): Measure[] =>
      item.amount !== null && additionGroup(item.unit) === additionGroup(unit)
        ? [{ amount: item.amount, unit: item.unit }]
        : [],
    )
    return measured.length < same.length || covers(measured, { amount, unit })
  }
}

function covers(have: readonly Measure[], need: Measure): boolean {
  const missing = addMeasures([need, ...have.map(({ amount, unit }) => ({ amount: -amount, unit }))])
  return missing === null || missing.amount <= 0
}

/** The chosen lines as drafts, recipe by recipe, for the list. */
export function chosenDrafts({ items, lines }: WeekShopping, isChosen: (line: WeekLine) => boolean) {
  const ids = new Set(lines.filter(isChosen).flatMap(({ itemIds }) => itemIds))
  const byRecipe = new Map<RecipeId, { recipe: ShoppingRecipe; drafts: ShoppingDraft[] }>()
  for (const { id, name, amount, unit, recipeId, recipeTitle = '' } of items) {
    if (!ids.has(id) || recipeId === undefined) continue
    const entry = byRecipe.get(recipeId) ?? { recipe: { id: recipeId, title: recipeTitle }, drafts: [] }
    entry.drafts.push({ name, amount, unit })
    byRecipe.set(recipeId, entry)
  }
  return [...byRecipe.values()]
}
