// A new member's start: a few questions, then a planned week.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Aim } from '#domain/diary/activity-and-aim.ts'
import type { Goals } from '#domain/diary/goals.ts'
import type { FirstAnswers } from '#domain/plan/first-week.ts'
import { foodsNotEaten } from '#domain/plan/foods-not-eaten.ts'
import { isSameTable } from '#domain/plan/table-portions.ts'
import { startWeeksOn } from '#web/composites/week/first-day-of-weeks.ts'
import { reloadChanged } from '#web/data/changed-tables.ts'
import { failureText, notDoneText } from '#web/data/failure-text.ts'
import { mayStoreHealthDetails } from '#web/data/health-consent.ts'
import { fetchTable, type HouseholdTable, tableQuery } from '#web/data/household-table.ts'
import { saveTable } from '#web/data/save-household-table.ts'
import { useSessionKnown, useSessionUser } from '#web/data/session.ts'
import { goalsQueries, saveGoals } from '#web/features/goals/goals-queries.ts'
import { profileQueries } from '#web/features/profile/profile-queries.ts'
import { saveFoodsNotEaten } from '#web/features/profile/save-profile.ts'
import { useMealPlacement } from '#web/features/schedule/use-meal-placement.tsx'
import { WeekPlanned } from '#web/features/welcome/week-planned.tsx'
import { saveAim } from '#web/features/welcome/welcome-calls.ts'
import { WelcomeQuestions } from '#web/features/welcome/welcome-questions.tsx'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import { useToday } from '#web/hooks/use-today.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { Link, useNavigate } from '#web/router/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { countText } from '#web/ui/format.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { textLinkClass } from '#web/ui/text-link.tsx'
import { notify } from '#web/ui/toast-store.ts'

const firstWeekPlan = () => import('#web/composites/plan/first-week-plan.ts')

const WelcomeCalories = lazyPart(() =>
  import('#web/composites/goals/welcome-calories.tsx').then((module) => module.WelcomeCalories),
)

const mayStoreFoods = async ({ avoid }: FirstAnswers) => avoid.length === 0 || mayStoreHealthDetails()

/** What the member's own data suggest. */
type OwnGoals = Omit<Goals, 'diet'>

interface Told {
  answers: FirstAnswers
  /** The foods that the question started with. */
  shown: readonly string[]
  /** False once the member said that their health details aren't to be stored. */
  mayStore: boolean
}

type State =
  | { step: 'questions' }
  | { step: 'calories'; told: Told; calories: number }
  | { step: 'planning' }
  | { step: 'planned'; calories: number; aim: Aim }
  | { step: 'failed'; told: Told; own: OwnGoals | null; problem: string }

