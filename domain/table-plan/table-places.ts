// The meals of a table's plan before dishes are chosen: who eats together, and which dishes suit them all.

import { dishesFor, type MealKind, type PlanDish } from '#domain/plan/plan-dish.ts'
import { type KeptMeal, kindOf, leftoverPairs, openDishes, type Place, SPARE_DISHES } from '#domain/plan/plan-places.ts'
import { isWeekend } from '#domain/plan/plan-preferences.ts'
import type { MealSlot } from '#domain/time/meal-slots.ts'
import type { Weekday } from '#domain/time/weekdays.ts'

/** A dish as these people eat it. */
export interface TableServing {
  /** How much trouble the changed plates are. */
  cost: number
  /** By rule: what a serving has. */
  plates: ReadonlyMap<number, PlanDish>
}

export interface TableEater {
  /** People with the same rule can eat the same plate. */
  rule: number
  /** For a whole day. */
  calories: number
  minProtein: number
  minFiber: number
  /** mg */
  maxSodium: number
  /** g; null without a limit. */
  maxCarbs: number | null
}

export interface TablePlace extends Place {
  /** Who eats it, besides guests. */
  eaters: readonly number[]
  guests: number
  /** Whom the dish must suit. */
  rules: readonly number[]
  /** By position of the dish. */
  servings: ReadonlyMap<number, TableServing>
}

/** The dishes that suit people with these rules, by position. */
export type ServingsFor = (rules: readonly number[]) => ReadonlyMap<number, TableServing>

export interface TableMeals {
  dishes: readonly PlanDish[]
  days: readonly Weekday[]
  slots: readonly (readonly MealSlot[])[]
  /** Who eats at each meal. */
  present: readonly (readonly (readonly number[])[])[]
  eaters: readonly TableEater[]
  /** Without a diet or needs: they eat what is there. */
  guests: readonly (readonly number[])[]
  leftovers: boolean
  kept: readonly (readonly (KeptMeal | null)[])[]
  /** The longest that a dish may take. */
  minutes: { weekday: number; weekend: number }
  avoid: readonly number[]
}

type Meal = Pick<TablePlace, 'day' | 'slot' | 'kind' | 'eaters'> & { guests: number; kept: number | null }

export interface TablePlaces {
  /** What is cooked for everybody who eats it. */
  places: readonly TablePlace[]
  /** Meals that one person may have instead, or besides. */
  own: readonly TablePlace[]
}

/** Only where nothing else makes somebody's day work out. */
const OWN_MEALS: readonly MealSlot[] = ['snack', 'lunch', 'breakfast', 'dinner']

