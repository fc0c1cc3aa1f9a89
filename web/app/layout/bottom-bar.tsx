import { NavLink } from '#web/router/router.tsx'
import { cx } from '#web/ui/cx.ts'
import { DAILY_LINKS } from './daily-links.tsx'

/** The most used pages, within reach of a thumb. Phones and tablets only; hidden while someone types (app.css). */
export function BottomBar() {
  return (
    <nav
      aria-label="Daily"
      className="bottom-bar fixed inset-x-0 bottom-0 z-20 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <div className="mx-auto grid max-w-xl grid-cols-5">
        {DAILY_LINKS.map(({ to, label, icon }) => (
          <NavLink
            key={to}
            to={to}
            className={({ isActive }) =>
              cx(
                'grid min-h-14 place-content-center justify-items-center gap-0.5 font-semibold text-xs *:size-5',
                isActive ? 'text-leaf-ink' : 'text-muted',
              )
            }
          >
            {icon}
            {label}
          </NavLink>
        ))}
      </div>
    </nav>
  )
}
