// A setting of the member's profile that is on or off.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { showNow } from '#web/data/show-now.ts'
import { type Profile, profileQueries } from '#web/features/profile/profile-queries.ts'
import { useAttempt } from '#web/hooks/use-attempt.ts'

interface ProfileCheckboxProps {
  userId: string
  label: string
  setting: 'acceptsPlates' | 'weekMail'
  save: (value: boolean) => Promise<void>
}

export function ProfileCheckbox({ userId, label, setting, save }: ProfileCheckboxProps) {
  const queryClient = useQueryClient()
  const profile = useQuery(profileQueries.own(userId)).data
  const { attempt } = useAttempt(userId)
  const change = (value: boolean) =>
    attempt(() => save(value), {
      changes: ['profiles'],
      notDone: 'Your choice wasn’t saved.',
      show: () =>
        showNow(queryClient, profileQueries.own(userId), (shown): Profile => ({ ...shown, [setting]: value })),
    })
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={profile?.[setting] ?? false}
        disabled={!profile}
        onChange={({ target }) => change(target.checked)}
        className="size-5 shrink-0 accent-leaf"
      />
      {label}
    </label>
  )
}
