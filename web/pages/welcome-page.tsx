// A new member's start: four questions, then a planned week.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type FirstAnswers, firstGoals, firstWeekRequest } from '#domain/plan/first-week.ts'
import { planEntries } from '#domain/plan/plan-entries.ts'
import { weekdayOf } from '#domain/time/weekdays.ts'
import { failureText } from '#web/data/failure-text.ts'
import { memberKey } from '#web/data/member-key.ts'
import { reload } from '#web/data/reload.ts'
import { useSessionKnown, useSessionUser } from '#web/data/session.ts'
import { generatePlan, planWithOwnRecipes } from '#web/features/diet-plan/plan-queries.ts'
import { goalsQueries, saveGoals } from '#web/features/goals/goals-queries.ts'
import { profileQueries } from '#web/features/profile/profile-queries.ts'
import { useMealPlacement } from '#web/features/schedule/use-meal-placement.tsx'
import { saveFirstAnswers } from '#web/features/welcome/welcome-calls.ts'
import { WelcomeQuestions } from '#web/features/welcome/welcome-questions.tsx'
import { useToday } from '#web/hooks/use-today.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { Link, useNavigate } from '#web/router/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { textLinkClass } from '#web/ui/text-link.tsx'

planWithOwnRecipes(async () => (await import('./own-recipes-to-plan.ts')).readOwnRecipes())

type State = { step: 'questions' } | { step: 'planning' } | { step: 'failed'; answers: FirstAnswers; reason: string }

export function WelcomePage() {
  usePageHead({ title: 'Plan your first week', noIndex: true })
  const user = useSessionUser()
  const known = useSessionKnown()
  const today = useToday()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const profile = useQuery(profileQueries.own(user?.id))
  const { place, placementDialog } = useMealPlacement(user?.id)
  const [state, setState] = useState<State>({ step: 'questions' })

  async function plan(answers: FirstAnswers) {
    setState({ step: 'planning' })
    try {
      const saved = await queryClient.fetchQuery(goalsQueries.saved(user?.id))
      const chosen = firstGoals(saved, answers)
      await saveGoals(chosen)
      await saveFirstAnswers(answers)
      await reload(queryClient, memberKey(user?.id))
      const settings = { day: weekdayOf(today), favorites: [], excluded: [] }
      const { days } = await generatePlan(firstWeekRequest(chosen, answers), settings)
      await place(planEntries(days, today), 'Your week is planned. Change any meal you like.')
      navigate(paths.mealScheduler)
    } catch (error) {
      setState({ step: 'failed', answers, reason: failureText(error) })
    }
  }

  return (
    <div className="page-width max-w-2xl pb-16">
      <PageHeader
        title="Plan your first week"
        intro="Four quick questions, and we’ll fill your week with meals that fit."
        className="pb-6 sm:pb-8"
      />
      {known && !user && (
        <Notice>
          <Link to={paths.auth} className={textLinkClass}>
            Sign in
          </Link>{' '}
          to plan a week that stays in your account. Without an account, the{' '}
          <Link to={paths.dietPlanner} className={textLinkClass}>
            Diet Planner
          </Link>{' '}
          plans one right away.
        </Notice>
      )}
      {user && state.step === 'questions' && (
        <>
          {profile.isLoadingError ? (
            <Notice tone="danger" role="alert">
              <p>We couldn’t load your profile. {failureText(profile.error)}</p>
              <Button className="mt-3" size="sm" onClick={() => profile.refetch()}>
                Try Again
              </Button>
            </Notice>
          ) : profile.data ? (
            <WelcomeQuestions dislikes={profile.data.dislikes} onDone={plan} />
          ) : (
            <Waiting label="Loading your profile" />
          )}
          <p className="mt-8">
            <Link to={paths.home} className={textLinkClass}>
              Skip for Now
            </Link>
          </p>
        </>
      )}
      {state.step === 'planning' && <Waiting label="Planning your week" />}
      {state.step === 'failed' && (
        <Notice tone="danger" role="alert">
          <p>We couldn’t plan your week. {state.reason}</p>
          <Button className="mt-3" size="sm" onClick={() => plan(state.answers)}>
            Try Again
          </Button>
        </Notice>
      )}
      {placementDialog}
    </div>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid gap-3">
      {['a', 'b', 'c'].map((line) => (
        <Skeleton key={line} className="h-16 rounded-xl" />
      ))}
    </Loading>
  )
}
