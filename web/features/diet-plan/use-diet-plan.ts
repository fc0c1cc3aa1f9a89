// The planner's states: form, loading, result or error; and the changes to a result.
import { useState } from 'react'
import { keepParameter, type PlanDay } from '#domain/diet-plan.ts'
import { notify } from '#web/ui/toast-store.ts'
import { generatePlan, type PlanRequest, regenerateDay } from './plan-queries.ts'
import type { MealPlace } from './plan-result.tsx'

type PlanState =
  | { step: 'form' }
  | { step: 'loading' }
  | { step: 'failed' }
  | { step: 'result'; request: PlanRequest; days: PlanDay[] }

const keyOf = ({ day, meal }: MealPlace) => `${day}:${meal}`

export function useDietPlan() {
  const [state, setState] = useState<PlanState>({ step: 'form' })
  const [locked, setLocked] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState<MealPlace | null>(null)

  async function generate(request: PlanRequest) {
    setState({ step: 'loading' })
    setLocked(new Set())
    try {
      setState({ step: 'result', request, days: await generatePlan(request) })
    } catch {
      setState({ step: 'failed' })
    }
  }

  /** Makes the places of a day anew that do not stay; what stands there now and in the other days is not offered again. */
  async function renew(place: MealPlace, stays: (index: number) => boolean) {
    if (state.step !== 'result' || busy) return
    const { request, days } = state
    const day = days[place.day]
    if (!day) return
    setBusy(place)
    try {
      const keep = keepParameter(day.meals, (_, index) => stays(index))
      const kept = new Set(day.meals.filter((_, index) => stays(index)).map(({ id }) => id))
      const shown = days.flatMap(({ meals }) => meals.map(({ id }) => id)).filter((id) => !kept.has(id))
      const renewed = await regenerateDay(request, keep, shown)
      setState({ ...state, days: days.map((one, index) => (index === place.day ? renewed : one)) })
    } catch {
      notify('No other meal fits here. Your plan stays as it is.', { tone: 'danger' })
    } finally {
      setBusy(null)
    }
  }

  return {
    state,
    busy,
    generate,
    backToForm: () => setState({ step: 'form' }),
    isLocked: (place: MealPlace) => locked.has(keyOf(place)),
    toggleLock: (place: MealPlace) =>
      setLocked((before) => {
        const after = new Set(before)
        if (!after.delete(keyOf(place))) after.add(keyOf(place))
        return after
      }),
    swap: (place: MealPlace) => renew(place, (index) => index !== place.meal),
    regenerate: (day: number) => renew({ day, meal: -1 }, (index) => locked.has(keyOf({ day, meal: index }))),
  }
}
