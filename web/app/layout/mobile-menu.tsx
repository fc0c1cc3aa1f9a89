import { lazy, Suspense } from 'react'
import type { SessionUser } from '#web/data/session.ts'
import { paths } from '#web/router/paths.ts'
import { Link, NavLink } from '#web/router/router.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { MAIN_LINKS } from './links.ts'
import { menuLinkClass } from './menu-link-class.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const MemberLinks = lazy(() => import('./member-links.tsx').then((module) => ({ default: module.MemberLinks })))

export function MobileMenu({ user }: { user: SessionUser | null }) {
  return (
    <div className="page-width grid gap-4 py-4">
      <nav aria-label="Menu">
        <ul>
          {MAIN_LINKS.map((link) => (
            <li key={link.to}>
              <NavLink to={link.to} end={link.to === paths.home} className={menuLinkClass}>
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {user ? (
        <div className="border-line border-t pt-4">
          <Suspense>
            <MemberLinks email={user.email} />
          </Suspense>
        </div>
      ) : (
        <Link to={paths.auth} className={buttonClass()}>
          Sign in
        </Link>
      )}
      <div className="justify-self-center">
        <ThemeSwitch />
      </div>
    </div>
  )
}
