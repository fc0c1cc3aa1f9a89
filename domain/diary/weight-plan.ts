// The straight line from a weight to the goal, at the pace that the member chose.
import { daysBetween } from '#domain/time/calendar.ts'

export interface WeightGoal {
  goalKg: number
  /** Toward the goal; always positive. */
  kgPerWeek: number
}

interface DatedWeight {
  date: string
  kg: number
}

/** The planned weight of a day. It stays at the goal once it is there. */
export function plannedWeight(start: DatedWeight, { goalKg, kgPerWeek }: WeightGoal, date: string): number {
  const planned = (Math.max(0, daysBetween(start.date, date)) / 7) * kgPerWeek
  const way = goalKg - start.kg
  return start.kg + Math.sign(way) * Math.min(Math.abs(way), planned)
}
