// The list as shown in a store: the same food from several recipes is one line with the total.
import { additionGroup, kitchenUnit } from '#domain/kitchen/kitchen-units.ts'
import { addMeasures, type Measure } from '#domain/kitchen/measures.ts'
import { SMALL_VOLUMES_ML, TSP_ML } from '#domain/kitchen/units.ts'
import { ownEntry } from '#domain/text/own-entry.ts'
import { foodKey } from './food-key.ts'
import type { ShoppingItem } from './shopping.ts'
import { edibleGrams, isSoldByPiece, type Store, type StoreFood } from './store.ts'

export interface ShoppingLine {
  /** Stable for as long as the list has this food in this kind of unit. */
  key: string
  name: string
  /** The exact amount needed; store-amount.ts rounds it to what a store sells. */
  amount: number
  unit: string
  /** True when all its items are checked. */
  checked: boolean
  itemIds: string[]
  /** Titles of the recipes that need it, without duplicates. */
  recipes: string[]
  /** At least one item was typed by a person, so the amount is shown as typed. */
  typed: boolean
  food: StoreFood | undefined
  /** Also known for some words that are no food of ours, such as cream. */
  aisle: string | undefined
}

const PIECES = additionGroup('')

/** Groups the items into lines: each line has one food, in units that can be added. */
export function combineItems(items: readonly ShoppingItem[], store?: Store): ShoppingLine[] {
  const rows = items.map((item) => ({ item, food: store?.find(item.name, item.unit), key: foodKey(item.name) }))
  const inPieces = new Set(rows.flatMap(({ item, key }) => (additionGroup(item.unit) === PIECES ? [key] : [])))
  type Row = (typeof rows)[number] & { measure: Measure }
  const groups = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const measure = asSold(row.item, row.food, inPieces.has(row.key))
    const key = `${row.key}|${additionGroup(measure.unit)}`
    const group = groups.get(key)
    if (group) group.push({ ...row, measure })
    else groups.set(key, [{ ...row, measure }])
  }
  return [...groups].map(([key, group]) => {
    const [first] = group
    const sum = addMeasures(group.map(({ measure }) => measure)) ?? first.measure
    return {
      key,
      name: first.item.name,
      amount: sum.amount,
      unit: sum.unit,
      checked: group.every(({ item }) => item.checked),
      itemIds: group.map(({ item }) => item.id),
      recipes: [...new Set(group.flatMap(({ item }) => (item.recipeTitle ? [item.recipeTitle] : [])))],
      typed: group.some(({ item }) => !isFromRecipe(item)),
      food: first.food,
      aisle: store?.aisleOf(first.item.name, first.item.unit),
    }
  })
}

const isFromRecipe = ({ recipeId, recipeTitle }: ShoppingItem): boolean =>
  recipeId !== undefined || recipeTitle !== undefined

/** Converts "1 cup chopped onion" to onions, and "150 g onion" too if the list already counts onions. A pinch of salt joins the spoons. */
function asSold(item: ShoppingItem, food: StoreFood | undefined, countedElsewhere: boolean): Measure {
  const measure = { amount: item.amount, unit: item.unit }
  const pinch = ownEntry(SMALL_VOLUMES_ML, kitchenUnit(item.unit)?.name ?? '')
  if (pinch !== undefined && isFromRecipe(item)) return { amount: (item.amount * pinch) / TSP_ML, unit: 'tsp' }
  const group = additionGroup(item.unit)
  const isMeasured = group === 'volume' || (group === 'weight' && countedElsewhere)
  if (!food?.grams.piece || !isMeasured || !isFromRecipe(item) || !isSoldByPiece(food)) return measure
  const grams = edibleGrams(food, measure)
  return grams === null ? measure : { amount: grams / food.grams.piece, unit: '' }
}
