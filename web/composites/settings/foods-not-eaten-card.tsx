// "What you don't eat" on the goals page: the planner and the week's suggestions leave it out.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { foodsNotEaten } from '#domain/plan/foods-not-eaten.ts'
import { tableQuery } from '#web/data/household-table.ts'
import { showNow } from '#web/data/show-now.ts'
import { profileQueries } from '#web/features/profile/profile-queries.ts'
import { saveFoodsNotEaten, saveSharesFoods } from '#web/features/profile/save-profile.ts'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import { useForm } from '#web/hooks/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { FoodsNotEatenFields } from '#web/ui/foods-not-eaten-fields.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

export function FoodsNotEatenCard({ userId }: { userId: string }) {
  const profile = useQuery(profileQueries.own(userId))
  return (
    // The planner links to this id.
    <Card
      as="section"
      id="foods-not-eaten"
      aria-labelledby="foods-not-eaten-title"
      className="mt-6 scroll-mt-24 sm:p-9"
    >
      <h2 id="foods-not-eaten-title" className="text-xl">
        What you don’t eat
      </h2>
      <p className="mt-1 mb-5 text-muted">
        Allergies and foods you don’t like. The planner and the suggestions for your week leave them out.
      </p>
      {profile.isLoadingError ? (
        <FailureNotice text="We couldn’t load what you don’t eat." error={profile.error} onRetry={profile.refetch} />
      ) : profile.data ? (
        <>
          <FoodsForm userId={userId} start={foodsNotEaten(profile.data)} />
          <HouseholdSees userId={userId} shares={profile.data.sharesFoods} />
        </>
      ) : (
        <Loading label="Loading what you don’t eat">
          <Skeleton className="h-40" />
        </Loading>
      )}
    </Card>
  )
}

/** Asked only of those who share a household. */
function HouseholdSees({ userId, shares }: { userId: string; shares: boolean }) {
  const { data: table } = useQuery(tableQuery(userId))
  const queryClient = useQueryClient()
  const { attempt } = useAttempt(userId)
  const choose = (sharesFoods: boolean) =>
    attempt(() => saveSharesFoods(sharesFoods), {
      changes: ['profiles'],
      notDone: 'Your choice wasn’t saved.',
      show: () => showNow(queryClient, profileQueries.own(userId), (shown) => ({ ...shown, sharesFoods })),
    })
  if (!table || table.members < 2) return null
  return (
    <label className="mt-5 flex items-start gap-3 border-line border-t pt-5">
      <input
        type="checkbox"
        checked={shares}
        onChange={(event) => choose(event.target.checked)}
        className="mt-1 size-5 shrink-0 accent-leaf"
      />
      <span>
        Show this to my household
        <span className="block text-muted text-sm">
          Others see your name with these foods, and with a diet such as vegan, on cards, recipes and the week, as in
          “Milk: Ana”. Nothing else in your profile is shared.
        </span>
      </span>
    </label>
  )
}

function FoodsForm({ userId, start }: { userId: string; start: readonly string[] }) {
  const { attempt } = useAttempt(userId)
  const form = useForm({
    // Not what other devices have saved since.
    start: { foods: start, shown: start },
    send: async ({ foods, shown }) => {
      const done = await attempt(() => saveFoodsNotEaten({ shown, chosen: foods }), {
        changes: ['profiles'],
        notDone: 'Your changes weren’t saved.',
        message: 'Saved. Your plans and suggestions leave these foods out.',
      })
      if (done) form.set({ shown: foods })
    },
  })
  return (
    <form {...form.props} className="grid gap-5">
      <FoodsNotEatenFields start={start} onChange={(foods) => form.set({ foods })} />
      <Button type="submit" loading={form.pending} className="justify-self-start">
        {form.pending ? 'Saving...' : 'Save What I Don’t Eat'}
      </Button>
    </form>
  )
}
