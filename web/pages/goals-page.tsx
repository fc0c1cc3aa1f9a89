import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { DEFAULT_GOALS, type Goals } from '#domain/diary/goals.ts'
import { GoalsFromYou } from '#web/composites/goals/goals-from-you.tsx'
import { useEnergyFloor } from '#web/composites/goals/use-energy-floor.ts'
import { FoodsNotEatenCard } from '#web/composites/settings/foods-not-eaten-card.tsx'
import { useSessionKnown, useSessionUser } from '#web/data/session.ts'
import { GoalsForm } from '#web/features/goals/goals-form.tsx'
import { goalsQueries, saveGoals } from '#web/features/goals/goals-queries.ts'
import { NO_PROFILE, profileQueries } from '#web/features/profile/profile-queries.ts'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import { useLeaveQuestion } from '#web/hooks/use-leave-question.ts'
import { useToday } from '#web/hooks/use-today.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { useConfirm } from '#web/ui/alert-dialog.tsx'
import { Card } from '#web/ui/card.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const PlanWeekAnew = lazyPart(() =>
  import('#web/composites/plan/plan-week-anew.tsx').then((module) => module.PlanWeekAnew),
)

/** Whether a week planned for the old goals doesn't fit the new ones; water changes no plan. */
const hasOtherPlan = (before: Goals, after: Goals): boolean =>
  JSON.stringify({ ...before, waterMl: 0 }) !== JSON.stringify({ ...after, waterMl: 0 })

const LEAVE = {
  question: 'Leave without saving?',
  detail: 'Your new goals aren’t saved yet.',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay',
  tone: 'primary',
} as const

export function GoalsPage() {
  usePageHead({
    title: 'Health goals',
    description: 'Set your daily goals for calories, water and macros.',
    noIndex: true,
  })
  const user = useSessionUser()
  const known = useSessionKnown()
  const saved = useQuery(goalsQueries.saved(user?.id))
  const profile = useQuery(profileQueries.own(user?.id))
  const { units } = profile.data ?? NO_PROFILE
  const floor = useEnergyFloor(user?.id, profile.data, useToday())
  const [changed, setChanged] = useState<{ userId: string; goals: Goals } | null>(null)
  const { attempt, pending } = useAttempt(user?.id)
  async function save(goals: Goals) {
    const isOther = hasOtherPlan(saved.data ?? DEFAULT_GOALS, goals)
    const done = await attempt(() => saveGoals(goals), {
      changes: ['user_goals'],
      notDone: 'Your goals weren’t saved.',
      message: 'Goals saved successfully!',
    })
    if (done && user && isOther) setChanged({ userId: user.id, goals })
  }

  const [isUnsaved, setUnsaved] = useState(false)
  const { confirm, confirmDialog } = useConfirm()
  const isHeld = user !== undefined && isUnsaved && !pending
  useLeaveQuestion({ unfinished: isHeld, unsaved: isHeld, ask: () => confirm(LEAVE) })

  // With its member: somebody else may sign in while this page is open.
  const [suggestion, setSuggestion] = useState<{ userId: string; goals: Omit<Goals, 'diet'> } | null>(null)

  return (
    <div className="page-width pb-16 max-w-3xl">
      <PageHeader
        title="Your Health Goals"
        intro="What a good day looks like for you. Your dashboard and planner use these goals."
      />
      {known && !user && (
        <Notice tone="lake" className="mb-6">
          You’re not signed in, so your goals can’t be saved yet.{' '}
          <TextLink to={`${paths.auth}?return=${paths.goals}`}>Sign in</TextLink> to keep them.
        </Notice>
      )}
      {user && (
        <GoalsFromYou
          key={`figures of ${user.id}`}
          userId={user.id}
          goals={saved.data ?? DEFAULT_GOALS}
          onUse={(suggested) => {
            setSuggestion({ userId: user.id, goals: suggested })
            const { diet } = saved.data ?? DEFAULT_GOALS
            save({ ...suggested, calories: Math.max(suggested.calories, floor?.kcal ?? 0), diet })
          }}
        />
      )}
      <Card className="sm:p-9">
        {saved.isLoadingError ? (
          <FailureNotice text="We couldn’t load your saved goals." error={saved.error} onRetry={saved.refetch} />
        ) : known && !saved.isLoading && !profile.isLoading ? (
          <GoalsForm
            // Reset for another member, but not after saving.
            key={user?.id ?? 'visitor'}
            start={saved.data ?? DEFAULT_GOALS}
            suggested={suggestion && suggestion.userId === user?.id ? suggestion.goals : null}
            units={units}
            floor={floor}
            pending={pending}
            onSave={save}
            onUnsaved={setUnsaved}
          />
        ) : (
          <GoalsSkeleton />
        )}
      </Card>
      {user && changed?.userId === user.id && (
        <Suspense>
          <PlanWeekAnew userId={user.id} goals={changed.goals} onDone={() => setChanged(null)} />
        </Suspense>
      )}
      {user && <FoodsNotEatenCard key={user.id} userId={user.id} />}
      {confirmDialog}
    </div>
  )
}

function GoalsSkeleton() {
  return (
    <Loading label="Loading your goals" className="grid gap-7">
      {['calories', 'water', 'protein', 'carbs', 'fat'].map((slider) => (
        <Skeleton key={slider} className="h-17" />
      ))}
    </Loading>
  )
}