export function WelcomePage() {
  usePageHead({ title: 'Plan your first week', noIndex: true })
  const user = useSessionUser()
  const known = useSessionKnown()
  const today = useToday()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { attempt } = useAttempt(user?.id)
  const profile = useQuery(profileQueries.own(user?.id))
  const table = useQuery(tableQuery(user?.id))
  const { place, placementDialog } = useMealPlacement(user?.id)
  const [state, setState] = useState<State>({ step: 'questions' })

  /** Asks for what the calories depend on, if they should change the member's weight. */
  async function answered(answers: FirstAnswers, shown: readonly string[]) {
    setState({ step: 'planning' })
    const found = await Promise.all([
      queryClient.fetchQuery(goalsQueries.saved(user?.id)),
      firstWeekPlan(),
      mayStoreFoods(answers),
    ]).catch(() => null)
    if (!found) return plan({ answers, shown, mayStore: true }, null) // which says what is wrong
    const [saved, { firstGoals, needsOwnGoal }, mayStore] = found
    const told = { answers, shown, mayStore }
    const goals = firstGoals(saved, answers)
    if (!needsOwnGoal(goals, answers)) return plan(told, null)
    setState({ step: 'calories', told, calories: goals.calories })
  }

  async function plan(told: Told, own: OwnGoals | null) {
    const { answers, shown } = told
    let { mayStore } = told
    setState({ step: 'planning' })
    try {
      mayStore &&= await mayStoreFoods(answers)
      const { firstGoals, firstWeekEntries, needsOwnGoal } = await firstWeekPlan()
      const saved = await queryClient.fetchQuery(goalsQueries.saved(user?.id))
      const chosen = { ...firstGoals(saved, answers), ...own }
      await saveGoals(chosen)
      await saveAim(answers.aim)
      const avoid = mayStore ? await saveFoodsNotEaten({ shown, chosen: answers.avoid }) : answers.avoid
      await reloadChanged(queryClient, user?.id, ['user_goals', 'profiles'])
      const entries = await firstWeekEntries(chosen, { ...answers, avoid }, today)
      const placed = await place(entries, 'Your week is planned. Change any meal you like.')
      if (placed && !mayStore)
        notify(`We left out ${avoid.join(', ')}. That isn’t stored, so later plans won’t know.`, { tone: 'info' })
      if (placed) await saveOwnTable(answers)
      if (placed && user) await startWeeksOn(queryClient, user.id, today)
      if (placed && needsOwnGoal(chosen, answers))
        setState({ step: 'planned', calories: chosen.calories, aim: answers.aim })
      else navigate(paths.mealScheduler)
    } catch (error) {
      setState({
        step: 'failed',
        told: { ...told, mayStore },
        own,
        problem: notDoneText('We couldn’t plan your week.', error),
      })
    }
  }

  /**
   * Saved for the member whose plan was made, never for another one. The week is already planned, so a failure isn't
   * fatal.
   */
  const saveOwnTable = (answers: FirstAnswers) =>
    attempt(
      async () => {
        const now = await fetchTable()
        if (now.members === 1 && !isSameTable(now, answers)) await saveTable(answers)
      },
      { changes: ['table_people', 'households'], notDone: 'The people you cook for weren’t saved.' },
    )

  const failed = [profile, table].find(({ isLoadingError }) => isLoadingError)
  return (
    <div className="page-width max-w-2xl pb-16">
      <PageHeader
        title="Plan your first week"
        intro="A few quick questions, and we’ll fill your week with meals that fit."
        className="pb-6 sm:pb-8"
      />
      {known && !user && (
        <Notice>
          <Link to={`${paths.auth}?return=${paths.welcome}`} className={textLinkClass}>
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
          {failed ? (
            <Notice tone="danger" role="alert">
              <p>We couldn’t load your profile. {failureText(failed.error)}</p>
              <Button className="mt-3" size="sm" onClick={() => failed.refetch()}>
                Try Again
              </Button>
            </Notice>
          ) : profile.data && table.data ? (
            <>
              {table.data.members > 1 && <SharedTable {...table.data} />}
              <WelcomeQuestions notEaten={foodsNotEaten(profile.data)} table={table.data} onDone={answered} />
            </>
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
      {user && state.step === 'calories' && (
        <Suspense fallback={<Waiting label="Loading your profile" />}>
          <WelcomeCalories
            userId={user.id}
            aim={state.told.answers.aim}
            diet={state.told.answers.diet}
            calories={state.calories}
            mayStore={state.told.mayStore}
            onDone={(own) => plan(state.told, own)}
          />
        </Suspense>
      )}
      {state.step === 'planned' && <WeekPlanned calories={state.calories} aim={state.aim} />}
      {state.step === 'planning' && <Waiting label="Planning your week" />}
      {state.step === 'failed' && (
        <Notice tone="danger" role="alert">
          <p>{state.problem}</p>
          <Button className="mt-3" size="sm" onClick={() => plan(state.told, state.own)}>
            Try Again
          </Button>
        </Notice>
      )}
      {placementDialog}
    </div>
  )
}

function SharedTable({ people }: HouseholdTable) {
  return (
    <Notice tone="lake" className="mb-5">
      Your household shares one plan. We’ll plan for the {countText(people, 'person', 'people')} at its table.
    </Notice>
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
