import { CalendarDays, Search, Target } from 'lucide-react'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { cardClass } from '#web/ui/card.tsx'

const ACTIONS = [
  { label: 'Set Your Goals', text: 'Calories, water and macros', to: paths.goals, Icon: Target },
  { label: 'Find Recipes', text: 'Something good for tonight', to: paths.recipes(), Icon: Search },
  { label: 'Plan Meals', text: 'Your week, meal by meal', to: paths.mealScheduler, Icon: CalendarDays },
]

export function QuickActions() {
  return (
    <section>
      <h2 className="mb-4 text-xl">Quick Actions</h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {ACTIONS.map(({ label, text, to, Icon }) => (
          <li key={label}>
            <Link to={to} className={cardClass({ interactive: true, className: 'flex h-full items-center gap-4' })}>
              <Icon className="size-6 shrink-0 text-leaf" />
              <span>
                <span className="block font-semibold">{label}</span>
                <span className="text-muted text-sm">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

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
        {!goalsSet && (
          <Link to={paths.welcome} className={buttonClass()}>
            Plan Your First Week
          </Link>
        )}
        <Link to={paths.goals} className={buttonClass({ variant: goalsSet ? 'primary' : 'secondary' })}>
          Set Goals
        </Link>
        <Link to={paths.recipes()} className={buttonClass({ variant: 'secondary' })}>
          Browse Recipes
        </Link>
      </div>
    </section>
  )
}
