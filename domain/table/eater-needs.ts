// What a day must give each person whom the plan feeds. With goals, what they say; without, the reference of a label for
// an adult (FDA daily values: 2,000 kcal, 50 g protein, 28 g fiber, 2,300 mg sodium) times the appetite. A small appetite is
// a child's: protein and sodium are then those of the Dietary Reference Intakes for the ages that need about that energy
// (Dietary Guidelines for Americans 2020–2025, table A1-2). See docs/table.md.
import { type Goals, plannerCalories } from '#domain/diary/goals.ts'
import { REACHED_SHARE } from '#domain/nutrition/macro-aims.ts'

export interface EaterNeeds {
  calories: number
  /** Grams. */
  minProtein: number
  /** Grams. */
  minFiber: number
  /** Milligrams. */
  maxSodium: number
}

const ADULT = { calories: 2000, minProtein: 50, maxSodium: 2300 } as const
const FIBER_PER_1000_KCAL = 14

/** RDA for protein and CDRR for sodium, up to the energy of these ages. */
const CHILDREN = [
  { upTo: 1100, minProtein: 13, maxSodium: 1200 }, // 1 to 3 years
  { upTo: 1500, minProtein: 19, maxSodium: 1500 }, // 4 to 8
  { upTo: 1800, minProtein: 34, maxSodium: 1800 }, // 9 to 13
] as const

const fiberFor = (calories: number) => Math.round((calories * FIBER_PER_1000_KCAL) / 1000)

export function needsOfAppetite(appetite: number): EaterNeeds {
  const calories = Math.round(ADULT.calories * appetite)
  const child = CHILDREN.find(({ upTo }) => calories <= upTo)
  return {
    calories,
    minProtein: child?.minProtein ?? Math.round(ADULT.minProtein * appetite),
    minFiber: fiberFor(calories),
    maxSodium: child?.maxSodium ?? ADULT.maxSodium,
  }
}

/** A protein goal counts as reached within the same share as in a plan for one. */
export function needsOfGoals(goals: Pick<Goals, 'calories' | 'proteinG'>): EaterNeeds {
  const calories = plannerCalories(goals.calories)
  return {
    calories,
    minProtein: Math.round(goals.proteinG * (1 - REACHED_SHARE)),
    minFiber: fiberFor(calories),
    maxSodium: ADULT.maxSodium,
  }
}

/** For somebody who must not get less energy than this. */
export const atLeast = (needs: EaterNeeds, kcal: number): EaterNeeds =>
  needs.calories >= kcal ? needs : { ...needs, calories: kcal, minFiber: fiberFor(kcal) }
