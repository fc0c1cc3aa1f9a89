// The terms of a plan that make it one that a cook would write: staples, bases, methods and cuisines change from day to
// day, some evenings have meat or fish for those who eat it, and a dinner is a dinner.
import { ANIMAL_BASES } from './dish-base.ts'
import type { PlanDish } from './plan-dish.ts'
import type { Place } from './plan-places.ts'

/** The same staple or plant base cooked on one day or on two days running. */
const SAME_STAPLE_NEARBY = 4
const SAME_MEAT_NEARBY = 0.6
/** Again later in the week. */
const SAME_STAPLE = 0.3
const SAME_BASE = 0.45
const SAME_MEAT = 0.12
const SAME_METHOD_NEARBY = 0.2
const SAME_METHOD = 0.06
const SAME_CUISINE_NEXT_DAY = 0.05
const SAME_CUISINE = 0.08

/** The share of evenings with meat or fish, for those who eat everything. */
const MEAT_EVENINGS = 3 / 7
const MEATLESS_EVENING = 2.5
/** With fewer mains of meat or fish than this, the diet or the exclusions speak against them. */
const FEWEST_MEAT_MAINS = 14

/** A small dinner, as a share of the day's energy. */
const LEAST_DINNER_SHARE = 0.22
const SMALL_DINNER = 25
const PART_OF_A_DINNER = 3
const BREAKFAST_FOR_DINNER = 1.5

/** A recipe is cooked whole or by halves, so that cans and carrots stay whole. */
const ODD_SCALE = 0.3

/** More than there are; own recipes may name others, which don't count. */
const KINDS = 64

/** Numbers instead of names, 0 for none: compared hundreds of thousands of times. */
export interface DishKinds {
  staple: Uint8Array
  base: Uint8Array
  method: Uint8Array
  cuisine: Uint8Array
  isMeatOrFish: Uint8Array
  isForBreakfast: Uint8Array
  /** By base. */
  isAnimal: readonly boolean[]
}

function numbered(names: readonly string[]): { numbers: Uint8Array; order: string[] } {
  const order = ['']
  const numbers = Uint8Array.from(names, (name) => {
    const known = order.indexOf(name)
    if (known >= 0) return known
    return order.length < KINDS ? order.push(name) - 1 : 0
  })
  return { numbers, order }
}

/** `varies`: off if few different dishes are wanted, which repeats what they are built on. */
export function dishKinds(dishes: readonly PlanDish[], varies: boolean): DishKinds {
  const kept = (name: string) => (varies ? name : '')
  const base = numbered(dishes.map((dish) => kept(dish.base)))
  return {
    staple: numbered(dishes.map(({ staple }) => kept(staple))).numbers,
    base: base.numbers,
    method: numbered(dishes.map(({ method }) => kept(method))).numbers,
    cuisine: numbered(dishes.map(({ cuisine }) => cuisine)).numbers,
    isMeatOrFish: Uint8Array.from(dishes, (dish) => Number(dish.isMeatOrFish)),
    isForBreakfast: Uint8Array.from(dishes, ({ dishTypes }) => Number(dishTypes.includes('breakfast'))),
    isAnimal: base.order.map((name) => ANIMAL_BASES.some((animal) => animal === name)),
  }
}

/** How many evenings should have meat or fish: none for those who don't eat it. */
export function meatEvenings(places: readonly Place[], kinds: DishKinds): number {
  const dinners = places.filter(({ slot }) => slot === 'dinner').length
  const mains = new Set(places.flatMap(({ kind, candidates }) => (kind === 'main' ? candidates : [])))
  let meat = 0
  for (const dish of mains) meat += kinds.isMeatOrFish[dish] ?? 0
  return meat >= FEWEST_MEAT_MAINS ? Math.floor(dinners * MEAT_EVENINGS) : 0
}

interface Plan {
  places: readonly Place[]
  dishAt: Int16Array
  kinds: DishKinds
  meatEvenings: number
}

/** What each staple, base, method and cuisine would cost in a place. */
export interface VarietyAround {
  staple: Float64Array
  base: Float64Array
  method: Float64Array
  cuisine: Float64Array
  /** Evenings with meat or fish that are still missing. */
  missing: number
}

/** On the same day, the table costs more. */
function cuisineAdded(one: Place, other: Place): number {
  const apart = Math.abs(one.day - other.day)
  if (apart === 1) return SAME_CUISINE_NEXT_DAY
  return apart > 1 && one.kind === 'main' && other.kind === 'main' ? SAME_CUISINE : 0
}
const baseAdded = (isNear: boolean, isAnimal: boolean) =>
  isNear ? (isAnimal ? SAME_MEAT_NEARBY : SAME_STAPLE_NEARBY) : isAnimal ? SAME_MEAT : SAME_BASE

