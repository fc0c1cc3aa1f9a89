// Actions on water and weight, each with its toast and undo.

import { type Units, volumeText, weightText } from '#domain/diary/units.ts'
import type { Weight } from '#domain/diary/weight-trend.ts'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import { useConfirm } from '#web/ui/alert-dialog.tsx'
import { correctWater, type Pour, pourWater, removeWater, removeWeight, setWeight } from './body-queries.ts'
import { weightQuestion } from './weight-question.ts'

const WATER = ['water_logs'] as const
const WEIGHT = ['weight_logs'] as const

export function useBody(userId: string | undefined, units: Units) {
  const { attempt, pending } = useAttempt(userId)
  const { confirm, confirmDialog } = useConfirm()

  const pour = (date: string, amountMl: number) =>
    attempt(() => pourWater(date, amountMl), { changes: WATER, notDone: 'Your water wasn’t added.' })

  const correct = (id: number, amountMl: number) =>
    attempt(() => correctWater(id, amountMl), { changes: WATER, notDone: 'Your water wasn’t changed.' })

  const removePour = (date: string, { id, amountMl }: Pour) =>
    attempt(() => removeWater(id), {
      changes: WATER,
      notDone: 'Your water wasn’t removed.',
      message: `Removed ${volumeText(amountMl, units.volume)} of water.`,
      undo: () => pourWater(date, amountMl),
    })

  /** Asks for confirmation, once, if a weight may be a typo. */
  async function weigh(weight: Weight, lastKg: number | null): Promise<boolean> {
    const question = weightQuestion(weight.weightKg, lastKg, units.weight)
    if (question && !(await confirm(question))) return false
    return attempt(() => setWeight(weight), { changes: WEIGHT, notDone: 'Your weight wasn’t logged.' })
  }

  const removeWeighing = (weight: Weight) =>
    attempt(() => removeWeight(weight.date), {
      changes: WEIGHT,
      notDone: 'Your weight wasn’t removed.',
      message: `Removed ${weightText(weight.weightKg, units.weight)}.`,
      undo: () => setWeight(weight),
    })

  return { pour, correct, removePour, weigh, removeWeighing, pending, confirmDialog }
}
