import { Menu, Search, X } from 'lucide-react'
import { Suspense } from 'react'
import { useSessionKnown, useSessionUser } from '#web/data/session.ts'
import { deviceOwner } from '#web/device/device-owner.ts'
import { SearchBox } from '#web/features/search/search-box.tsx'
import { usePopover } from '#web/hooks/use-popover.ts'
import { paths } from '#web/router/paths.ts'
import { Link, NavLink } from '#web/router/router.tsx'
import { buttonClass, IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { lazyFramePart } from '#web/ui/lazy-part.ts'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { ThemeToggle } from '#web/ui/theme-switch.tsx'
import { DAILY_LINKS, isDaily } from './daily-links.tsx'
import { MAIN_LINKS, type SiteLink } from './links.ts'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'

// Not part of the first load, because visitors never need it.
const MemberMenu = lazyFramePart(() => import('./member-menu.tsx').then((module) => module.MemberMenu))

// Only if a member's session has ended.
const SignInAgain = lazyFramePart(() => import('./sign-in-again.tsx').then((module) => module.SignInAgain))

const RemovedNotice = lazyFramePart(() =>
  import('#web/features/household/removed-notice.tsx').then((module) => module.RemovedNotice),
)

const HeaderSuggestions = lazyFramePart(() =>
  import('./header-suggestions.tsx').then((module) => module.HeaderSuggestions),
)

export function SiteHeader() {
  const user = useSessionUser()
  const known = useSessionKnown()
  const search = usePopover('site-search')
  const menu = usePopover('site-menu')
  return (
    <header className="moving-line sticky top-0 z-40 border-line border-b bg-ground print:hidden">
      <div className="page-width flex h-16 items-center gap-2">
        <Link to={paths.home} className="mr-auto flex items-center gap-2.5 rounded-full pr-2 xl:mr-6">
          <Logo />
          <span className="font-extrabold text-2xl tracking-tighter max-[17rem]:sr-only">Plateful</span>
        </Link>
        <MainLinks isMember={user !== null} isKnown={known} />
        <IconButton label="Search" icon={<Search className="size-5" />} {...search.button} />
        <ThemeToggle className="max-sm:hidden" />
        {user ? (
          <Suspense fallback={<span className="hidden size-11 lg:block" />}>
            <MemberMenu email={user.email} />
          </Suspense>
        ) : (
          <Link
            to={paths.auth}
            className={buttonClass({ size: 'sm', className: cx('max-lg:hidden', !known && 'guest-only') })}
          >
            Sign in
          </Link>
        )}
        <IconButton
          label="Menu"
          icon={menu.button['aria-expanded'] ? <X className="size-6" /> : <Menu className="size-6" />}
          className={cx('-mr-2.5', user ? 'xl:hidden' : 'lg:hidden')}
          {...menu.button}
        />
      </div>
      <OfflineNotice />
      {known && !user && deviceOwner() && (
        <Suspense>
          <SignInAgain />
        </Suspense>
      )}
      {user && (
        <Suspense>
          <RemovedNotice userId={user.id} />
        </Suspense>
      )}
      <div
        {...search.panel}
        className="appear fixed inset-x-0 top-16 w-full border-line border-y bg-surface shadow-lg backdrop:top-16 backdrop:bg-black/25"
      >
        <div className="page-width max-w-3xl py-5">
          <SearchBox focusOnOpen onSearched={search.close} Suggestions={HeaderSuggestions} />
        </div>
      </div>
      <div
        {...menu.panel}
        className="appear fixed inset-x-0 top-16 max-h-[calc(100dvh-4rem)] w-full overflow-y-auto border-line border-y bg-surface shadow-lg backdrop:top-16 backdrop:bg-black/25 xl:hidden"
      >
        <MobileMenu user={user} />
      </div>
    </header>
  )
}

interface MainLinksProps {
  isMember: boolean
  /** False until the device's storage has been read: then the style sheet decides (app.css). */
  isKnown: boolean
}

/** For members, what they use daily comes first, and the public pages need a screen that has room for both. */
function MainLinks({ isMember, isKnown }: MainLinksProps) {
  return (
    <nav aria-label="Main" className="mr-auto hidden lg:block">
      <ul className="flex items-center">
        {(isMember || !isKnown) &&
          DAILY_LINKS.map((link) => (
            <li key={link.to} className="member-only">
              <HeaderLink to={link.to} label={link.label} className="text-sm" />
            </li>
          ))}
        {MAIN_LINKS.filter((link) => !(isMember && isDaily(link))).map((link, place) => (
          <li
            key={link.to}
            className={cx(
              isDaily(link) ? 'visitor-only' : 'public-link',
              isMember && place === 0 && 'ml-2 border-line border-l pl-2',
            )}
          >
            <HeaderLink {...link} className={isMember ? 'text-xs' : 'text-sm xl:px-3.5'} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function HeaderLink({ to, label, className }: SiteLink & { className: string }) {
  return (
    <NavLink
      to={to}
      end={to === paths.home}
      className={({ isActive }) =>
        cx(
          'block rounded-full px-3 py-2 font-semibold transition-colors',
          className,
          isActive ? 'bg-leaf-soft text-leaf-ink' : 'text-muted hover:text-ink',
        )
      }
    >
      {label}
    </NavLink>
  )
}
