// Plans are made on a thread of their own, so that nobody else's request waits for one.
import { Worker } from 'node:worker_threads'
import type { PlanDish } from '#domain/plan/plan-dish.ts'
import type { PlanProblem } from '#domain/plan/plan-places.ts'
import type { PlanSetting } from '#domain/plan/plan-unmet.ts'
import { ProviderError } from '#server/provider/recipe-source.ts'
import type { MadePlan } from './make-plan.ts'

export interface PlanRequest extends Omit<PlanProblem, 'dishes'> {
  /** The dishes that may be used, by position. */
  allowed: readonly number[]
  /** Dishes of this request alone. */
  own: readonly PlanDish[]
  setting: PlanSetting
}

/** More than anybody would wait for. */
const MOST_WAITING = 100

interface Answer {
  number: number
  plan?: MadePlan | null
  error?: string
}

interface Waiting {
  resolve(plan: MadePlan | null): void
  reject(error: Error): void
}

/** The thread starts with the first plan, and again after a crash. It never keeps a process alive that is otherwise done. */
export function createPlannerThread(dishes: readonly PlanDish[]) {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let last = 0

  function settle({ number, plan, error }: Answer): void {
    const { resolve, reject } = waiting.get(number) ?? {}
    waiting.delete(number)
    if (waiting.size === 0) worker?.unref()
    if (error === undefined) resolve?.(plan ?? null)
    else reject?.(new Error(`The planner failed: ${error}`))
  }

  function start(): Worker {
    const started = new Worker(new URL('./planner-worker.ts', import.meta.url), { workerData: dishes })
    const stop = (reason: string) => {
      if (worker !== started) return
      worker = null
      for (const { reject } of waiting.values()) reject(new Error(`The planner stopped: ${reason}`))
      waiting.clear()
    }
    started.on('message', settle)
    started.on('error', (error) => stop(String(error)))
    started.on('exit', (code) => stop(`exit code ${code}`))
    return started
  }

  return {
    plan(request: PlanRequest): Promise<MadePlan | null> {
      if (waiting.size >= MOST_WAITING)
        throw new ProviderError(503, 'We’re making many plans right now. Please try again in a moment.')
      worker ??= start()
      worker.ref()
      last += 1
      const number = last
      const answer = new Promise<MadePlan | null>((resolve, reject) => waiting.set(number, { resolve, reject }))
      worker.postMessage({ number, request })
      return answer
    },
  }
}
