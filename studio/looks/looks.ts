// The look of every food: the first entry that matches its name, else a default for its aisle.
import { rgb } from '#studio/colour.ts'
import type { PicturedFood } from '#studio/input.ts'
import { ALIKE } from '#studio/looks/alike.ts'
import { ANIMAL } from '#studio/looks/animal.ts'
import { CHEESE } from '#studio/looks/cheese.ts'
import { FRUIT } from '#studio/looks/fruit.ts'
import { HERBS } from '#studio/looks/herbs.ts'
import { LEAVES } from '#studio/looks/leaves.ts'
import { cubes, type Entry, type FoodLook, firm, type Kind } from '#studio/looks/look.ts'
import { PANTRY } from '#studio/looks/pantry.ts'
import { ROOTS } from '#studio/looks/roots.ts'
import { SEASONINGS } from '#studio/looks/seasonings.ts'
import { SEAWEED } from '#studio/looks/seaweed.ts'
import { TOFU_AND_LIKE } from '#studio/looks/tofu.ts'
import { TOMATOES_AND_ONIONS } from '#studio/looks/tomatoes-and-onions.ts'
import { VEGETABLES } from '#studio/looks/vegetables.ts'

const ENTRIES: readonly Entry[] = [
  ...SEASONINGS,
  ...TOFU_AND_LIKE,
  ...PANTRY,
  ...ANIMAL,
  ...CHEESE,
  ...HERBS,
  ...FRUIT,
  ...TOMATOES_AND_ONIONS,
  ...ROOTS,
  ...VEGETABLES,
  ...LEAVES,
  ...SEAWEED,
]

const melts = (kind: FoodLook['kind'], colour: string, dye: number): FoodLook => ({
  kind,
  colour: rgb(colour),
  dye,
  pieces: {},
})

const BY_AISLE: Partial<Record<string, FoodLook>> = {
  Produce: { kind: 'vegetable', colour: rgb('#8fae5a'), dye: 0.1, pieces: firm(rgb('#86a85a'), rgb('#cfe0a4')) },
  Herbs: melts('herb', '#5a8f3c', 0.5),
  Meat: {
    kind: 'meat',
    colour: rgb('#8a5028'),
    dye: 0.05,
    pieces: { plain: cubes(26, { side: rgb('#5c2f1c'), top: rgb('#8a5028'), bump: 6 }) },
  },
  Seafood: {
    kind: 'fish',
    colour: rgb('#f3e6cc'),
    dye: 0.02,
    pieces: { plain: cubes(26, { side: rgb('#e3d3b4'), top: rgb('#fbf3e2'), bump: 4 }) },
  },
  'Milk, Eggs, Other Dairy': melts('cream', '#f8f0de', 0.9),
  Cheese: melts('cheese', '#f3d98a', 0.8),
  'Spices and Seasonings': melts('spice', '#8f6a34', 3),
  'Oil, Vinegar, Salad Dressing': melts('fat', '#e3b84a', 0.05),
  Condiments: melts('sauce', '#a8642c', 1),
  Baking: melts('flour', '#e9d8b4', 0.2),
  'Tea and Coffee': melts('liquid', '#7a4520', 0.6),
  Beverages: melts('liquid', '#e3c070', 0.2),
  'Alcoholic Beverages': melts('liquid', '#d9b05c', 0.1),
  'Sweet Snacks': melts('sweet', '#a8692c', 0.6),
}

const known = new Map<string, FoodLook | null>()

export function lookNamed(name: string): FoodLook | null {
  const lower = name.toLowerCase()
  const key = ALIKE[lower] ?? lower
  const before = known.get(key)
  if (before !== undefined) return before
  const found = ENTRIES.find((entry) => entry.match.test(key)) ?? null
  known.set(key, found)
  return found
}

export function lookOf(food: PicturedFood): FoodLook {
  for (const name of [food.name, ...food.aliases]) {
    const look = lookNamed(name)
    if (look) return look
  }
  const look = BY_AISLE[food.aisle]
  if (!look) throw new Error(`"${food.name}" has no look. Add an entry in studio/looks.`)
  return look
}

const NAMED_CLOSER: readonly Kind[] = ['pasta', 'noodle', 'legume']

/** Spaghetti and farfalle, or green and yellow split peas, may be one food in the tables; on a plate they are not. */
export function lookAsNamed(name: string, food: Parameters<typeof lookOf>[0]): FoodLook {
  const look = lookOf(food)
  if (/curry paste/.test(food.name) || /brown shrimp/.test(name)) return lookNamed(name) ?? look
  if (!NAMED_CLOSER.includes(look.kind)) return look
  const named = lookNamed(name)
  return named && NAMED_CLOSER.includes(named.kind) ? named : look
}
