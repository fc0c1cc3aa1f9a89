// The list as shown in a store: the same food from several recipes is one line, however they measure it.

import { bareName } from '#domain/kitchen/food-key.ts'
import { additionGroup, kitchenUnit, type MeasureSystem } from '#domain/kitchen/kitchen-units.ts'
import { addMeasures, type Measure, toSystem } from '#domain/kitchen/measures.ts'
import { type Bought, boughtFor } from './bought-as.ts'
import { inSpoons, neededMeasure, roundedNeed } from './needed-measure.ts'
import type { ShoppingItem } from './shopping.ts'
import { soldGrams } from './sold-as.ts'
import { boughtGrams, edibleGrams, type Store, type StoreFood } from './store.ts'
import { soldName, thingToBuy } from './thing-to-buy.ts'

export interface ShoppingLine {
  /** Stable as long as the list has this food. */
  key: string
  name: string
  /** The exact amount needed; store-amount.ts rounds it to what stores sell. */
  amount: number
  unit: string
  /** The same, as recipes and people measure it; null if unknown. */
  needed: Measure | null
  /** True if all its items are checked. */
  checked: boolean
  itemIds: string[]
  /** Titles of the recipes that need it, without duplicates. */
  recipes: string[]
  /** At least one item was typed. */
  typed: boolean
  /** All of it was typed, so the amount is shown as typed. */
  asTyped: boolean
  food: StoreFood | undefined
  /** Also known for some words that aren't one of our foods, such as cream. */
  aisle: string | undefined
  system: MeasureSystem
}

interface Row extends Bought {
  item: ShoppingItem
  thing: string
  /** As bought; null if it can't be added to the recipes' amounts. */
  grams: number | null
}

type Rows = readonly [Row, ...Row[]]

/** Groups the items into lines. Without a chosen system, it is the one of most items. */
export function combineItems(
  items: readonly ShoppingItem[],
  store?: Store,
  system: MeasureSystem = usualSystem(items),
): ShoppingLine[] {
  const rows = items.map((item) => rowOf(item, store))
  const cooked = new Set(rows.filter(({ item }) => isFromRecipe(item)).map(({ thing }) => thing))
  const groups = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const isAdded = row.grams !== null && cooked.has(row.thing)
    const key = isAdded ? row.thing : `${row.thing}|${additionGroup(row.unit)}`
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups].map(([key, group]) => {
    const [first] = group
    const { food } = first
    const isAdded = food !== undefined && !key.includes('|')
    return {
      key,
      name: nameOf(group),
      ...(isAdded ? sumOf(group, food, system) : sumAsWritten(group, system)),
      checked: group.every(({ item }) => item.checked),
      itemIds: group.map(({ item }) => item.id),
      recipes: [...new Set(group.flatMap(({ item }) => (item.recipeTitle ? [item.recipeTitle] : [])))],
      typed: group.some(({ item }) => !isFromRecipe(item)),
      asTyped: group.every(({ item }) => !isFromRecipe(item)),
      food,
      aisle: store?.aisleOf(first.name, first.unit),
      system,
    }
  })
}

/** As somebody typed it; otherwise the plainest of the recipes' names. Unsalted butter does for both kinds. */
function nameOf(group: Rows): string {
  const typed = group.find(({ item }) => !isFromRecipe(item))
  if (typed) return typed.name
  const names = group.map(({ name, food }) => soldName(name, food))
  const unsalted = names.find((name) => /^unsalted /i.test(name))
  if (unsalted) return unsalted
  return names.reduce((plainest, name) => (wordsIn(name) < wordsIn(plainest) ? name : plainest))
}

const wordsIn = (name: string): number => bareName(name).split(' ').length

/** Spoons and pieces belong to both systems. */
export function usualSystem(items: readonly ShoppingItem[]): MeasureSystem {
  const systems = items.map(({ unit }) => kitchenUnit(unit)?.system)
  const us = systems.filter((system) => system === 'us').length
  return us > systems.filter((system) => system === 'metric').length ? 'us' : 'metric'
}

