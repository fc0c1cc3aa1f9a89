// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { NO_PREFERENCES } from '#domain/plan/plan-request.ts'
import { emptySync } from '#domain/sync/sync-state.ts'
import { type ApiParameters, callApiInProcess } from '#web/data/api.ts'
import { storeSync } from '#web/data/sync/store-sync.ts'
import { writeRecord } from '#web/data/sync/sync-record.ts'
import { OWNER_KEY } from '#web/device/device-owner.ts'
import { newUuid } from '#web/device/new-uuid.ts'
import { useDietPlan } from './diet-plan-store.ts'
import { dietPlanSync } from './diet-plan-sync.ts'
import { planWithOwnRecipes } from './plan-queries.ts'

const REQUEST = { targetCalories: 1800, diet: '', exclude: '', span: 'day', preferences: NO_PREFERENCES } as const
const SETTINGS = { day: 'monday', favorites: [] } as const
const eatsEverything = () => Promise.resolve([])

/** A day as the provider returns it, with three meals that share the target. */
function dayOfIds(...ids: number[]) {
  const meal = (id: number) => ({ id, title: `Dish ${id}`, calories: 600, protein: 30, fat: 20, carbohydrates: 70 })
  return { meals: ids.map(meal), nutrients: { calories: 1800, protein: 90, fat: 60, carbohydrates: 210 } }
}

interface Call {
  parameters: ApiParameters
  response: (day: unknown) => void
  fail: () => void
}

let calls: Call[] = []
const lastCall = () => calls.at(-1) as Call // every test has made one
/** Exclusions are loaded before the plan is requested. */
async function requested() {
  await new Promise((resolve) => setTimeout(resolve))
  return lastCall()
}
const plan = () => useDietPlan.getState()
const shown = () => {
  const { state } = plan()
  return state.step === 'result' ? state.days.flatMap(({ meals }) => meals.map(({ id }) => id)) : state.step
}

beforeEach(() => {
  calls = []
  localStorage.clear()
  planWithOwnRecipes(null) // another test's page may have changed it
  useDietPlan.setState(useDietPlan.getInitialState(), true)
  callApiInProcess(
    (_, parameters) =>
      new Promise((response, reject) =>
        calls.push({ parameters, response, fail: () => reject(new Error('No plan.')) }),
      ),
  )
})

async function generated(...ids: number[]) {
  const done = plan().generate(REQUEST, SETTINGS, eatsEverything)
  ;(await requested()).response(dayOfIds(...ids))
  await done
}

async function swapped(meal: number, response: () => void) {
  const done = plan().swap({ day: 0, meal }, eatsEverything)
  await requested()
  response()
  await done
}

describe('a late response', () => {
  test('to a swap doesn’t overwrite a newer plan', async () => {
    await generated(1, 2, 3)
    const swap = plan().swap({ day: 0, meal: 0 }, eatsEverything)
    const swapCall = await requested()
    plan().backToForm()
    await generated(4, 5, 6)
    swapCall.response(dayOfIds(9, 2, 3))
    await swap
    expect(shown()).toEqual([4, 5, 6])
    expect(plan().busy).toBeNull()
  })

  test('with a plan doesn’t overwrite the one requested after it', async () => {
    const first = plan().generate(REQUEST, SETTINGS, eatsEverything)
    const firstCall = await requested()
    await generated(4, 5, 6)
    firstCall.response(dayOfIds(1, 2, 3))
    await first
    expect(shown()).toEqual([4, 5, 6])
  })

  test('with a plan doesn’t take a person away from the form they went back to', async () => {
    const late = plan().generate(REQUEST, SETTINGS, eatsEverything)
    const call = await requested()
    plan().backToForm()
    call.fail()
    await late
    expect(shown()).toBe('form')
  })
})

