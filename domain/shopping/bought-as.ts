// What people buy for an ingredient that stores don't sell in that form: dry rice for cooked rice, lemons for lemon
// juice.

import { bareName } from '#domain/kitchen/food-key.ts'
import { kitchenUnit } from '#domain/kitchen/kitchen-units.ts'
import type { Measure } from '#domain/kitchen/measures.ts'
import { edibleGrams, type Store, type StoreFood } from './store.ts'

export interface Bought extends Measure {
  name: string
  food: StoreFood | undefined
  /** Which part of the bought food is used, if not all of it: a lemon used for its juice still has its zest. */
  part: string
}

/** "thumb of ginger", "2-inch piece of ginger" */
const MEASURE_IN_NAME = /^(?:(?:\d\S*[- ]?(?:inch|cm)|small|medium|large|thumb-sized?) )?(\p{L}+) of (?=\S)/iu
const COOKED = /^(?:(?:cold|hot|warm|leftover|freshly) )*(?:cooked|boiled|steamed|leftover) (?=\S)/i

/** How a recipe's ingredient is bought. Unchanged if stores sell it as written. */
export function boughtFor({ name, amount, unit }: Measure & { name: string }, store: Store | undefined): Bought {
  const [words = '', measure = ''] = (unit === '' && MEASURE_IN_NAME.exec(name)) || []
  if (kitchenUnit(measure)?.dimension === 'count' && !store?.find(name)) {
    return boughtFor({ name: name.slice(words.length), amount, unit: measure }, store)
  }
  const food = store?.find(name, unit)
  const written = { name, amount, unit, food, part: '' }
  const grams = food && edibleGrams(food, { amount, unit })
  if (!store || !food || typeof grams !== 'number' || /\bbottled\b/i.test(name)) return written
  const uncooked = bareName(name).replace(COOKED, '')
  // Fresh rice noodles count as cooked, but are sold like that.
  const isCooked = uncooked !== bareName(name)
  return (
    asWhole(food, grams, store) ??
    asMade(food, store) ??
    (isCooked ? (asCans(food, grams) ?? asDry(food, grams, unit, uncooked, store)) : null) ??
    written
  )
}

/** Lemons for their juice. */
function asWhole(food: StoreFood, grams: number, store: Store): Bought | null {
  const whole = food.boughtAs && store.find(food.boughtAs.name)
  if (!food.boughtAs || !whole?.grams.piece || food.pieceName !== whole.names[0]) return null
  const amount = (grams * food.boughtAs.gramsPerGram) / whole.grams.piece
  return { name: food.boughtAs.name, amount, unit: '', food: whole, part: food.names[0] ?? '' }
}

/** Ground coffee for brewed coffee: enough for any recipe. */
function asMade(food: StoreFood, store: Store): Bought | null {
  const bought = food.boughtAs && store.find(food.boughtAs.name)
  if (!food.boughtAs || !bought || !food.liquid || bought.liquid) return null
  return { name: food.boughtAs.name, amount: 1, unit: '', food: bought, part: '' }
}

/** "Cooked lentils" that come in cans. */
function asCans(food: StoreFood, grams: number): Bought | null {
  const [name = ''] = food.names
  if (!name.startsWith('canned ') || !food.grams.can) return null
  return { name, amount: grams / food.grams.can, unit: 'can', food, part: '' }
}

function asDry(food: StoreFood, grams: number, unit: string, uncooked: string, store: Store): Bought | null {
  const usual = food.boughtAs && store.find(food.boughtAs.name)
  if (!food.boughtAs || !usual) return null
  // Cooked jasmine rice counts as cooked white rice, but people buy jasmine rice.
  const kind = store.find(uncooked)
  const isKind = kind !== undefined && kind !== food && kind.aisle === usual.aisle
  const dry = isKind ? { name: uncooked, food: kind } : { name: food.boughtAs.name, food: usual }
  const known = kitchenUnit(unit)
  // Cups of cooked rice are cups of dry rice.
  const perCup = known?.dimension === 'volume' && known.system === 'us' ? dry.food.grams.cup : undefined
  if (perCup) return { ...dry, amount: (grams * food.boughtAs.gramsPerGram) / perCup, unit: 'cup', part: '' }
  const weight = known?.dimension === 'weight' ? known : { name: 'g', size: 1 }
  const bought = (grams * food.boughtAs.gramsPerGram) / dry.food.edibleShare
  return { ...dry, amount: bought / weight.size, unit: weight.name, part: '' }
}
