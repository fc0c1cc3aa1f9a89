// The list as it is read in a store: the same food from several recipes as one line with its sum.
import { additionGroup } from '#domain/kitchen/kitchen-units.ts'
import { addMeasures, type Measure } from '#domain/kitchen/measures.ts'
import { foodKey } from './food-key.ts'
import type { ShoppingItem } from './shopping.ts'
import { edibleGrams, isSoldByPiece, type Store, type StoreFood } from './store.ts'

export interface ShoppingLine {
  /** Stable while the same food in the same kind of unit is on the list. */
  key: string
  name: string
  /** Exactly what is needed; store-amount.ts says what one buys for it. */
  amount: number
  unit: string
  /** True when every item of it is. */
  checked: boolean
  itemIds: string[]
  /** Titles of the recipes that ask for it, each once. */
  recipes: string[]
  /** A person typed at least one item of it, so its amount is shown as typed. */
  typed: boolean
  food: StoreFood | undefined
}

const PIECES = additionGroup('')

/** Every item is in exactly one line; a line holds items of one food whose units can be added. */
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
    }
  })
}

const isFromRecipe = ({ recipeId, recipeTitle }: ShoppingItem): boolean =>
  recipeId !== undefined || recipeTitle !== undefined

/** A recipe's "1 cup chopped onion" in onions; its "150 g onion" too when others on the list are counted. */
function asSold(item: ShoppingItem, food: StoreFood | undefined, countedElsewhere: boolean): Measure {
  const measure = { amount: item.amount, unit: item.unit }
  const group = additionGroup(item.unit)
  const isMeasured = group === 'volume' || (group === 'weight' && countedElsewhere)
  if (!food?.grams.piece || !isMeasured || !isFromRecipe(item) || !isSoldByPiece(food)) return measure
  const grams = edibleGrams(food, measure)
  return grams === null ? measure : { amount: grams / food.grams.piece, unit: '' }
}
