// Who eats at the table. A portion of 1 is what the plan gives one person; a child may eat half of it.

import { listOf } from '#domain/json.ts'
import { MOST_AT_TABLE } from '#domain/limits.ts'

export interface Table {
  people: number
  /** One number per person, in order; people beyond the end of the list eat 1. */
  portions: readonly number[]
}

/** The step is that of the planner's form; an appetite may be in between. */
export const EACH_PORTION = { min: 0.25, max: 2.5, step: 0.25 } as const

export const portionOf = ({ portions }: Pick<Table, 'portions'>, person: number): number => portions[person] ?? 1

/** What everybody eats in total: two adults and a child who eats half are 2.5. */
export function tablePortions(table: Table): number {
  let sum = 0
  for (let person = 0; person < table.people; person++) sum += portionOf(table, person)
  return sum
}

export const isSameTable = (one: Table, other: Table): boolean =>
  one.people === other.people && JSON.stringify(one.portions) === JSON.stringify(other.portions)

/** Without trailing ones, so that the usual table is an empty list. */
function trimmed(portions: readonly number[]): number[] {
  const last = portions.findLastIndex((portion) => portion !== 1)
  return portions.slice(0, last + 1)
}

export function withPortion(table: Table, person: number, portion: number): number[] {
  const all = Array.from({ length: Math.max(person + 1, table.portions.length) }, (_, at) => portionOf(table, at))
  return trimmed(all.with(person, portion))
}

export const isPortion = (value: unknown): value is number =>
  typeof value === 'number' &&
  value >= EACH_PORTION.min &&
  value <= EACH_PORTION.max &&
  value === Math.round(value * 100) / 100

/** Stored portions; people who are no longer at the table are left out. */
export function readPortions(saved: unknown, people: number): number[] {
  const all = listOf(saved).slice(0, Math.min(people, MOST_AT_TABLE))
  return trimmed(all.map((portion) => (isPortion(portion) ? portion : 1)))
}
