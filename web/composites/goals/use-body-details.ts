// Saves what the goals assistant found out about a member: their details, and a new weight.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type BodyDraft, savedBody, typedWeightKg } from '#domain/diary/body-draft.ts'
import { METRIC } from '#domain/diary/units.ts'
import { addDays } from '#domain/time/calendar.ts'
import { failureText } from '#web/data/failure-text.ts'
import { memberKey } from '#web/data/member-key.ts'
import { reload } from '#web/data/reload.ts'
import { bodyQueries } from '#web/features/body/body-queries.ts'
import { useBody } from '#web/features/body/use-body.ts'
import { profileQueries } from '#web/features/profile/profile-queries.ts'
import { saveProfile } from '#web/features/profile/save-profile.ts'
import { notify } from '#web/ui/toast-store.ts'

/** An older weight says little about today. */
const LAST_WEIGHT_DAYS = 365

export function useBodyDetails(userId: string, today: string) {
  const client = useQueryClient()
  const profile = useQuery(profileQueries.own(userId)).data
  const weights = useQuery(bodyQueries.weights(userId, today && addDays(today, -LAST_WEIGHT_DAYS), today)).data
  const { weigh, confirmDialog } = useBody(userId, profile?.units ?? METRIC)
  const [pending, setPending] = useState(false)
  const lastKg = weights?.at(-1)?.weightKg ?? null
  const isKnown = profile !== undefined && weights !== undefined && today !== ''

  async function store(draft: BodyDraft): Promise<boolean> {
    const weightKg = typedWeightKg(draft, lastKg)
    if (weightKg !== null && !(await weigh({ date: today, weightKg }, lastKg))) return false
    try {
      const { weightKg: _, ...body } = savedBody(draft)
      await saveProfile(body)
      await reload(client, memberKey(userId))
      return true
    } catch (error) {
      notify(`Your details weren’t saved. ${failureText(error)}`, { tone: 'danger' })
      return false
    }
  }

  /** False if that failed, or if the member didn't mean the weight. */
  async function save(draft: BodyDraft): Promise<boolean> {
    setPending(true)
    const isSaved = await store(draft)
    setPending(false)
    return isSaved
  }

  return { saved: isKnown ? { ...profile, weightKg: lastKg } : null, save, pending, confirmDialog }
}
