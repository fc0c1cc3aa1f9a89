// The list as shown in a store: the same food from several recipes is one line with the total.
import { additionGroup } from '#domain/kitchen/kitchen-units.ts'
import { addMeasures, inPounds, type Measure } from '#domain/kitchen/measures.ts'
import { type Bought, boughtFor } from './bought-as.ts'
import type { ShoppingItem } from './shopping.ts'
import type { Store, StoreFood } from './store.ts'
import { inCommonUnit } from './store-unit.ts'
import { soldName, thingToBuy } from './thing-to-buy.ts'

export interface ShoppingLine {
  /** Stable as long as the list has this food in this kind of unit. */
  key: string
  name: string
  /** The exact amount needed; store-amount.ts rounds it to what stores sell. */
  amount: number
  unit: string
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
}

interface Row extends Bought {
  item: ShoppingItem
  thing: string
}

/** Groups the items into lines: each line is one thing to buy, in units that can be added. */
export function combineItems(items: readonly ShoppingItem[], store?: Store): ShoppingLine[] {
  const rows = items.map((item) => rowOf(item, store))
  const byThing = new Map<string, Row[]>()
  for (const row of rows) byThing.set(row.thing, [...(byThing.get(row.thing) ?? []), row])
  const groups = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const same = byThing.get(row.thing) ?? []
    const measured = isFromRecipe(row.item) ? { ...row, ...inCommonUnit(row, same, row.food) } : row
    const key = `${row.thing}|${additionGroup(measured.unit)}`
    const group = groups.get(key)
    if (group) group.push(measured)
    else groups.set(key, [measured])
  }
  return [...groups].map(([key, group]) => {
    const [first] = group
    const { amount, unit } = sumOf(group)
    return {
      key,
      name: isFromRecipe(first.item) ? soldName(first.name, first.food) : first.name,
      amount,
      unit,
      checked: group.every(({ item }) => item.checked),
      itemIds: group.map(({ item }) => item.id),
      recipes: [...new Set(group.flatMap(({ item }) => (item.recipeTitle ? [item.recipeTitle] : [])))],
      typed: group.some(({ item }) => !isFromRecipe(item)),
      asTyped: group.every(({ item }) => !isFromRecipe(item)),
      food: first.food,
      aisle: store?.aisleOf(first.name, first.unit),
    }
  })
}

const isFromRecipe = ({ recipeId, recipeTitle }: ShoppingItem): boolean =>
  recipeId !== undefined || recipeTitle !== undefined

/** What people buy for the item; equal for items that are the same thing to buy. */
export const thingOf = (item: ShoppingItem, store: Store | undefined): string => rowOf(item, store).thing

function rowOf(item: ShoppingItem, store: Store | undefined): Row {
  const { name, amount, unit } = item
  const bought = isFromRecipe(item)
    ? boughtFor(item, store)
    : { name, amount, unit, food: store?.find(name, unit), part: '' }
  return { ...bought, item, thing: thingToBuy(bought.name, bought.food) }
}

/** Juice and zest come from the same lemons, so only the part that needs more of them counts. */
function sumOf(group: readonly [Row, ...Row[]]): Measure {
  const parts = new Map<string, number>()
  for (const { part, amount } of group) if (part !== '') parts.set(part, (parts.get(part) ?? 0) + amount)
  const whole: Measure[] = group.filter(({ part }) => part === '')
  const most = Math.max(0, ...parts.values())
  const sum = addMeasures(most > 0 ? [...whole, { amount: most, unit: '' }] : whole) ?? group[0]
  // One recipe's 28 oz may be a can. The 45 oz that several recipes add up to are easier to buy as pounds.
  return group.length > 1 && group.some(({ item }) => isFromRecipe(item)) ? inPounds(sum) : sum
}