export function varietyAround(plan: Plan, place: number): VarietyAround {
  const { places, dishAt, kinds } = plan
  const around: VarietyAround = {
    staple: new Float64Array(KINDS),
    base: new Float64Array(KINDS),
    method: new Float64Array(KINDS),
    cuisine: new Float64Array(KINDS),
    missing: missingEvenings(plan, place),
  }
  const here = places[place]
  if (!here || here.leftoverOf !== null) return around
  const add = (costs: Float64Array, kind: number, cost: number) => {
    if (kind > 0 && kind < KINDS) costs[kind] = (costs[kind] ?? 0) + cost
  }
  places.forEach((other, at) => {
    const dish = dishAt[at] ?? -1
    if (at === place || dish < 0 || other.leftoverOf !== null) return
    add(around.cuisine, kinds.cuisine[dish] ?? 0, cuisineAdded(here, other))
    if (here.kind !== 'main' || other.kind !== 'main') return
    const isNear = Math.abs(other.day - here.day) <= 1
    const base = kinds.base[dish] ?? 0
    add(around.staple, kinds.staple[dish] ?? 0, isNear ? SAME_STAPLE_NEARBY : SAME_STAPLE)
    add(around.base, base, baseAdded(isNear, kinds.isAnimal[base] ?? false))
    add(around.method, kinds.method[dish] ?? 0, isNear ? SAME_METHOD_NEARBY : SAME_METHOD)
  })
  return around
}

/** What a dish costs in a place with this around it. */
export function varietyOf(kinds: DishKinds, around: VarietyAround, dish: number): number {
  return (
    (around.staple[kinds.staple[dish] ?? 0] ?? 0) +
    (around.base[kinds.base[dish] ?? 0] ?? 0) +
    (around.method[kinds.method[dish] ?? 0] ?? 0) +
    (around.cuisine[kinds.cuisine[dish] ?? 0] ?? 0)
  )
}

/** Evenings with meat or fish that are missing, without a dish and its leftovers. */
function missingEvenings({ places, dishAt, kinds, meatEvenings: wanted }: Plan, without: number): number {
  if (wanted === 0) return 0
  let evenings = 0
  places.forEach(({ slot, leftoverOf }, at) => {
    if (slot !== 'dinner' || at === without || leftoverOf === without) return
    evenings += kinds.isMeatOrFish[dishAt[at] ?? -1] ?? 0
  })
  return Math.max(0, wanted - evenings)
}

export const meatlessCost = (missing: number): number => missing * MEATLESS_EVENING

/** What two cooked meals have in common. */
function pairCost(kinds: DishKinds, [here, one]: [Place, number], [there, other]: [Place, number]): number {
  const same = (numbers: Uint8Array) => (numbers[one] ?? 0) > 0 && numbers[one] === numbers[other]
  const cuisine = same(kinds.cuisine) ? cuisineAdded(here, there) : 0
  if (here.kind !== 'main' || there.kind !== 'main') return cuisine
  const isNear = Math.abs(there.day - here.day) <= 1
  return (
    cuisine +
    (same(kinds.staple) ? (isNear ? SAME_STAPLE_NEARBY : SAME_STAPLE) : 0) +
    (same(kinds.base) ? baseAdded(isNear, kinds.isAnimal[kinds.base[one] ?? 0] ?? false) : 0) +
    (same(kinds.method) ? (isNear ? SAME_METHOD_NEARBY : SAME_METHOD) : 0)
  )
}

/** Over the whole plan, each pair once. */
export function varietyCost(plan: Plan): number {
  const { places, dishAt, kinds } = plan
  const cooked = places.flatMap((place, at): [Place, number][] => {
    const dish = dishAt[at] ?? -1
    return place.leftoverOf === null && dish >= 0 ? [[place, dish]] : []
  })
  let cost = meatlessCost(missingEvenings(plan, -1))
  cooked.forEach((one, at) => {
    for (let next = at + 1; next < cooked.length; next++) {
      const other = cooked[next]
      if (other) cost += pairCost(kinds, one, other)
    }
  })
  return cost
}

/** What speaks against a dish for dinner, apart from its portion. */
export const dinnerCost = (kinds: DishKinds, dish: number): number =>
  kinds.isForBreakfast[dish] ? BREAKFAST_FOR_DINNER : 0

/** No half omelet for dinner. */
export const dinnerPortionCost = (calories: number, portion: number, target: number): number =>
  (portion < 1 ? PART_OF_A_DINNER : 0) + smallDinnerCost((calories * portion) / target)

export const smallDinnerCost = (share: number): number =>
  share < LEAST_DINNER_SHARE ? (LEAST_DINNER_SHARE - share) * SMALL_DINNER : 0

/** Cooking three quarters of a recipe means three quarters of a can. */
export function scaleCost(servingsToCook: number, servings: number): number {
  const halves = (servingsToCook / servings) * 2
  return Math.abs(halves - Math.round(halves)) < 0.01 && halves > 0.5 ? 0 : ODD_SCALE
}
