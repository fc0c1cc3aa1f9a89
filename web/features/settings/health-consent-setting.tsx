// Whether a member lets the site store health details, since when, and the way to take that back.
import { queryOptions, useQuery } from '@tanstack/react-query'
import { mayStoreHealthDetails, withdrawHealthConsent } from '#web/data/health-consent.ts'
import { memberKey } from '#web/data/member-key.ts'
import { rowOrNull } from '#web/data/rows.ts'
import { backend } from '#web/data/supabase.ts'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import { useConfirm } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'

const consentQuery = (userId: string) =>
  queryOptions({
    queryKey: memberKey(userId, 'profile', 'health-consent'),
    async queryFn() {
      const found = (await backend()).from('profiles').select('health_consent_at').eq('user_id', userId).maybeSingle()
      return rowOrNull(await found)?.health_consent_at ?? null
    },
    staleTime: 0,
  })

export function HealthConsentSetting({ userId }: { userId: string }) {
  const since = useQuery(consentQuery(userId)).data
  const { attempt, pending } = useAttempt(userId)
  const { confirm, confirmDialog } = useConfirm()
  if (since === undefined) return null

  const agree = () =>
    attempt(mayStoreHealthDetails, {
      changes: ['profiles'],
      notDone: 'Your choice wasn’t saved.',
      message: (agreed) => (agreed ? 'Saved. You can withdraw anytime.' : null),
    })

  async function withdraw() {
    const isSure = await confirm({
      question: 'Delete your health details?',
      detail:
        'Your weights, height, goal weight and its pace, sex, year of birth, pregnancy and the foods you don’t eat are deleted. Your diary, goals and plans stay.',
      confirmLabel: 'Delete Them',
    })
    if (!isSure) return
    await attempt(withdrawHealthConsent, {
      changes: ['profiles', 'weight_logs'],
      notDone: 'Nothing was deleted.',
      message: 'Your health details are deleted.',
    })
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted text-sm">
        {since === null
          ? 'You haven’t agreed. You’ll be asked when you first enter something.'
          : `You agreed on ${new Date(since).toLocaleDateString(undefined, { dateStyle: 'medium' })}.`}
      </p>
      <Button variant="secondary" loading={pending} onClick={since === null ? agree : withdraw}>
        {since === null ? 'Agree…' : 'Withdraw'}
      </Button>
      {confirmDialog}
    </div>
  )
}
