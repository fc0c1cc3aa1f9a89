import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { buttonClass } from '#web/ui/button.tsx'

/** Until goals are set, and every morning until something is logged. */
export function WelcomeBanner({ goalsSet }: { goalsSet: boolean }) {
  return (
    <section className="flex flex-wrap items-center justify-between gap-5 rounded-xl bg-leaf-soft p-5 sm:p-6">
      <div className="max-w-xl">
        <h2 className="text-leaf-ink text-xl">Welcome to your dashboard</h2>
        <p className="mt-1 text-leaf-ink">
          {goalsSet
            ? 'Nothing logged yet today. Add a meal or a glass of water, and your day fills up here.'
            : 'Set your goals, then log a meal or a glass of water. Your day fills up here.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.goals} className={buttonClass({ variant: 'secondary' })}>
          Set Goals
        </Link>
        <Link to={paths.recipes()} className={buttonClass({ variant: 'secondary' })}>
          Browse Recipes
        </Link>
      </div>
    </section>
  )
}
