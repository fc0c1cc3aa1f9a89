// Which items at home match an ingredient. Used by the kitchen page, shopping and the end of cooking.
import { withoutPlainWords } from '#domain/nutrition/food-name.ts'
import { ownEntry } from '#domain/text/own-entry.ts'
import { bareName, foodKey } from './food-key.ts'
import { ANY_FOOD, KINDS, NOT_FROM_A_CAN, PARTS, READ_AS } from './food-kinds.ts'
import { readAmountInName } from './food-query.ts'
import { kitchenUnit } from './kitchen-units.ts'

interface NamedFood {
  name: string
  unit?: string
}

/** "leftover rice" is rice. */
export const withoutLeftover = (name: string): string => name.replace(/^\s*left-?over\s+(?=\S)/i, '')

/** What the food is, in folded singular words: "2 large Russet Potatoes, peeled" is "russet potato". */
export function foodName({ name, unit = '' }: NamedFood): string {
  const inCan = kitchenUnit(unit)?.name === 'can' && !/^canned\b/i.test(name)
  const key = foodKey(inCan ? `canned ${bareName(name)}` : withoutLeftover(name))
  const plain = ownEntry(READ_AS, key) ?? withoutPlainWords(key)
  return ownEntry(READ_AS, plain) ?? (plain || key)
}

/** Whether an item at home can be used: the same food, or one is a usual kind of the other. Expects food names. */
export const willDo = (have: string, wanted: string): boolean =>
  have === wanted || isKindOf(wanted, have) || (isKindOf(have, wanted) && !PARTS.has(have.split(' ').at(-1) ?? ''))

/** "red onion" is a kind of "onion", and "salmon filet" of "fish". */
function isKindOf(kind: string, food: string): boolean {
  const at = ` ${kind} `.indexOf(` ${food} `)
  if (at >= 0 && isUsual(food, kind.slice(0, at).trim(), kind.slice(at + food.length).trim())) return true
  return KINDS.names.get(food)?.some((name) => kind === name || isKindOf(kind, name)) ?? false
}

function isUsual(food: string, before: string, after: string): boolean {
  if (after !== '' && !KINDS.after.get(food)?.includes(after)) return false
  const usual = [...ANY_FOOD, ...(KINDS.before.get(food) ?? [])]
  return isMadeOf(before, NOT_FROM_A_CAN.includes(food) ? usual.filter((word) => word !== 'canned') : usual)
}

/** Whether the text consists only of these phrases and numbers ("90 lean ground"). */
function isMadeOf(text: string, usual: readonly string[]): boolean {
  const rest = text.replace(/^(\d+ ?)+/, '')
  if (rest === '') return true
  return usual.some((phrase) => `${rest} `.startsWith(`${phrase} `) && isMadeOf(rest.slice(phrase.length + 1), usual))
}

/** The food names of an item at home, whose name may contain an amount: "a bag of spinach", "2 cans tomatoes". */
export function homeNames({ name, unit = '' }: NamedFood): string[] {
  const read = readAmountInName(name)
  const counted = foodName({ name: read.name, unit: unit || read.unit })
  // Without a unit, the number may be part of the name: "five spice powder".
  return read.unit === '' ? [foodName({ name, unit }), counted] : [counted]
}

/** The items that the ingredient uses; with "onion" and "red onion" at home, red onion uses only the second. */
export function itemsFor<Item extends NamedFood>(ingredient: NamedFood, pantry: readonly Item[]): Item[] {
  const wanted = foodName(ingredient)
  const home = pantry.map((item) => ({ item, names: homeNames(item) }))
  const same = home.filter(({ names }) => names.includes(wanted))
  const found = same.length > 0 ? same : home.filter(({ names }) => names.some((name) => willDo(name, wanted)))
  return found.map(({ item }) => item)
}
