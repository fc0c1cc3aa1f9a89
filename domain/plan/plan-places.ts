// The meals of a plan before dishes are chosen: their type, the possible dishes, and which are leftovers.
import type { MealSlot } from '#domain/time/meal-slots.ts'
import { dishesFor, type MealKind, type PlanDish } from './plan-dish.ts'
import { isWeekend, type PlanPreferences } from './plan-preferences.ts'

export interface KeptMeal {
  id: number
  /** Null if the planner may choose. */
  portion: number | null
}

export interface Place {
  day: number
  slot: MealSlot
  kind: MealKind
  /** Positions in the list of dishes. */
  candidates: readonly number[]
  /** The meal that this is left over from, or null if it is cooked. */
  leftoverOf: number | null
  /** A portion that can't change. */
  portion: number | null
  isKept: boolean
  /** How many people eat it, if not everybody at the table does. */
  people?: number
}

/** The input of the search. The dishes already match the diet and exclusions. */
export interface PlanProblem {
  dishes: readonly PlanDish[]
  preferences: PlanPreferences
  /** Meals that stay, by day and place; null for a free place. */
  kept: readonly (readonly (KeptMeal | null)[])[]
  /** Ingredients to use up, with the dishes that do. */
  use: readonly { word: string; ids: readonly number[] }[]
  prefer: readonly number[]
  /** Dishes that only a kept meal may be. */
  avoid: readonly number[]
}

export const kindOf = (slot: MealSlot): MealKind => (slot === 'breakfast' || slot === 'snack' ? slot : 'main')

/** Default time limits in minutes: short on weekday mornings, longer on weekends. */
export const LONGEST_MINUTES: Record<MealKind, { weekday: number; weekend: number }> = {
  breakfast: { weekday: 25, weekend: 60 },
  main: { weekday: 90, weekend: 180 },
  snack: { weekday: 45, weekend: 90 },
}
/** With fewer spare dishes than this, a dish may repeat within a week. */
export const SPARE_DISHES = 3

/** Leftovers are eaten on one of the next three days: at lunch on the day after if that is free. */
const LEFTOVER_PLACES: readonly (readonly [daysLater: number, slot: MealSlot])[] = [
  [1, 'lunch'],
  [2, 'dinner'],
  [2, 'lunch'],
  [3, 'dinner'],
  [3, 'lunch'],
  [1, 'dinner'],
]

type Meal = Pick<Place, 'day' | 'slot' | 'kind'>

/** For each meal, the one it is left over from, or null. Dinners are cooked for two days first, then lunches. */
export function leftoverPairs(meals: readonly Meal[]): (number | null)[] {
  const cookedAt = meals.map((): number | null => null)
  const isTaken = meals.map(() => false)
  for (const cookedSlot of ['dinner', 'lunch']) {
    meals.forEach((cooked, from) => {
      if (cooked.slot !== cookedSlot || isTaken[from]) return
      for (const [later, slot] of LEFTOVER_PLACES) {
        const to = meals.findIndex((meal, at) => meal.day === cooked.day + later && meal.slot === slot && !isTaken[at])
        if (to === -1) continue
        cookedAt[to] = from
        isTaken[to] = true
        isTaken[from] = true
        return
      }
    })
  }
  return cookedAt
}

/** Cooked rice keeps a day, other leftovers three (docs/claims.md). If nothing else is left, rice has to do. */
function keepingFor(daysLater: number, candidates: readonly number[], dishes: readonly PlanDish[]): readonly number[] {
  if (daysLater <= 1) return candidates
  const keeping = candidates.filter((position) => dishes[position]?.staple !== 'rice')
  return keeping.length > 0 ? keeping : candidates
}

/** The places of a plan, or null if nothing can be cooked for one of them. */
export function placesOf({ dishes, preferences, kept, avoid }: PlanProblem): Place[] | null {
  const isOut = new Set([...avoid, ...kept.flat().flatMap((meal) => meal?.id ?? [])])
  const open = openDishes(
    dishes.map((dish) => (isOut.has(dish.id) ? { ...dish, calories: 0 } : dish)),
    preferences,
  )
  const meals = preferences.slots.flatMap((slots, day) => slots.map((slot) => ({ day, slot, kind: kindOf(slot) })))
  const keptAt = preferences.slots.flatMap((slots, day) => slots.map((_, at) => kept[day]?.[at] ?? null))
  const leftoverOf = preferences.leftovers ? leftoverPairs(meals) : meals.map(() => null)
  const places = meals.map(({ day, slot, kind }, at): Place => {
    const stays = keptAt[at] ?? null
    const from = leftoverOf[at] ?? null
    const eatenAgain = meals[leftoverOf.indexOf(at)]
    // A kept meal can't become leftovers.
    const isSame = from === null || (keptAt[from]?.id ?? null) === (stays?.id ?? null)
    return {
      day,
      slot,
      kind,
      candidates: stays
        ? dishes.flatMap((dish, position) => (dish.id === stays.id ? [position] : []))
        : keepingFor((eatenAgain?.day ?? day) - day, open(kind, isWeekend(preferences.days[day] ?? 'monday')), dishes),
      leftoverOf: isSame ? from : null,
      portion: stays?.portion ?? null,
      isKept: stays !== null,
    }
  })
  return places.every(({ candidates }) => candidates.length > 0) ? places : null
}

/** The dishes for a type of meal on a weekday or weekend: the quick ones, if there are enough. */
export function openDishes(dishes: readonly PlanDish[], { days }: Pick<PlanPreferences, 'days'>) {
  const known = new Map<string, number[]>()
  return (kind: MealKind, weekend: boolean): number[] => {
    const key = `${kind} ${weekend}`
    const found = known.get(key)
    if (found) return found
    const all = dishesFor(kind, dishes)
    const most = LONGEST_MINUTES[kind][weekend ? 'weekend' : 'weekday']
    const quick = all.filter((at) => (dishes[at]?.minutes ?? 0) <= most)
    const needed = days.length * (kind === 'main' ? 2 : 1) + SPARE_DISHES
    const chosen = quick.length >= needed ? quick : all
    known.set(key, chosen)
    return chosen
  }
}

/** Whether there are enough dishes of this type for a week without repeats. */
export function canVary(places: readonly Place[], kind: MealKind): boolean {
  const cooked = places.filter((place) => place.kind === kind && place.leftoverOf === null && !place.isKept)
  const choice = new Set(cooked.flatMap(({ candidates }) => candidates))
  return choice.size >= cooked.length + SPARE_DISHES
}