/** Null if nothing can be cooked for somebody. */
export function createTablePlaces(meals: TableMeals, servingsFor: ServingsFor): TablePlaces | null {
  const { dishes, days, eaters } = meals
  const guestsAt = (day: number, at: number) => meals.guests[day]?.[at] ?? 0
  const isOut = new Set([...meals.avoid, ...meals.kept.flat().flatMap((meal) => meal?.id ?? [])])
  const rulesOf = (people: readonly number[]) => [...new Set(people.map((one) => eaters[one]?.rule ?? 0))].sort()
  const byRules = new Map<string, ReturnType<typeof dishesOf>>()

  function dishesOf(rules: readonly number[]) {
    const servings = servingsFor(rules)
    const allowed = dishes.map((dish, at) =>
      servings.has(at) && !isOut.has(dish.id) ? dish : { ...dish, calories: 0 },
    )
    const open = openDishes(allowed, { days })
    const candidates = new Map<string, number[]>()
    return {
      servings,
      allowed,
      /** Only those that suit: if there are few, others of the same kind would fill the list. */
      candidates(kind: MealKind, weekend: boolean): readonly number[] {
        const key = `${kind} ${weekend}`
        const known = candidates.get(key) ?? open(kind, weekend).filter((at) => servings.has(at))
        candidates.set(key, known)
        return known
      },
    }
  }

  function suiting(people: readonly number[]) {
    const rules = rulesOf(people)
    const key = rules.join()
    const known = byRules.get(key) ?? dishesOf(rules)
    byRules.set(key, known)
    return known
  }

  const slotsLike = (slot: MealSlot) => meals.slots.flat().filter((other) => kindOf(other) === kindOf(slot)).length
  const weekdays = days.some((day) => !isWeekend(day))
  const most = weekdays ? meals.minutes.weekday : meals.minutes.weekend
  const isQuickEnough = (at: number) => (dishes[at]?.minutes ?? 0) <= most
  const sharing = new Map<string, boolean>()
  /** Whether these people can share a meal without eating the same all week. A dinner is shared as long as there is one for each day. */
  function canShare(people: readonly number[], slot: MealSlot): boolean {
    const key = `${rulesOf(people)} ${slot}`
    const needed = slot === 'dinner' ? days.length : slotsLike(slot) + (days.length > 1 ? SPARE_DISHES : 0)
    const suits = ({ allowed, servings }: ReturnType<typeof dishesOf>) =>
      dishesFor(kindOf(slot), allowed).filter((at) => servings.has(at) && isQuickEnough(at)).length >= needed
    // What one of them can't eat, all of them can't: that is known sooner.
    const can = sharing.get(key) ?? (eatenByEach(people).every(suits) && suits(suiting(people)))
    sharing.set(key, can)
    return can
  }

  const eatenByEach = (people: readonly number[]) =>
    rulesOf(people).map((rule) => suiting(people.filter((one) => eaters[one]?.rule === rule)))

  /** Without those who alone can't eat the most dishes; of several, those who can eat the fewest. */
  function withoutPickiest(people: readonly number[]): readonly number[] {
    const eaten = eatenByEach(people)
    const refusedAlone = eaten.map(() => 0)
    for (const at of dishes.keys()) {
      const refusing = eaten.findIndex(({ servings }) => !servings.has(at))
      if (refusing === eaten.findLastIndex(({ servings }) => !servings.has(at)) && refusing >= 0)
        refusedAlone[refusing] = (refusedAlone[refusing] ?? 0) + 1
    }
    const [pickiest] = rulesOf(people)
      .map((rule, nth) => ({ rule, alone: refusedAlone[nth] ?? 0, eats: eaten[nth]?.servings.size ?? 0 }))
      .sort((a, b) => b.alone - a.alone || a.eats - b.eats)
    return people.filter((one) => eaters[one]?.rule !== pickiest?.rule)
  }

  const grouped = new Map<string, (readonly number[])[]>()
  /** As few tables as possible. On most days the same people eat together. */
  function groups(people: readonly number[], slot: MealSlot): (readonly number[])[] {
    const key = `${people} ${slot}`
    const found = grouped.get(key) ?? groupsOf(people, slot)
    grouped.set(key, found)
    return found
  }

  function groupsOf(people: readonly number[], slot: MealSlot): (readonly number[])[] {
    let together = people
    while (rulesOf(together).length > 1 && !canShare(together, slot)) together = withoutPickiest(together)
    const rest = people.filter((one) => !together.includes(one))
    return rest.length === 0 ? [together] : [together, ...groupsOf(rest, slot)]
  }

  function place(meal: Meal, leftoverOf: number | null, people = meal.eaters): TablePlace {
    const { servings, candidates } = suiting(people)
    const stays = meal.kept === null ? -1 : dishes.findIndex(({ id }) => id === meal.kept)
    const isKept = stays >= 0 && servings.has(stays)
    const { day, slot, kind, eaters: eating, guests } = meal
    return {
      ...{ day, slot, kind, eaters: eating, leftoverOf, isKept, servings },
      candidates: isKept ? [stays] : candidates(kind, isWeekend(days[day] ?? 'monday')),
      portion: null,
      people: eating.length + guests,
      guests,
      rules: rulesOf(people),
    }
  }

  function shared(): TablePlace[] {
    const all = meals.slots.flatMap((slots, day) =>
      slots.flatMap((slot, at) =>
        groups(meals.present[day]?.[at] ?? [], slot)
          .filter(({ length }) => length > 0)
          .map((people, nth): Meal => {
            const kept = nth === 0 ? (meals.kept[day]?.[at]?.id ?? null) : null
            return { day, slot, kind: kindOf(slot), eaters: people, guests: nth === 0 ? guestsAt(day, at) : 0, kept }
          }),
      ),
    )
    const from = meals.leftovers ? leftoverPairs(all) : all.map(() => null)
    return all.map((meal, at) => {
      const cooked = from[at] ?? null
      const again = from.indexOf(at)
      const other = all[cooked ?? again]
      // A kept meal can't become leftovers, and what is eaten twice suits everybody who eats it.
      const both = other ? [...new Set([...meal.eaters, ...other.eaters])] : meal.eaters
      const isPair = other !== undefined && other.kept === null && meal.kept === null && canShare(both, 'dinner')
      return isPair ? place(meal, cooked, both) : place(meal, null)
    })
  }

  /** A meal of one's own, if something suits. */
  function own(eater: number, day: number, slot: MealSlot): TablePlace[] {
    const alone = place({ day, slot, kind: kindOf(slot), eaters: [eater], guests: 0, kept: null }, null)
    return alone.candidates.length > 0 ? [alone] : []
  }

  const places = shared()
  if (places.length === 0 || places.some(({ candidates }) => candidates.length === 0)) return null
  return {
    places,
    own: days.flatMap((_, day) =>
      [...eaters.keys()]
        .filter((eater) => places.some((one) => one.day === day && one.eaters.includes(eater)))
        .flatMap((eater) => OWN_MEALS.flatMap((slot) => own(eater, day, slot))),
    ),
  }
}

export const ownPlace = ({ own }: TablePlaces, eater: number, day: number, slot: MealSlot): TablePlace | undefined =>
  own.find((one) => one.day === day && one.slot === slot && one.eaters[0] === eater)