describe('a response after switching tabs and back', () => {
  const lookAtAnotherTab = () => document.dispatchEvent(new Event('visibilitychange'))

  test('completes a swap', async () => {
    await generated(1, 2, 3)
    await swapped(0, () => {
      lookAtAnotherTab()
      lastCall().response(dayOfIds(4, 2, 3))
    })
    expect(shown()).toEqual([4, 2, 3])
    expect(plan().busy).toBeNull()
  })

  test('shows the plan, which is loading until then', async () => {
    const done = plan().generate(REQUEST, SETTINGS, eatsEverything)
    lookAtAnotherTab()
    expect(shown()).toBe('loading')
    ;(await requested()).response(dayOfIds(1, 2, 3))
    await done
    expect(shown()).toEqual([1, 2, 3])
  })

  test('to a swap doesn’t overwrite a plan changed in the other tab, and the next swap works', async () => {
    await generated(7, 8, 9)
    const changedThere = localStorage.getItem('diet-plan') ?? ''
    await generated(1, 2, 3)
    await swapped(0, () => {
      localStorage.setItem('diet-plan', changedThere)
      lookAtAnotherTab()
      lastCall().response(dayOfIds(4, 2, 3))
    })
    expect(shown()).toEqual([7, 8, 9])
    expect(plan().busy).toBeNull()
  })
})

describe('a swap', () => {
  test('brings back nothing that was swapped out before', async () => {
    await generated(1, 2, 3)
    await swapped(0, () => lastCall().response(dayOfIds(4, 2, 3)))
    const next = plan().swap({ day: 0, meal: 0 }, eatsEverything)
    expect((await requested()).parameters).toMatchObject({ keep: ',2,3', avoid: '1,4' })
    lastCall().response(dayOfIds(5, 2, 3))
    await next
    expect(shown()).toEqual([5, 2, 3])
  })

  test('retries with fewer wishes if nothing is left, and then leaves the plan unchanged', async () => {
    await generated(1, 2, 3)
    await swapped(0, () => lastCall().response(dayOfIds(4, 2, 3)))
    const swap = plan().swap({ day: 0, meal: 0 }, eatsEverything)
    ;(await requested()).fail()
    await expect.poll(() => calls).toHaveLength(4)
    lastCall().fail()
    await swap
    expect(calls.slice(2).map(({ parameters }) => parameters.avoid)).toEqual(['1,4', '4'])
    expect(shown()).toEqual([4, 2, 3])
  })
})

describe('a plan stored on this device', () => {
  test('survives a reload, with kept and rejected meals and the number of people', async () => {
    await generated(1, 2, 3)
    await swapped(0, () => lastCall().response(dayOfIds(4, 2, 3)))
    plan().toggleLock({ day: 0, meal: 1 })
    plan().cookForPeople(3)
    const saved = localStorage.getItem('diet-plan') ?? ''
    useDietPlan.setState(useDietPlan.getInitialState(), true)
    localStorage.setItem('diet-plan', saved)
    await useDietPlan.persist.rehydrate()
    expect(shown()).toEqual([4, 2, 3])
    expect(plan()).toMatchObject({ locked: ['0:1'], rejected: [1], lastRequest: REQUEST, state: { cookFor: 3 } })
  })

  test('that is no longer valid becomes an empty form', async () => {
    localStorage.setItem(
      'diet-plan',
      '{"state":{"state":{"step":"result","days":[{"meals":[{"id":"x"}]}]}},"version":1}',
    )
    await useDietPlan.persist.rehydrate()
    expect(shown()).toBe('form')
  })
})

describe('repeating a request', () => {
  test('gives other meals than the previous plan', async () => {
    await generated(1, 2, 3)
    plan().backToForm()
    await generated(4, 5, 6)
    expect(lastCall().parameters.avoid).toBe('1,2,3')
  })

  test('retries without that if there is nothing else', async () => {
    await generated(1, 2, 3)
    plan().backToForm()
    const done = plan().generate(REQUEST, SETTINGS, eatsEverything)
    ;(await requested()).fail()
    await expect.poll(() => calls).toHaveLength(3)
    expect(lastCall().parameters.avoid).toBeUndefined()
    lastCall().response(dayOfIds(1, 2, 3))
    await done
    expect(shown()).toEqual([1, 2, 3])
  })
})

