import { beforeEach, describe, expect, test } from 'vitest'
import { type ApiParameters, answerApiInProcess } from '#web/data/api.ts'
import { useDietPlan } from './diet-plan-store.ts'

const REQUEST = { targetCalories: 1800, diet: '', exclude: '', span: 'day' } as const

/** A day as the provider answers it, of three meals that share the target. */
function dayOfIds(...ids: number[]) {
  const meal = (id: number) => ({ id, title: `Dish ${id}`, calories: 600, protein: 30, fat: 20, carbohydrates: 70 })
  return { meals: ids.map(meal), nutrients: { calories: 1800, protein: 90, fat: 60, carbohydrates: 210 } }
}

interface Call {
  parameters: ApiParameters
  answer: (day: unknown) => void
  fail: () => void
}

let calls: Call[] = []
const lastCall = () => calls.at(-1) as Call // every test has made one
const plan = () => useDietPlan.getState()
const shown = () => {
  const { state } = plan()
  return state.step === 'result' ? state.days.flatMap(({ meals }) => meals.map(({ id }) => id)) : state.step
}

beforeEach(() => {
  calls = []
  plan().backToForm()
  answerApiInProcess(
    (_, parameters) =>
      new Promise((answer, reject) => calls.push({ parameters, answer, fail: () => reject(new Error('No plan.')) })),
  )
})

async function generated(...ids: number[]) {
  const done = plan().generate(REQUEST)
  lastCall().answer(dayOfIds(...ids))
  await done
}

async function swapped(meal: number, answer: () => void) {
  const done = plan().swap({ day: 0, meal })
  answer()
  await done
}

describe('an answer that comes late', () => {
  test('a swap does not overwrite the plan that was made meanwhile', async () => {
    await generated(1, 2, 3)
    const swap = plan().swap({ day: 0, meal: 0 })
    const swapCall = lastCall()
    plan().backToForm()
    await generated(4, 5, 6)
    swapCall.answer(dayOfIds(9, 2, 3))
    await swap
    expect(shown()).toEqual([4, 5, 6])
    expect(plan().busy).toBeNull()
  })

  test('a plan does not overwrite the one that was asked for after it', async () => {
    const first = plan().generate(REQUEST)
    const firstCall = lastCall()
    await generated(4, 5, 6)
    firstCall.answer(dayOfIds(1, 2, 3))
    await first
    expect(shown()).toEqual([4, 5, 6])
  })

  test('a plan does not take a person away from the form they went back to', async () => {
    const late = plan().generate(REQUEST)
    plan().backToForm()
    lastCall().fail()
    await late
    expect(shown()).toBe('form')
  })
})

describe('a swap', () => {
  test('brings back nothing that was swapped out of the plan before', async () => {
    await generated(1, 2, 3)
    await swapped(0, () => lastCall().answer(dayOfIds(4, 2, 3)))
    const next = plan().swap({ day: 0, meal: 0 })
    expect(lastCall().parameters).toMatchObject({ keep: ',2,3', avoid: '1,4' })
    lastCall().answer(dayOfIds(5, 2, 3))
    await next
    expect(shown()).toEqual([5, 2, 3])
  })

  test('asks again with fewer wishes when nothing is left, and then leaves the plan as it is', async () => {
    await generated(1, 2, 3)
    await swapped(0, () => lastCall().answer(dayOfIds(4, 2, 3)))
    const swap = plan().swap({ day: 0, meal: 0 })
    lastCall().fail()
    await expect.poll(() => calls).toHaveLength(4)
    lastCall().fail()
    await swap
    expect(calls.slice(2).map(({ parameters }) => parameters.avoid)).toEqual(['1,4', '4'])
    expect(shown()).toEqual([4, 2, 3])
  })
})
