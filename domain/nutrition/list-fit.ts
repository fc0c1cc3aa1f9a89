// What a member's lists of recipes leave out, and what they show last, from what everybody at the table eats.
import type { Eater } from './avoided.ts'
import { type ListDiet, listDietText } from './mediterranean.ts'

export interface ListEater extends Eater {
  /** Those of `avoids` that are allergies. */
  allergies: readonly string[]
  /** Also a diet that is about amounts, such as a ketogenic one. */
  eats: ListDiet | null
}

export interface Avoidance {
  avoid: string[]
  diets: ListDiet[]
}

export interface ListFit {
  hide: Avoidance
  last: Avoidance
}

export interface FitChoices {
  /** The member's own diet and allergies filter the list. */
  own: boolean
  /** So does everything that anybody avoids. */
  all: boolean
}

const present = <Value>(values: readonly (Value | null)[]): Value[] => [
  ...new Set(values.filter((value) => value !== null)),
]

/** The diet and allergies of the member who reads it. */
export function ownAvoidance(eaters: readonly ListEater[]): Avoidance {
  const own = eaters.filter(({ name }) => name === '')
  return { avoid: present(own.flatMap(({ allergies }) => allergies)), diets: present(own.map(({ eats }) => eats)) }
}

export const everyAvoidance = (eaters: readonly ListEater[]): Avoidance => ({
  avoid: present(eaters.flatMap(({ avoids }) => avoids)),
  diets: present(eaters.map(({ diet }) => diet)),
})

/** Undefined if nobody avoids anything: the list is the one that everybody gets. */
export function listFit(eaters: readonly ListEater[], { own, all }: FitChoices): ListFit | undefined {
  const mine = ownAvoidance(eaters)
  const every = everyAvoidance(eaters)
  if (mine.avoid.length + mine.diets.length + every.avoid.length + every.diets.length === 0) return undefined
  const hidden = [...(own ? [mine] : []), ...(all ? [every] : [])]
  return {
    hide: {
      avoid: present(hidden.flatMap(({ avoid }) => avoid)),
      diets: present(hidden.flatMap(({ diets }) => diets)),
    },
    last: every,
  }
}

/** Whether hiding everything hides more than the member's own diet and allergies. */
export function hidesMore(eaters: readonly ListEater[]): boolean {
  const mine = ownAvoidance(eaters)
  const every = everyAvoidance(eaters)
  return (
    every.avoid.some((word) => !mine.avoid.includes(word)) || every.diets.some((diet) => !mine.diets.includes(diet))
  )
}

const MOST_NAMED = 3

/** "vegan, no sesame"; long ones end with "+2". */
export function avoidanceText({ avoid, diets }: Avoidance): string {
  const parts = [...diets.map(listDietText), ...avoid.map((word) => `no ${word}`)]
  const more = parts.length - MOST_NAMED
  return parts.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` +${more}` : '')
}
