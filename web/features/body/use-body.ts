// Actions on water and weight, each with its toast and undo.

import { useQueryClient } from '@tanstack/react-query'
import { type Units, volumeText, weightText } from '#domain/diary/units.ts'
import type { Weight } from '#domain/diary/weight-trend.ts'
import { failureText } from '#web/data/failure-text.ts'
import { memberKey } from '#web/data/member-key.ts'
import { reload } from '#web/data/reload.ts'
import { useConfirm } from '#web/ui/alert-dialog.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { correctWater, type Pour, pourWater, removeWater, removeWeight, setWeight } from './body-queries.ts'
import { weightQuestion } from './weight-question.ts'

export function useBody(userId: string | undefined, units: Units) {
  const client = useQueryClient()
  const { confirm, confirmDialog } = useConfirm()

  async function attempt(what: string, action: () => Promise<unknown>): Promise<boolean> {
    try {
      await action()
      return true
    } catch (error) {
      notify(`${what} ${failureText(error)}`, { tone: 'danger' })
      return false
    } finally {
      await reload(client, memberKey(userId))
    }
  }

  const pour = (date: string, amountMl: number) => attempt('Your water wasn’t added.', () => pourWater(date, amountMl))

  const correct = (id: number, amountMl: number) =>
    attempt('Your water wasn’t changed.', () => correctWater(id, amountMl))

  const removePour = (date: string, { id, amountMl }: Pour) =>
    attempt('Your water wasn’t removed.', async () => {
      await removeWater(id)
      notify(`Removed ${volumeText(amountMl, units.volume)} of water.`, {
        action: { label: 'Undo', onSelect: () => void pour(date, amountMl) },
      })
    })

  /** Asks for confirmation, once, if a weight may be a typo. */
  async function weigh(weight: Weight, lastKg: number | null): Promise<boolean> {
    const question = weightQuestion(weight.weightKg, lastKg, units.weight)
    if (question && !(await confirm(question))) return false
    return attempt('Your weight wasn’t logged.', () => setWeight(weight))
  }

  const removeWeighing = (weight: Weight) =>
    attempt('Your weight wasn’t removed.', async () => {
      await removeWeight(weight.date)
      const putBack = () => void attempt('Your weight couldn’t be restored.', () => setWeight(weight))
      notify(`Removed ${weightText(weight.weightKg, units.weight)}.`, { action: { label: 'Undo', onSelect: putBack } })
    })

  return { pour, correct, removePour, weigh, removeWeighing, confirmDialog }
}
