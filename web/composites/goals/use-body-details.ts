// Saves what the goals assistant found out about a member: their details, and a new weight.
import { useQuery } from '@tanstack/react-query'
import { type BodyDraft, savedBody, typedWeightKg } from '#domain/diary/body-draft.ts'
import { METRIC } from '#domain/diary/units.ts'
import { addDays } from '#domain/time/calendar.ts'
import { mayStoreHealthDetails } from '#web/data/health-consent.ts'
import { bodyQueries } from '#web/features/body/body-queries.ts'
import { useBody } from '#web/features/body/use-body.ts'
import { profileQueries } from '#web/features/profile/profile-queries.ts'
import { saveProfile } from '#web/features/profile/save-profile.ts'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import { notify } from '#web/ui/toast-store.ts'

/** An older weight says little about today. */
const LAST_WEIGHT_DAYS = 365

export function useBodyDetails(userId: string, today: string) {
  const profile = useQuery(profileQueries.own(userId)).data
  const weights = useQuery(bodyQueries.weights(userId, today && addDays(today, -LAST_WEIGHT_DAYS), today)).data
  const body = useBody(userId, profile?.units ?? METRIC)
  const { attempt, pending } = useAttempt(userId)
  const lastKg = weights?.at(-1)?.weightKg ?? null
  const isKnown = profile !== undefined && weights !== undefined && today !== ''

  /** Null if that failed, or if the member didn't mean the weight. Goals don't depend on what is stored. */
  async function save(draft: BodyDraft): Promise<'stored' | 'not stored' | null> {
    let mayStore = false
    const notDone = 'Your details weren’t saved.'
    const ask = async () => {
      mayStore = await mayStoreHealthDetails()
    }
    if (!(await attempt(ask, { changes: [], notDone }))) return null
    if (!mayStore) {
      notify('As you chose, what you typed isn’t stored.', { tone: 'info' })
      return 'not stored'
    }
    const weightKg = typedWeightKg(draft, lastKg)
    if (weightKg !== null && !(await body.weigh({ date: today, weightKg }, lastKg))) return null
    const { weightKg: _, ...details } = savedBody(draft)
    return (await attempt(() => saveProfile(details), { changes: ['profiles'], notDone })) ? 'stored' : null
  }

  return {
    saved: isKnown ? { ...profile, weightKg: lastKg } : null,
    save,
    pending: pending || body.pending,
    confirmDialog: body.confirmDialog,
  }
}
