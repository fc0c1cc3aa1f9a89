import { Suspense } from 'react'
import type { SessionUser } from '#web/data/session.ts'
import { paths } from '#web/router/paths.ts'
import { Link, NavLink } from '#web/router/router.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { lazyFramePart } from '#web/ui/lazy-part.ts'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { MAIN_LINKS, type SiteLink, VISITOR_TOOLS } from './links.ts'
import { menuLinkClass } from './menu-link-class.ts'

const MemberLinks = lazyFramePart(() => import('./member-links.tsx').then((module) => module.MemberLinks))

/** What is used daily comes first: the member's own pages, then the public ones. */
export function MobileMenu({ user }: { user: SessionUser | null }) {
  const sitePages = (
    <nav aria-label="Menu" className={cx(user && 'border-line border-t pt-4')}>
      <MenuLinks links={MAIN_LINKS} isCompact={user !== null} />
    </nav>
  )
  return (
    <div className="page-width grid gap-4 py-4">
      {user ? (
        <>
          <Suspense>
            <MemberLinks email={user.email} />
          </Suspense>
          {sitePages}
        </>
      ) : (
        <>
          {sitePages}
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

function MenuLinks({ links, isCompact = false }: { links: readonly SiteLink[]; isCompact?: boolean }) {
  return (
    <ul className={cx(isCompact && 'grid two-columns')}>
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
