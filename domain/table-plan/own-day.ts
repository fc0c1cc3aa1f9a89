// A day on which somebody eats something else than the others: what they could have, and the plan with what was chosen.
import type { PlanDish } from '#domain/plan/plan-dish.ts'
import { withPlaces } from '#domain/plan/plan-state.ts'
import { ownPlace, type TablePlace, type TablePlaces } from './table-places.ts'
import { plateIn, setPlate, type TableState } from './table-state.ts'

/** Besides what they eat with the others. */
export const MOST_OWN_SNACKS = 3
/** How much trouble a dish for one person is. */
const OWN_COST = { snack: 1, breakfast: 1.5, lunch: 1.5, dinner: 3 } as const

export interface EaterOption {
  /** Position of the dish. */
  at: number
  dish: PlanDish
  cost: number
  /** Position of the meal that they share; null for a dish of their own. */
  shared: number | null
}

export interface EaterMeal {
  slot: TablePlace['slot']
  options: EaterOption[]
  /** Different dishes of it. */
  least: number
  most: number
}

const plateOf = ({ problem }: TableState, place: TablePlace, at: number, eater: number): PlanDish | undefined =>
  place.servings.get(at)?.plates.get(problem.eaters[eater]?.rule ?? 0) ?? problem.dishes[at]

/** Dishes of their own that aren't in the plan yet and don't take too long. */
function ownOptions(state: TableState, own: TablePlace | undefined, eater: number): EaterOption[] {
  const { plan } = state
  const most = plan.limits[own?.day ?? 0]?.minutes ?? Number.POSITIVE_INFINITY
  return (own?.candidates ?? []).flatMap((at) => {
    const dish = own && plateOf(state, own, at, eater)
    const isOpen = dish && dish.minutes <= most && !plan.dishAt.includes(at)
    return isOpen ? [{ at, dish, cost: OWN_COST[own.slot], shared: null }] : []
  })
}

/** What somebody could eat on a day: what they share as it is planned, or dishes of their own. */
export function eaterMeals(state: TableState, tables: TablePlaces, day: number, eater: number): EaterMeal[] {
  const meals = tables.places.flatMap((planned, shared): EaterMeal[] => {
    if (planned.day !== day || !planned.eaters.includes(eater)) return []
    const { slot, isKept } = planned
    const dish = plateIn(state, shared, eater)
    const stays = dish ? [{ at: state.plan.dishAt[shared] ?? -1, dish, cost: 0, shared }] : []
    // Alone at a meal, they eat what is planned for them.
    const own = isKept || planned.eaters.length < 2 ? [] : ownOptions(state, ownPlace(tables, eater, day, slot), eater)
    return [{ slot, options: [...stays, ...own], least: 1, most: 1 }]
  })
  const snacks = ownOptions(state, ownPlace(tables, eater, day, 'snack'), eater)
  return [...meals, { slot: 'snack', options: snacks, least: 0, most: MOST_OWN_SNACKS }]
}

export interface EatenOption {
  slot: TablePlace['slot']
  option: EaterOption
  portion: number
}

/** The plan with this day for this person. */
export function withEaterDay(
  state: TableState,
  tables: TablePlaces,
  { day, eater }: { day: number; eater: number },
  eaten: readonly EatenOption[],
): TableState {
  const shares = (at: number) => eaten.some(({ option }) => option.shared === at)
  const isOwn = (place: TablePlace, at: number) =>
    at >= tables.places.length && place.day === day && place.eaters[0] === eater
  const kept = [...state.places.keys()].filter((at) => !isOwn(state.places[at] as TablePlace, at))
  const places = kept.map((at): TablePlace => {
    const place = state.places[at] as TablePlace // positions in this list
    const planned = tables.places[at]
    if (place.day !== day || !planned?.eaters.includes(eater)) return place
    const eaters = planned.eaters.filter((one) => (one === eater ? shares(at) : place.eaters.includes(one)))
    return { ...place, eaters, people: eaters.length + place.guests }
  })
  const own = eaten.flatMap(({ slot, option, portion }) => {
    const place = option.shared === null ? ownPlace(tables, eater, day, slot) : undefined
    return place ? [{ place, at: option.at, portion }] : []
  })
  const count = state.problem.eaters.length
  const all = [...places, ...own.map(({ place }) => place)]
  const before = {
    ...state.plan,
    dishAt: Int16Array.from(kept, (at) => state.plan.dishAt[at] ?? -1),
    portionAt: Float64Array.from(kept, (at) => state.plan.portionAt[at] ?? 1),
  }
  const next: TableState = {
    ...state,
    places: all,
    plan: withPlaces(before, all),
    portions: new Float64Array(all.length * count),
  }
  kept.forEach((from, to) => {
    next.portions.set(state.portions.subarray(from * count, (from + 1) * count), to * count)
  })
  for (const [at, planned] of tables.places.entries()) {
    if (planned.day !== day || !planned.eaters.includes(eater)) continue
    setPlate(next, at, eater, eaten.find(({ option }) => option.shared === at)?.portion ?? 0)
  }
  own.forEach(({ at, portion }, nth) => {
    next.plan.dishAt[kept.length + nth] = at
    setPlate(next, kept.length + nth, eater, portion)
  })
  return next
}
