import { CalendarDays, CookingPot, ListChecks, Sun } from 'lucide-react'
import { paths } from '#web/router/paths.ts'
import { NavLink } from '#web/router/router.tsx'
import { cx } from '#web/ui/cx.ts'

const PLACES = [
  { to: paths.dashboard, label: 'Today', Icon: Sun },
  { to: paths.recipes(), label: 'Recipes', Icon: CookingPot },
  { to: paths.mealScheduler, label: 'Week', Icon: CalendarDays },
  { to: paths.shoppingList, label: 'List', Icon: ListChecks },
]

/** The most used pages, within reach of a thumb. Phones only; hidden while someone types (app.css). */
export function BottomBar() {
  return (
    <nav
      aria-label="Daily"
      className="bottom-bar fixed inset-x-0 bottom-0 z-20 grid grid-cols-4 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden print:hidden"
    >
      {PLACES.map(({ to, label, Icon }) => (
        <NavLink
          key={to}
          to={to}
          className={({ isActive }) =>
            cx(
              'grid min-h-14 place-content-center justify-items-center gap-0.5 font-semibold text-xs',
              isActive ? 'text-leaf-ink' : 'text-muted',
            )
          }
        >
          <Icon className="size-5" />
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
