import { Suspense } from 'react'
import type { SessionUser } from '#web/data/session.ts'
import { paths } from '#web/router/paths.ts'
import { Link, NavLink } from '#web/router/router.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { lazyFramePart } from '#web/ui/lazy-part.ts'
import { MAIN_LINKS, type SiteLink, VISITOR_TOOLS } from './links.ts'
import { menuLinkClass } from './menu-link-class.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const MemberLinks = lazyFramePart(() => import('./member-links.tsx').then((module) => module.MemberLinks))

export function MobileMenu({ user }: { user: SessionUser | null }) {
  return (
    <div className="page-width grid gap-4 py-4">
      <nav aria-label="Menu">
        <MenuLinks links={MAIN_LINKS} />
      </nav>
      {user ? (
        <div className="border-line border-t pt-4">
          <Suspense>
            <MemberLinks email={user.email} />
          </Suspense>
        </div>
      ) : (
        <>
          <nav aria-label="Tools" className="border-line border-t pt-4">
            <MenuLinks links={VISITOR_TOOLS} />
          </nav>
          <Link to={paths.auth} className={buttonClass()}>
            Sign in
          </Link>
        </>
      )}
      <div className="justify-self-center">
        <ThemeSwitch />
      </div>
    </div>
  )
}

function MenuLinks({ links }: { links: readonly SiteLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.to}>
          <NavLink to={link.to} end={link.to === paths.home} className={menuLinkClass}>
            {link.label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
