// What a member wants more and less of in a dish: from their aim and diet, and from what they ate lately.
import type { Aim } from '#domain/diary/activity-and-aim.ts'
import type { AveragedDays } from '#domain/diary/day-averages.ts'
import type { Person } from '#domain/diary/dietary-references.ts'
import { type Goals, goalMacros } from '#domain/diary/goals.ts'
import { targetOf, targetState } from '#domain/diary/nutrient-groups.ts'
import type { SwapNeeds } from './order-swaps.ts'
import { SWAP_NUTRIENTS, type SwapNutrient } from './swaps.ts'

export type SwapGoals = Pick<SwapNeeds, 'more' | 'less'>

interface Eating {
  goals: Goals
  aim: Aim | null
  person: Person | null
  /** Of the last days. */
  average: AveragedDays
}

/** More of these is no aim by itself, however little somebody ate. */
const ONLY_BY_AIM: readonly SwapNutrient[] = ['calories', 'carbohydrates', 'fat', 'sugar']

export function swapGoals({ goals, aim, person, average }: Eating): SwapGoals {
  const more = new Set<SwapNutrient>()
  const less = new Set<SwapNutrient>()
  if (aim === 'gain') more.add('calories').add('protein')
  if (aim === 'lose') less.add('calories')
  if (goals.diet === 'high_protein') more.add('protein')
  if (goals.diet === 'low_carb' || goals.diet === 'keto') less.add('carbohydrates')
  if (average.days > 0) {
    for (const key of SWAP_NUTRIENTS) {
      const state = targetState(average.nutrients[key], targetOf(key, person, goalMacros(goals)))
      if (state === 'above the limit') less.add(key)
      if (state === 'under' && !ONLY_BY_AIM.includes(key)) more.add(key)
    }
  }
  return { more: [...more], less: [...less] }
}
