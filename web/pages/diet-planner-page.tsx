import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CookingPot } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { planAims, planTarget } from '#domain/diary/diet-rule.ts'
import { isForSupervision } from '#domain/diary/energy-floors.ts'
import { PLANNER_CALORIES } from '#domain/diary/goals.ts'
import { METRIC } from '#domain/diary/units.ts'
import { foodsNotEaten } from '#domain/plan/foods-not-eaten.ts'
import { type FigurePreference, NO_PREFERENCES, type PlanRequest, plannerTable } from '#domain/plan/plan-request.ts'
import type { PlannedEntry } from '#domain/plan/schedule-entry.ts'
import type { Table } from '#domain/plan/table-portions.ts'
import { weekdayOf } from '#domain/time/weekdays.ts'
import { useEnergyFloor } from '#web/composites/goals/use-energy-floor.ts'
import { anyRecipe } from '#web/composites/recipe/any-recipe.ts'
import { tableQuery } from '#web/data/household-table.ts'
import { useSessionUser } from '#web/data/session.ts'
import { forgetTablePlan } from '#web/device/persisted-queries.ts'
import { placeKey, useDietPlan } from '#web/features/diet-plan/diet-plan-store.ts'
import { PlanForm } from '#web/features/diet-plan/plan-form.tsx'
import { planWithOwnRecipes } from '#web/features/diet-plan/plan-queries.ts'
import { useFavorites } from '#web/features/favorites/favorites-store.ts'
import { goalsQueries } from '#web/features/goals/goals-queries.ts'
import { profileQueries } from '#web/features/profile/profile-queries.ts'
import { useMealPlacement } from '#web/features/schedule/use-meal-placement.tsx'
import { restoreTablePlan } from '#web/features/table-plan/saved-table-plan.ts'
import type { TableRequest } from '#web/features/table-plan/table-plan-query.ts'
import { useToday } from '#web/hooks/use-today.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { useSearchParams } from '#web/router/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { EnergyUnit, useEnergy } from '#web/ui/energy-unit.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { LowEnergyNote } from '#web/ui/low-energy-note.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const readOwnRecipes = async () => (await import('#web/composites/own-recipes/own-recipes-to-plan.ts')).readOwnRecipes()
planWithOwnRecipes(readOwnRecipes)

// The form renders right away; the plan view is loaded with it.
const PlanNotesNotice = lazyPart(() =>
  import('#web/features/diet-plan/plan-notes.tsx').then((module) => module.PlanNotesNotice),
)
const PlanResult = lazyPart(() => import('#web/features/diet-plan/plan-result.tsx').then((module) => module.PlanResult))
const PlanTableNote = lazyPart(() =>
  import('#web/composites/plan/plan-table-note.tsx').then((module) => module.PlanTableNote),
)
const TablePlanResult = lazyPart(() =>
  import('#web/features/table-plan/table-plan-result.tsx').then((module) => module.TablePlanResult),
)
const PlanUses = lazyPart(() => import('#web/features/diet-plan/plan-uses.tsx').then((module) => module.PlanUses))

const EMPTY_REQUEST: PlanRequest = {
  targetCalories: PLANNER_CALORIES.default,
  diet: '',
  exclude: '',
  span: 'day',
  preferences: NO_PREFERENCES,
}

const FORM = { step: 'form' } as const
const NO_PREFERENCES_TABLE: Table = { people: NO_PREFERENCES.people, portions: NO_PREFERENCES.portions }