export const isFromRecipe = ({ recipeId, recipeTitle }: ShoppingItem): boolean =>
  recipeId !== undefined || recipeTitle !== undefined

/** What people buy for the item; equal for items that are the same thing to buy. */
export const thingOf = (item: ShoppingItem, store: Store | undefined): string => rowOf(item, store).thing

function rowOf(item: ShoppingItem, store: Store | undefined): Row {
  const { name, amount, unit } = item
  const bought = isFromRecipe(item)
    ? boughtFor(item, store)
    : { name, amount, unit, food: store?.find(name, unit), part: '' }
  // A pinch of something that we don't know is added to its spoons.
  const measure = isFromRecipe(item) && !bought.food ? inSpoons(bought) : {}
  return {
    ...bought,
    ...measure,
    item,
    thing: thingToBuy(bought.name, bought.food),
    grams: gramsOf(bought, isFromRecipe(item)),
  }
}

/** What stores fill: two bags are two of whatever size a store sells. */
const CONTAINERS = new Set(
  'can jar bottle packet bag tub carton pouch punnet tube box loaf block ball bunch head'.split(' '),
)

/** "To taste" and measures that the food has no weight for add nothing to what is needed. */
function gramsOf({ food, amount, unit }: Bought, isNeeded: boolean): number | null {
  if (!food) return null
  // One peppercorn is pepper to taste.
  const isToTaste = unit === '' && (food.grams.piece ?? 1) < 0.1
  const grams = isToTaste ? null : boughtGrams(food, { amount, unit })
  if (grams !== null) return grams
  const isContainer = CONTAINERS.has(kitchenUnit(unit)?.name ?? '')
  const each = soldGrams(food)
  // A bunch of carrots, which are sold one by one, is a line of its own.
  if (isContainer && (each === null || food.soldAs.unit === 'each')) return null
  if (each !== null && (isContainer || (unit === '' && amount > 1 && !isNeeded))) return amount * each
  return isNeeded || (unit === '' && amount <= 1) ? 0 : null
}

type Sum = Pick<ShoppingLine, 'amount' | 'unit' | 'needed'>

function sumOf(group: Rows, food: StoreFood, system: MeasureSystem): Sum {
  // Juice and zest come from the same lemons, so only the part that needs more of them counts.
  const parts = new Map<string, number>()
  let grams = 0
  for (const row of group) {
    if (row.part === '') grams += row.grams ?? 0
    else parts.set(row.part, (parts.get(row.part) ?? 0) + (row.grams ?? 0))
  }
  grams += Math.max(0, ...parts.values())
  const measured = group.filter((row) => row.grams !== 0)
  const written = parts.size > 0 ? [] : measured
  return { ...inOwnUnit(food, grams), needed: grams > 0 ? neededMeasure(written, food, grams, system) : null }
}

/** Pieces, cans, milliliters or grams: what stores, prices and the list of what is at home use. */
function inOwnUnit(food: StoreFood, grams: number): Measure {
  const edible = grams * food.edibleShare
  const { unit, grams: size } = food.soldAs
  const perCan = food.grams.can
  if (unit === 'can' && size === null && perCan) return { amount: edible / perCan, unit: 'can' }
  const isCounted = size === null && unit !== 'weight' && !(unit in food.grams)
  if (isCounted && food.grams.piece) return { amount: edible / food.grams.piece, unit: '' }
  const perMl = food.liquid ? edibleGrams(food, { amount: 1, unit: 'l' }) : null
  return perMl ? { amount: (edible / perMl) * 1000, unit: 'ml' } : { amount: grams, unit: 'g' }
}

function sumAsWritten(group: Rows, system: MeasureSystem): Sum {
  const { amount, unit } = addMeasures(group) ?? group[0]
  const isNeeded = group.every(({ item }) => isFromRecipe(item))
  return { amount, unit, needed: isNeeded && amount > 0 ? roundedNeed(toSystem({ amount, unit }, system)) : null }
}