describe('a whole new plan', () => {
  test('has nothing of the old one except kept meals and the people it is for', async () => {
    await generated(1, 2, 3)
    plan().toggleLock({ day: 0, meal: 1 })
    plan().cookForPeople(2)
    const renewed = plan().regenerateAll(eatsEverything)
    expect((await requested()).parameters).toMatchObject({ keep: ',2,', avoid: '1,3' })
    lastCall().response(dayOfIds(7, 2, 9))
    await renewed
    expect(shown()).toEqual([7, 2, 9])
    expect(plan()).toMatchObject({ rejected: [1, 3], state: { cookFor: 2 } })
  })
})

describe('what the member doesn’t eat', () => {
  const noDairy = () => Promise.resolve(['dairy'])
  const unreadable = () => Promise.reject(new Error('The profile did not load.'))

  test('is loaded before a plan is made', async () => {
    let profileLoads: (excluded: string[]) => void = () => undefined
    const slowProfile = new Promise<string[]>((resolve) => {
      profileLoads = resolve
    })
    const done = plan().generate(REQUEST, SETTINGS, () => slowProfile)
    await new Promise((resolve) => setTimeout(resolve))
    expect(shown()).toBe('loading')
    expect(calls).toEqual([])
    profileLoads(['dairy'])
    expect((await requested()).parameters.exclude).toBe('dairy')
    lastCall().response(dayOfIds(1, 2, 3))
    await done
    expect(shown()).toEqual([1, 2, 3])
  })

  test('prevents a plan if it can’t be loaded, unless the plan may ignore it', async () => {
    await plan().generate(REQUEST, SETTINGS, unreadable)
    expect(plan().state).toEqual({ step: 'failed', exclusionsUnread: true })
    expect(calls).toEqual([])
    const everything = { ...REQUEST, preferences: { ...NO_PREFERENCES, fromProfile: false } }
    const done = plan().generate(everything, SETTINGS, unreadable)
    ;(await requested()).response(dayOfIds(1, 2, 3))
    await done
    expect(shown()).toEqual([1, 2, 3])
  })

  test('is loaded again for a new plan, a new day and a swap in an older plan', async () => {
    await generated(1, 2, 3)
    const renewals = [
      () => plan().regenerateAll(noDairy),
      () => plan().regenerate(0, noDairy),
      () => plan().swap({ day: 0, meal: 0 }, noDairy),
    ]
    for (const [turn, renew] of renewals.entries()) {
      const done = renew()
      expect((await requested()).parameters.exclude).toBe('dairy')
      const first = 10 * (turn + 1)
      lastCall().response(dayOfIds(first, turn === 2 ? 21 : first + 1, turn === 2 ? 22 : first + 2))
      await done
    }
    expect(shown()).toEqual([30, 21, 22])
  })

  test('leaves an older plan unchanged if it can’t be loaded', async () => {
    await generated(1, 2, 3)
    await plan().regenerateAll(unreadable)
    expect(calls).toHaveLength(1)
    expect(shown()).toEqual([1, 2, 3])
    expect(plan().busy).toBeNull()
  })
})

test('signing out leaves nothing of the request on the device', async () => {
  const member = newUuid()
  localStorage.setItem(OWNER_KEY, member)
  writeRecord(member, 'diet_plans', { device: newUuid(), household: null, brought: true, state: emptySync() })
  const done = plan().generate({ ...REQUEST, exclude: 'peanuts' }, SETTINGS, eatsEverything)
  ;(await requested()).response(dayOfIds(1, 2, 3))
  await done
  plan().backToForm()
  storeSync(dietPlanSync, member).leave('drop')
  expect(Object.entries(localStorage).join()).not.toContain('peanuts')
  expect(plan()).toMatchObject({ lastRequest: null, preferences: NO_PREFERENCES, shownBefore: [] })
})
