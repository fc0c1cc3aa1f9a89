// Saves what the goals assistant found out about a member: their details, and a new weight.
import { useQuery } from '@tanstack/react-query'
import { type BodyDraft, savedBody, typedWeightKg } from '#domain/diary/body-draft.ts'
import { METRIC } from '#domain/diary/units.ts'
import { addDays } from '#domain/time/calendar.ts'
import { bodyQueries } from '#web/features/body/body-queries.ts'
import { useBody } from '#web/features/body/use-body.ts'
import { profileQueries } from '#web/features/profile/profile-queries.ts'
import { saveProfile } from '#web/features/profile/save-profile.ts'
import { useAttempt } from '#web/hooks/use-attempt.ts'

/** An older weight says little about today. */
const LAST_WEIGHT_DAYS = 365

export function useBodyDetails(userId: string, today: string) {
  const profile = useQuery(profileQueries.own(userId)).data
  const weights = useQuery(bodyQueries.weights(userId, today && addDays(today, -LAST_WEIGHT_DAYS), today)).data
  const body = useBody(userId, profile?.units ?? METRIC)
  const { attempt, pending } = useAttempt(userId)
  const lastKg = weights?.at(-1)?.weightKg ?? null
  const isKnown = profile !== undefined && weights !== undefined && today !== ''

  /** False if that failed, or if the member didn't mean the weight. */
  async function save(draft: BodyDraft): Promise<boolean> {
    const weightKg = typedWeightKg(draft, lastKg)
    if (weightKg !== null && !(await body.weigh({ date: today, weightKg }, lastKg))) return false
    const { weightKg: _, ...details } = savedBody(draft)
    return attempt(() => saveProfile(details), { changes: ['profiles'], notDone: 'Your details weren’t saved.' })
  }

  return {
    saved: isKnown ? { ...profile, weightKg: lastKg } : null,
    save,
    pending: pending || body.pending,
    confirmDialog: body.confirmDialog,
  }
}
