// Rules of the shopping list: creating, checking, removing and grouping items.

import { canonicalUnit } from '#domain/kitchen/kitchen-units.ts'
import { parseAmount } from '#domain/kitchen/read-amount.ts'
import { AISLES } from '#domain/nutrition/food.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import { isTapWater } from './tap-water.ts'

export interface ShoppingItem {
  id: string
  name: string
  amount: number
  unit: string
  checked: boolean
  recipeId?: RecipeId
  recipeTitle?: string
}

export interface ShoppingDraft {
  name: string
  amount?: number | string | null
  unit?: string | null
}

export interface ShoppingRecipe {
  id: RecipeId
  title: string
}

export type NewId = () => string

export const EMPTY_DRAFT = { name: '', amount: 1, unit: '' } as const satisfies ShoppingDraft
export const CUSTOM_ITEMS = 'Custom Items'
export const OTHER_AISLE = 'Other'

function draftAmount(amount: ShoppingDraft['amount']): number {
  const value = typeof amount === 'string' ? parseAmount(amount) : amount
  return value !== null && value !== undefined && Number.isFinite(value) && value >= 0 ? value : 1
}

/** Null for a blank name. The amount defaults to 1 and the unit to ''. */
export function shoppingItem(draft: ShoppingDraft, id: string, recipe?: ShoppingRecipe): ShoppingItem | null {
  const name = draft.name.trim()
  if (name === '') return null
  const unit = draft.unit?.trim() ?? ''
  const item: ShoppingItem = { id, name, amount: draftAmount(draft.amount), unit: canonicalUnit(unit), checked: false }
  return recipe ? { ...item, recipeId: recipe.id, recipeTitle: recipe.title } : item
}

export function withItem(items: readonly ShoppingItem[], draft: ShoppingDraft, newId: NewId): ShoppingItem[] {
  const item = shoppingItem(draft, newId())
  return item ? [...items, item] : [...items]
}

/** Items for all of a recipe's ingredients; an ingredient "to taste" (no amount, or 0) counts as one. */
export function withRecipe(
  items: readonly ShoppingItem[],
  recipe: ShoppingRecipe,
  ingredients: readonly ShoppingDraft[],
  newId: NewId,
): ShoppingItem[] {
  const added = ingredients.flatMap((ingredient) => {
    if (isTapWater(ingredient.name)) return []
    const amount = draftAmount(ingredient.amount) || 1
    const item = shoppingItem({ ...ingredient, amount }, newId(), recipe)
    return item ? [item] : []
  })
  return [...items, ...added]
}

/** Whether any of the recipe's ingredients are still unchecked. */
export const hasRecipe = (items: readonly ShoppingItem[], id: RecipeId): boolean =>
  items.some((item) => item.recipeId === id && !item.checked)

export function withChecked(items: readonly ShoppingItem[], ids: readonly string[], checked: boolean): ShoppingItem[] {
  const chosen = new Set(ids)
  return items.map((item) => (chosen.has(item.id) && item.checked !== checked ? { ...item, checked } : item))
}

export function withoutItems(items: readonly ShoppingItem[], ids: readonly string[]): ShoppingItem[] {
  const gone = new Set(ids)
  return items.filter((item) => !gone.has(item.id))
}

/** Undo: puts removed items back in their old positions and keeps items that were added since. */
export function withRestored(
  items: readonly ShoppingItem[],
  before: readonly ShoppingItem[],
  removedIds: readonly string[],
): ShoppingItem[] {
  const present = new Set(items.map(({ id }) => id))
  const removed = new Set(removedIds)
  const known = new Set(before.map(({ id }) => id))
  const current = new Map(items.map((item) => [item.id, item]))
  const kept = before.flatMap((item) => {
    const now = current.get(item.id)
    if (now) return [now]
    return removed.has(item.id) && !present.has(item.id) ? [item] : []
  })
  return [...kept, ...items.filter(({ id }) => !known.has(id))]
}

export const toBuy = (items: readonly ShoppingItem[]): ShoppingItem[] => items.filter(({ checked }) => !checked)
export const purchased = (items: readonly ShoppingItem[]): ShoppingItem[] => items.filter(({ checked }) => checked)

export interface ItemGroup<Entry> {
  key: string
  title: string
  items: Entry[]
}

function grouped<Entry>(
  entries: readonly Entry[],
  groupOf: (entry: Entry) => { key: string; title: string },
): ItemGroup<Entry>[] {
  const groups = new Map<string, ItemGroup<Entry>>()
  for (const entry of entries) {
    const { key, title } = groupOf(entry)
    const group = groups.get(key)
    if (group) group.items.push(entry)
    else groups.set(key, { key, title, items: [entry] })
  }
  return [...groups.values()]
}

/** One group per recipe, in the order of the list; items without a recipe come last, as Custom Items. */
export function groupByRecipe(items: readonly ShoppingItem[]): ItemGroup<ShoppingItem>[] {
  const groups = grouped(items, ({ recipeId, recipeTitle }) => {
    const key = recipeId ?? recipeTitle
    return key === undefined
      ? { key: 'custom', title: CUSTOM_ITEMS }
      : { key: `recipe:${key}`, title: recipeTitle ?? 'Recipe' }
  })
  return groups.sort((one, other) => Number(one.key === 'custom') - Number(other.key === 'custom'))
}

/** Groups by aisle, in the order of a walk through a store; items without a known aisle come last, as Other. */
export function groupByAisle<Entry>(
  entries: readonly Entry[],
  aisleOf: (entry: Entry) => string | null | undefined,
  order: readonly string[] = AISLES,
): ItemGroup<Entry>[] {
  const place = (title: string): number => {
    if (title === OTHER_AISLE) return order.length + 1
    const index = order.indexOf(title)
    return index === -1 ? order.length : index
  }
  const groups = grouped(entries, (entry) => {
    const title = aisleOf(entry)?.trim() || OTHER_AISLE
    return { key: title, title }
  })
  return groups.sort((one, other) => place(one.title) - place(other.title) || one.title.localeCompare(other.title))
}

/** A person's own order of aisles: unknown names are dropped, missing ones are put in their usual position. */
export function aisleOrder(saved: unknown): string[] {
  const known: readonly string[] = AISLES
  const own = Array.isArray(saved) ? [...new Set(saved.filter((aisle) => known.includes(aisle)))] : []
  return known.reduce<string[]>((order, aisle, index) => {
    if (order.includes(aisle)) return order
    const before = known.slice(0, index).findLast((other) => order.includes(other))
    return order.toSpliced(before === undefined ? 0 : order.indexOf(before) + 1, 0, aisle)
  }, own)
}
