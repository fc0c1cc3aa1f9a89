// The top of the home page for members: what they eat next, and the way to recipes and plans.
import { useQuery } from '@tanstack/react-query'
import { diaryQueries } from '#web/features/diary/diary-queries.ts'
import { goalsQueries } from '#web/features/goals/goals-queries.ts'
import { useToday } from '#web/hooks/use-today.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { TodayMeals, todaysPlan } from './today-meals.tsx'

export function HomeOfMember({ userId }: { userId: string }) {
  const today = useToday()
  const queries = [
    useQuery(goalsQueries.saved(userId)),
    useQuery(diaryQueries.entries(userId, today, today)),
    useQuery(todaysPlan(userId, today)),
  ] as const
  const [{ data: goals }, { data: log }] = queries
  // Makes no claims about a day that hasn't loaded yet.
  const isKnown = queries.every(({ data }) => data !== undefined)
  const isOutOfReach = !isKnown && queries.some(({ isError, isPaused }) => isError || isPaused)
  return (
    <div className="page-width pt-8 sm:pt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1 className="text-3xl">Good food that’s good for you</h1>
        <div className="flex flex-wrap gap-3">
          <Link to={paths.recipes()} className={buttonClass({ variant: 'secondary' })}>
            Find Recipes
          </Link>
          <Link to={paths.dietPlanner} className={buttonClass({ variant: 'secondary' })}>
            Create Diet Plan
          </Link>
        </div>
      </div>
      <section aria-labelledby="today" className="mt-8">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="today" className="text-2xl">
            Today
          </h2>
          <TextLink to={paths.dashboard}>See Your Day</TextLink>
        </div>
        {isKnown && <TodayMeals userId={userId} today={today} log={log ?? []} isNewMember={goals === null} />}
        {!isKnown && !isOutOfReach && <div className="h-96 sm:h-64" />}
        {isOutOfReach && (
          <p role="status">
            We can’t show your day right now.{' '}
            <Button
              size="sm"
              variant="secondary"
              onClick={() => void Promise.all(queries.map(({ refetch }) => refetch()))}
            >
              Try Again
            </Button>
          </p>
        )}
      </section>
    </div>
  )
}
