// Dishes that could take a planned meal's place: the nearest first, each with the reasons that speak for it.
import { type MacroAims, missedAim } from '#domain/nutrition/macro-aims.ts'
import { MACROS, type MacroGrams } from '#domain/nutrition/macros.ts'
import type { MealSlot } from '#domain/time/meal-slots.ts'
import { dishesFor, type PlanDish } from './plan-dish.ts'
import { kindOf } from './plan-places.ts'

export type SwapReason =
  | { kind: 'calories' | 'leftovers' | 'favorite' }
  | { kind: 'uses'; food: string }
  | { kind: 'quicker'; minutes: number }
  | { kind: 'protein'; grams: number }

export interface SwapRequest {
  slot: MealSlot
  /** Meals that are planned as leftovers of the dish. */
  leftovers: readonly MealSlot[]
  /** What one person eats of the dish that leaves. */
  leaving: MacroGrams & { calories: number; minutes: number }
  /** What one person eats in the day's other meals. */
  others: MacroGrams
  /** Of the day. */
  aims: MacroAims
  favorites: ReadonlySet<number>
  /** Foods that are there anyway, and that the dish uses up. */
  usesOf: (dish: PlanDish) => readonly string[]
}

export interface SwapChoice {
  dish: PlanDish
  portion: number
  reasons: SwapReason[]
}

const PORTIONS = [1, 0.75, 1.25, 0.5, 1.5, 1.75, 2] as const
const MOST_OF_A_CUISINE = 2
const MOST_REASONS = 3
const QUICKER_MINUTES = 5
const MORE_PROTEIN_G = 8
const SAME_SHARE = 0.05

/** The portion with the nearest calories; one serving if two are equally near, or if nobody knows them. */
function nearestPortion(dish: PlanDish, calories: number): number {
  if (calories <= 0) return 1
  const off = (portion: number) => Math.abs(dish.calories * portion - calories)
  return PORTIONS.reduce((best, portion) => (off(portion) < off(best) - 1e-9 ? portion : best))
}

const macrosOf = ({ protein, carbohydrates, fat }: PlanDish, portion: number): MacroGrams => ({
  protein: protein * portion,
  carbs: carbohydrates * portion,
  fat: fat * portion,
})

/** By how much a day misses what a diet demands. What is only aimed at depends on the meals that are still to come. */
function missedDemands({ others, aims }: SwapRequest, eaten: MacroGrams): number {
  return MACROS.reduce((sum, macro) => {
    const aim = aims[macro]
    return aim.kind === 'about' ? sum : sum + Math.abs(missedAim(aim, others[macro] + eaten[macro]))
  }, 0)
}

function reasonsFor(request: SwapRequest, dish: PlanDish, portion: number): SwapReason[] {
  const { leaving, leftovers, favorites } = request
  const [food] = request.usesOf(dish)
  const quicker = leaving.minutes - dish.minutes
  const more = Math.round(dish.protein * portion - leaving.protein)
  const reasons: SwapReason[] = []
  if (leaving.calories > 0 && isNear(dish.calories * portion, leaving.calories)) reasons.push({ kind: 'calories' })
  if (leftovers.length > 0) reasons.push({ kind: 'leftovers' })
  if (food !== undefined) reasons.push({ kind: 'uses', food })
  if (favorites.has(dish.id)) reasons.push({ kind: 'favorite' })
  if (leaving.minutes > 0 && quicker >= QUICKER_MINUTES) reasons.push({ kind: 'quicker', minutes: quicker })
  if (leaving.calories > 0 && more >= MORE_PROTEIN_G) reasons.push({ kind: 'protein', grams: more })
  return reasons.slice(0, MOST_REASONS)
}

const isNear = (calories: number, wanted: number) => Math.abs(calories - wanted) <= wanted * SAME_SHARE

/** Less is better: calories first, then what is there, what people like, and the minutes. */
function costOf(request: SwapRequest, dish: PlanDish, portion: number): number {
  const { leaving, favorites } = request
  const off = leaving.calories > 0 ? Math.abs(dish.calories * portion - leaving.calories) / leaving.calories : 0
  const slower = leaving.minutes > 0 ? Math.max(-30, dish.minutes - leaving.minutes) : dish.minutes
  return (
    10 * Math.max(0, off - SAME_SHARE) +
    Math.abs(portion - 1) +
    slower / 40 -
    Math.min(2, request.usesOf(dish).length) * 0.8 -
    (favorites.has(dish.id) ? 0.6 : 0)
  )
}

/** The dishes already match diets and exclusions, and none of them is planned in the same week. */
export function swapChoices(dishes: readonly PlanDish[], request: SwapRequest, most: number): SwapChoice[] {
  const kinds = [...new Set([request.slot, ...request.leftovers].map(kindOf))]
  const suited = kinds.map((kind) => new Set(dishesFor(kind, dishes)))
  const found = dishes.flatMap((dish, at) => {
    if (!suited.every((dishesOfKind) => dishesOfKind.has(at))) return []
    // The leftovers may be days away, and cooked rice keeps a day.
    if (request.leftovers.length > 0 && dish.staple === 'rice') return []
    const portion = nearestPortion(dish, request.leaving.calories)
    return [{ dish, portion, missed: missedDemands(request, macrosOf(dish, portion)) }]
  })
  // A day that keeps to a diet still does; one that doesn't gets no worse, if any dish allows.
  const enough = Math.max(missedDemands(request, request.leaving), Math.min(...found.map(({ missed }) => missed)))
  const best = found
    .filter(({ missed }) => missed <= enough + 1e-9)
    .map((one) => ({ ...one, cost: costOf(request, one.dish, one.portion) }))
    .sort((one, other) => one.cost - other.cost || one.dish.id - other.dish.id)
  const ofCuisine = new Map<string, number>()
  const varied = best.filter(({ dish: { cuisine } }) => {
    const before = ofCuisine.get(cuisine) ?? 0
    ofCuisine.set(cuisine, before + 1)
    return cuisine === '' || before < MOST_OF_A_CUISINE
  })
  return varied
    .slice(0, most)
    .map(({ dish, portion }) => ({ dish, portion, reasons: reasonsFor(request, dish, portion) }))
}

export function swapReasonText(reason: SwapReason): string {
  switch (reason.kind) {
    case 'calories':
      return 'same calories'
    case 'leftovers':
      return 'keeps leftovers right'
    case 'favorite':
      return 'a favorite'
    case 'uses':
      return `uses the ${reason.food}`
    case 'quicker':
      return `${reason.minutes} minutes quicker`
    case 'protein':
      return `${reason.grams} g more protein`
  }
}
