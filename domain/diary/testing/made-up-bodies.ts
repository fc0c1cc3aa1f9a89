// Made-up members of every kind, for what must hold for all of them.
import { ACTIVITIES } from '#domain/diary/activity-and-aim.ts'
import type { Body } from '#domain/diary/goals-from-you.ts'

/** Bodies in a fixed order, spread over what the form accepts. */
export function madeUpBodies(count: number): Body[] {
  let seed = 7
  const random = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T // the list isn't empty
  return Array.from({ length: count }, () => ({
    age: 12 + Math.floor(random() * 80),
    sex: pick(['female', 'male'] as const),
    heightCm: 140 + random() * 65,
    weightKg: 35 + random() * 130,
    goalWeightKg: random() < 0.5 ? null : 35 + random() * 100,
    activity: pick(ACTIVITIES).value,
    aim: pick(['lose', 'keep', 'gain'] as const),
    paceKg: random() * 1.5,
    maternity: pick(['none', 'none', 'none', 'pregnant', 'lactating'] as const),
  }))
}
