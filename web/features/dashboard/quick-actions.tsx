import { CalendarDays, Search, Target } from 'lucide-react'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
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
