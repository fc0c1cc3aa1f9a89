// One day's meals for a calorie target. docs/meal-plan.md tells how the search works and why it misses nothing near.

import { type Random, sample } from '#domain/random.ts'
import { bestOf, type Day, type DayRequest, type KeptMeals, sumCalories } from './meal-choice.ts'
import { type Dish, type MealPairs, pairsAmong, pairsWith } from './meal-pairs.ts'

/** What can be planned: a dish stands in every list that it fits. */
export interface Kitchen {
  breakfasts: readonly Dish[]
  mains: readonly Dish[]
  extras: readonly Dish[]
  pairs: MealPairs
}

export function openKitchen(dishes: Pick<Kitchen, 'breakfasts' | 'mains' | 'extras'>): Kitchen {
  return { ...dishes, pairs: pairsAmong(dishes.mains) }
}

/** A day counts as a fit within this share of the target. */
const TOLERANCE = 0.02
const KEPT_TOLERANCE = 0.05
/** With fewer fits than this a plan would soon repeat itself: better one snack more. */
const ENOUGH_FITS = 24
const MOST_EXTRAS = 6
/** Up to this many extras are snacks, sides and the like; a day that needs more may have another main. */
const FEW_EXTRAS = 2
const FITTING_EXTRAS = 16
const RANDOM_SETS = 30
const PAIRS_EACH = 8
const MOST_FITS = 240

/** Sets of extras to build a day around: some at random among those of the right size, then every run of neighbours by calories, which covers the whole range. */
function* extraSets(pool: readonly Dish[], count: number, wanted: number, random: Random): Generator<Dish[]> {
  if (count === 0) {
    yield []
    return
  }
  const byFit = [...pool].sort((a, b) => Math.abs(a.calories - wanted / count) - Math.abs(b.calories - wanted / count))
  const fitting = byFit.slice(0, Math.max(FITTING_EXTRAS, count * 3))
  for (let nth = 0; nth < RANDOM_SETS; nth++) yield sample(fitting, count, random)
  const sorted = [...pool].sort((a, b) => a.calories - b.calories)
  for (let from = 0; from + count <= sorted.length; from++) yield sorted.slice(from, from + count)
}

interface Choices {
  breakfasts: readonly Dish[]
  pairs: MealPairs
  /** Snacks and sides, for a few extras; any dish, for more. */
  extras: readonly Dish[]
  anyDish: readonly Dish[]
  keptExtras: readonly Dish[]
  /** Calories of an ordinary breakfast, lunch and dinner here. */
  ordinary: number
}

function choicesOf(kitchen: Kitchen, { kept, used }: DayRequest): Choices {
  const isFree = ({ id }: Dish) => !used.has(id)
  const mains = kitchen.mains.filter(isFree)
  const pairs = () => {
    if (kept?.lunch && kept.dinner) return pairsWith(kept.lunch, [kept.dinner])
    const one = kept?.lunch ?? kept?.dinner
    return one ? pairsWith(one, mains) : kitchen.pairs.without(used)
  }
  const breakfasts = kept?.breakfast ? [kept.breakfast] : kitchen.breakfasts.filter(isFree)
  const chosen = pairs()
  const keptExtras = kept?.extras ?? []
  return {
    breakfasts,
    pairs: chosen,
    extras: kitchen.extras.filter(isFree),
    anyDish: [...new Set([...kitchen.extras, ...kitchen.mains, ...kitchen.breakfasts])].filter(isFree),
    keptExtras,
    ordinary: median(breakfasts.map(({ calories }) => calories)) + chosen.caloriesAt(chosen.length >> 1),
  }
}

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0

/** The fewest and the most calories that a day with so many extras can have. */
function reach(choices: Choices, pool: readonly Dish[], count: number): [number, number] {
  const breakfasts = choices.breakfasts.map(({ calories }) => calories)
  const sorted = [...pool].sort((a, b) => a.calories - b.calories)
  const always = sumCalories(choices.keptExtras)
  return [
    always + Math.min(...breakfasts) + choices.pairs.caloriesAt(0) + sumCalories(sorted.slice(0, count)),
    always +
      Math.max(...breakfasts) +
      choices.pairs.caloriesAt(choices.pairs.length - 1) +
      sumCalories(sorted.slice(sorted.length - count)),
  ]
}

interface Search {
  fits: Day[]
  /** The day that misses the target least, looked for as long as nothing fits. */
  nearest: Day | null
  missedBy: number
}

