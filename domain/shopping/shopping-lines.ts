// The list as it is read in a shop: the same food from several recipes as one line with its sum.
import { additionGroup } from '#domain/kitchen/kitchen-units.ts'
import { addMeasures, formatMeasure } from '#domain/kitchen/measures.ts'
import { singularWords } from '#domain/text/text-match.ts'
import { groupByAisle, purchased, type ShoppingItem, toBuy } from './shopping.ts'

export interface ShoppingLine {
  /** Stable while the same food in the same kind of unit is on the list. */
  key: string
  name: string
  amount: number
  unit: string
  /** True when every item of it is. */
  checked: boolean
  itemIds: string[]
  /** Titles of the recipes that ask for it, each once. */
  recipes: string[]
}

/** "Red Onions", "red onion" and "red onion, sliced (thin)" are the same food. */
export function foodKey(name: string): string {
  const food = name.replace(/\([^()]*\)/g, ' ').split(',', 1)[0] ?? ''
  return singularWords(food).join(' ') || name.trim().toLowerCase()
}

/** Every item is in exactly one line; a line holds items of one food whose units can be added. */
export function combineItems(items: readonly ShoppingItem[]): ShoppingLine[] {
  const groups = new Map<string, [ShoppingItem, ...ShoppingItem[]]>()
  for (const item of items) {
    const key = `${foodKey(item.name)}|${additionGroup(item.unit)}`
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return [...groups].map(([key, group]) => {
    const [first] = group
    const sum = addMeasures(group) ?? first
    return {
      key,
      name: first.name,
      amount: sum.amount,
      unit: sum.unit,
      checked: group.every(({ checked }) => checked),
      itemIds: group.map(({ id }) => id),
      recipes: [...new Set(group.flatMap(({ recipeTitle }) => (recipeTitle ? [recipeTitle] : [])))],
    }
  })
}

type Measured = { amount: number; unit: string }

/** "500 g"; the amount 1 without a unit is left out: one buys "salt". */
export const shownMeasure = ({ amount, unit }: Measured): string =>
  unit === '' && amount === 1 ? '' : formatMeasure({ amount, unit })

/** "500 g flour", "3 eggs", "salt". */
export function lineText({ name, ...measure }: Measured & { name: string }): string {
  return `${shownMeasure(measure)} ${name}`.trimStart()
}

/** For copying and sharing: by aisle, what is still to buy first, then what is in the basket. */
export function shoppingText(
  items: readonly ShoppingItem[],
  aisleOf: (name: string) => string | null | undefined = () => null,
): string {
  const groups = groupByAisle(combineItems(toBuy(items)), aisleOf)
  const sections = groups.map(({ title, items: lines }) => {
    const rows = lines.map((line) => `☐ ${lineText(line)}`)
    return groups.length === 1 ? rows.join('\n') : [title, ...rows].join('\n')
  })
  const done = combineItems(purchased(items)).map((line) => `☑ ${lineText(line)}`)
  if (done.length > 0) sections.push(['Purchased', ...done].join('\n'))
  return ['Shopping list', ...sections].join('\n\n')
}