export function DietPlannerPage() {
  usePageHead({
    title: 'Diet planner',
    description: 'A day or a week of meals that adds up to your calories and fits your diet.',
    canonical: paths.dietPlanner,
  })
  const user = useSessionUser()
  const queryClient = useQueryClient()
  const goals = useQuery(goalsQueries.saved(user?.id)).data
  const plan = useDietPlan()
  // "Use this up" elsewhere on the site leads here with foods to use: a plan without them makes room for the form.
  const toUse = useSearchParams()[0].get('use')
  const isOtherPlan = toUse !== null && plan.state.step === 'result' && plan.state.request.preferences.use !== toUse
  const state = isOtherPlan ? FORM : plan.state
  const [tablePlan, setTablePlan] = useState<TableRequest | null>(null)
  const userId = user?.id
  // What this tab showed before a reload.
  useEffect(() => {
    if (userId !== undefined && toUse === null) setTablePlan(restoreTablePlan(queryClient, userId))
  }, [queryClient, userId, toUse])
  const top = useFocusOnChange(tablePlan ? 'table' : state.step)

  const { place, placementDialog } = useMealPlacement(user?.id)

  const today = useToday()
  const favorites = useFavorites((store) => store.favorites)
  const profile = useQuery(profileQueries.own(user?.id)).data
  const { energy } = profile?.units ?? METRIC
  const settings = { day: today === '' ? 'monday' : weekdayOf(today), favorites } as const
  const floor = useEnergyFloor(user?.id, profile, today)
  // A member's form starts from their goals and the household's table, whatever this device requested before; what they
  // just requested stays.
  const [requested, setRequested] = useState<PlanRequest>()
  const household = useQuery(tableQuery(user?.id)).data
  const [tableChoice, setTableChoice] = useState({ isOn: false, from: '' })
  const isTable = user !== null && household !== undefined && household.seats.length > 1
  const before = requested ?? plan.lastRequest ?? { ...EMPTY_REQUEST, preferences: plan.preferences }
  const base = requested
    ? before
    : {
        ...before,
        ...(goals && planTarget(goals)),
        preferences: { ...before.preferences, ...(household && plannerTable(household)) },
      }
  const start = { ...base, preferences: { ...base.preferences, use: toUse ?? base.preferences.use } }
  // Who eats is no reason to open the options: the form already shows it.
  const hasPreferences =
    JSON.stringify({ ...start.preferences, ...NO_PREFERENCES_TABLE }) !== JSON.stringify(NO_PREFERENCES)

  /** Waits for the current profile: without it, or with an old one, a plan could contain what the member is allergic to. */
  async function readExcluded() {
    return user ? foodsNotEaten(await queryClient.fetchQuery(profileQueries.own(user.id))) : []
  }

  function generate(request: PlanRequest) {
    setRequested(request)
    if (isTable && tableChoice.isOn) {
      setTablePlan({ request, from: tableChoice.from || today, avoid: [] })
      return
    }
    void plan.generate(request, { ...settings, aims: planAims(goals ?? null, request) }, readExcluded)
  }

  const drop = (request: PlanRequest, preference: FigurePreference) =>
    generate({ ...request, preferences: { ...request.preferences, [preference]: null } })

  async function schedule(userId: string, meals: readonly PlannedEntry[]) {
    const placed = await place(meals, 'Plan added to your meal schedule.')
    const [first] = meals
    const isWeek = tablePlan ? tablePlan.request.span === 'week' : state.step === 'result' && state.days.length > 1
    if (placed && first && isWeek) {
      const { startWeeksOn } = await import('#web/composites/week/first-day-of-weeks.ts')
      await startWeeksOn(queryClient, userId, first.date)
    }
    return placed
  }

  if (tablePlan && user) {
    const { request } = tablePlan
    return (
      <div ref={top} tabIndex={-1} className="page-width max-w-4xl pb-16 outline-none">
        <PageHeader
          title="Your Table’s Meal Plan"
          actions={
            <Button
              variant="secondary"
              onClick={() => {
                forgetTablePlan()
                setTablePlan(null)
              }}
            >
              Create New Meal Plan
            </Button>
          }
          className="pb-5 sm:pb-5"
        />
        <Suspense fallback={<PlanSkeleton />}>
          <TablePlanResult
            userId={user.id}
            wanted={tablePlan}
            favorites={favorites}
            ownRecipes={readOwnRecipes}
            onAgain={(avoid) => setTablePlan({ ...tablePlan, avoid })}
            onDrop={(preference) =>
              setTablePlan({
                ...tablePlan,
                request: { ...request, preferences: { ...request.preferences, [preference]: null } },
              })
            }
            onSchedule={(meals) => schedule(user.id, meals)}
          />
        </Suspense>
        {placementDialog}
      </div>
    )
  }
  if (state.step === 'result') {
    return (
      <div ref={top} tabIndex={-1} className="page-width pb-16 outline-none">
        <PageHeader
          title={`Your ${state.request.diet || 'Custom'} Meal Plan`}
          actions={
            <Button variant="secondary" onClick={plan.backToForm}>
              Create New Meal Plan
            </Button>
          }
          className="pb-5 sm:pb-5"
        />
        <Suspense fallback={<PlanSkeleton />}>
          <RaiseNote request={state.request} onPlan={generate} />
          <PlanNotesNotice notes={state.notes} onDrop={(preference) => drop(state.request, preference)} />
          <EnergyUnit value={energy}>
            <PlanResult
              request={state.request}
              days={state.days}
              busy={plan.busy}
              isLocked={(place) => plan.locked.includes(placeKey(place))}
              onSwap={(place) => plan.swap(place, readExcluded)}
              onLock={plan.toggleLock}
              onRegenerate={(day) => plan.regenerate(day, readExcluded)}
              onRegenerateAll={() => plan.regenerateAll(readExcluded)}
            />
          </EnergyUnit>
          <PlanUses
            table={state.request.preferences}
            cookFor={state.cookFor ?? state.request.preferences.people}
            onCookFor={plan.cookForPeople}
            days={state.days}
            recipeOf={(id) => anyRecipe(queryClient, id)}
            shoppingList={() => import('#web/composites/plan/plan-shopping.ts')}
            onSchedule={user && ((meals) => schedule(user.id, meals))}
          />
          {user && <PlanTableNote userId={user.id} planned={state.request.preferences} />}
        </Suspense>
        {placementDialog}
      </div>
    )
  }
  return (
    <div ref={top} tabIndex={-1} className="page-width max-w-4xl pb-16 outline-none">
      <PageHeader title="Diet Planner" intro="Tell us your calories and diet, and we’ll plan meals to match." />
      {state.step === 'form' && (
        <EnergyUnit value={energy}>
          <PlanForm
            start={start}
            hasPreferences={hasPreferences}
            floor={floor}
            goals={goals ?? null}
            notEaten={profile ? foodsNotEaten(profile) : null}
            table={
              isTable
                ? {
                    names: household.seats.map(({ name }) => name),
                    isOn: tableChoice.isOn,
                    from: tableChoice.from || today,
                    onChange: setTableChoice,
                  }
                : null
            }
            onSubmit={generate}
          />
        </EnergyUnit>
      )}
      {state.step === 'loading' && <PlanSkeleton />}
      {state.step === 'failed' && state.exclusionsUnread && (
        <section role="alert">
          <EmptyState
            icon={<CookingPot />}
            title="We couldn’t check what you don’t eat"
            action={<Button onClick={() => plan.lastRequest && generate(plan.lastRequest)}>Try Again</Button>}
          >
            Your allergies and dislikes didn’t load, so we haven’t made a plan that might include them.
          </EmptyState>
        </section>
      )}
      {state.step === 'failed' && !state.exclusionsUnread && (
        <section role="alert">
          <EmptyState
            icon={<CookingPot />}
            title="We couldn’t make a plan"
            action={<Button onClick={plan.backToForm}>Try Again</Button>}
          >
            There was an error generating your meal plan. Please try again.
          </EmptyState>
        </section>
      )}
    </div>
  )
}

function RaiseNote({ request, onPlan }: { request: PlanRequest; onPlan: (request: PlanRequest) => void }) {
  const { energyText } = useEnergy()
  if (!isForSupervision(request.targetCalories)) return null
  return (
    <div className="mb-5">
      <LowEnergyNote
        kcal={request.targetCalories}
        energyText={energyText}
        onRaise={(targetCalories) => onPlan({ ...request, targetCalories })}
      />
    </div>
  )
}

function PlanSkeleton() {
  return (
    <Loading label="Generating your meal plan" className="grid gap-5 sm:grid-cols-3">
      {['first', 'second', 'third'].map((card) => (
        <Skeleton key={card} className="h-80 rounded-xl" />
      ))}
    </Loading>
  )
}

/** Moves the focus to the top of the new step, because the pressed button is gone. */
function useFocusOnChange(step: string) {
  const top = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    top.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [step])
  return top
}