/** For given extras and breakfast, lunch and dinner are found exactly: all pairs near the rest, or the nearest one. */
function searchDays(
  choices: Choices,
  pool: readonly Dish[],
  count: number,
  request: DayRequest,
  slack: number,
): Search {
  const { target, random, kept } = request
  const result: Search = { fits: [], nearest: null, missedBy: Number.POSITIVE_INFINITY }
  const breakfasts = sample(choices.breakfasts, choices.breakfasts.length, random)
  const wanted = target - choices.ordinary - sumCalories(choices.keptExtras)
  for (const chosen of extraSets(pool, count, wanted, random)) {
    const extras = [...choices.keptExtras, ...chosen]
    const eaten = sumCalories(extras)
    for (const breakfast of breakfasts) {
      if (extras.includes(breakfast)) continue
      const rest = target - eaten - breakfast.calories
      const dayAt = (position: number): Day | null => {
        const [one, other] = choices.pairs.at(position)
        if (one === breakfast || other === breakfast) return null
        if (extras.includes(one) || extras.includes(other)) return null
        return { breakfast, ...lunchAndDinner(one, other, kept), extras }
      }
      const from = choices.pairs.firstAtLeast(rest - slack)
      const to = choices.pairs.firstAtLeast(rest + slack)
      for (const position of spread(from, to, PAIRS_EACH, random)) {
        const day = dayAt(position)
        if (day) result.fits.push(day)
      }
      if (result.fits.length >= MOST_FITS) return result
      if (result.fits.length === 0) improveNearest(result, choices.pairs, rest, dayAt)
    }
  }
  return result
}

/** Looks both ways from a figure for an open pair that is nearer than the nearest so far. */
function improveNearest(result: Search, pairs: MealPairs, rest: number, dayAt: (position: number) => Day | null): void {
  const middle = pairs.firstAtLeast(rest)
  for (const step of [1, -1]) {
    for (let at = step > 0 ? middle : middle - 1; at >= 0 && at < pairs.length; at += step) {
      const missedBy = Math.abs(pairs.caloriesAt(at) - rest)
      if (missedBy >= result.missedBy) break
      const day = dayAt(at)
      if (!day) continue
      result.nearest = day
      result.missedBy = missedBy
      break
    }
  }
}

/** Up to `most` positions between two, from a random start and evenly apart. */
function spread(from: number, to: number, most: number, random: Random): number[] {
  const length = to - from
  if (length <= 0) return []
  const count = Math.min(most, length)
  const start = random() * length
  return Array.from({ length: count }, (_, nth) => from + (Math.floor(start + (nth * length) / count) % length))
}

function lunchAndDinner(one: Dish, other: Dish, kept: KeptMeals | null): Pick<Day, 'lunch' | 'dinner'> {
  const isLunch = kept?.lunch ? kept.lunch === one : kept?.dinner ? kept.dinner !== one : one.calories <= other.calories
  return isLunch ? { lunch: one, dinner: other } : { lunch: other, dinner: one }
}

/** The day for a target, or null when the kitchen cannot fill one. */
export function planDay(kitchen: Kitchen, request: DayRequest): Day | null {
  const choices = choicesOf(kitchen, request)
  const { kept, target } = request
  if (choices.breakfasts.length === 0 || choices.pairs.length === 0) return null
  const slack = target * (kept ? KEPT_TOLERANCE : TOLERANCE)
  const enough = kept ? 1 : ENOUGH_FITS
  const fewest = kept?.openExtras ?? 0
  let most: Day[] = []
  let nearest: Pick<Search, 'nearest' | 'missedBy'> = { nearest: null, missedBy: Number.POSITIVE_INFINITY }
  for (let count = fewest; count <= fewest + MOST_EXTRAS; count++) {
    const pool = count > FEW_EXTRAS || choices.extras.length < count ? choices.anyDish : choices.extras
    if (count > pool.length) break
    const [least, largest] = reach(choices, pool, count)
    // More extras only add; and with too few of them there is nothing to find, unless nothing else can be had.
    if (least > target + slack && count > fewest) break
    if (largest < target - slack && count < fewest + MOST_EXTRAS && count < pool.length) continue
    const found = searchDays(choices, pool, count, request, slack)
    if (found.fits.length >= enough) return bestOf(found.fits, request)
    if (found.fits.length > most.length) most = found.fits
    if (found.missedBy < nearest.missedBy) nearest = found
  }
  return most.length > 0 ? bestOf(most, request) : nearest.nearest
}
