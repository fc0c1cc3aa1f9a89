// Plans are made on a separate thread, so that nobody else's request waits for one.
import type { PlanDish } from '#domain/plan/plan-dish.ts'
import type { PlanProblem } from '#domain/plan/plan-places.ts'
import type { PlanSetting } from '#domain/plan/plan-unmet.ts'
import { ProviderError } from '#server/recipe-source/recipe-source.ts'
import { createThread } from '#server/threads/thread.ts'
import type { MadePlan } from './make-plan.ts'

export interface PlanRequest extends Omit<PlanProblem, 'dishes'> {
  /** The dishes that may be used, by position. */
  allowed: readonly number[]
  /** Dishes of only this request. */
  own: readonly PlanDish[]
  setting: PlanSetting
}

/** More than anybody would wait for. */
const MOST_WAITING = 100
/** A hard plan takes a third of a second. */
const LIMIT_MS = 20_000

export function createPlannerThread(dishes: readonly PlanDish[]) {
  const thread = createThread<PlanRequest, MadePlan | null>({
    file: new URL('./planner-worker.ts', import.meta.url),
    name: 'The planner',
    data: dishes,
    limitMs: LIMIT_MS,
  })
  return {
    plan(request: PlanRequest): Promise<MadePlan | null> {
      if (thread.waiting() >= MOST_WAITING)
        throw new ProviderError(503, 'We’re making many plans right now. Please try again in a moment.')
      return thread.ask(request)
    },
  }
}
