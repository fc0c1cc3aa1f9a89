import { Camera, Pin, SquarePlay } from 'lucide-react'
import { type MouseEvent, Suspense } from 'react'
import { useSessionUser } from '#web/data/session.ts'
import { NewsletterForm } from '#web/features/newsletter/newsletter-form.tsx'
import { paths } from '#web/router/paths.ts'
import { Link, useLocation } from '#web/router/router.tsx'
import { lazyFramePart } from '#web/ui/lazy-part.ts'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { Copyright } from './copyright.tsx'
import { HostPages } from './host-pages.tsx'
import { FOOTER_GROUPS } from './links.ts'
import { Logo } from './logo.tsx'

// We have no social pages yet, so these links have empty targets and do nothing.
const SOCIAL_LINKS = [
  { label: 'Instagram', Icon: Camera },
  { label: 'YouTube', Icon: SquarePlay },
  { label: 'Pinterest', Icon: Pin },
]

// Not part of the first load, because visitors never need it.
const ShortFooter = lazyFramePart(() => import('./short-footer.tsx').then((module) => module.ShortFooter))

/** Pages that a visitor would look for in the footer. */
const PUBLIC_PAGES: readonly string[] = [paths.about, paths.contact, paths.help(), paths.privacy, paths.blog]

export function SiteFooter() {
  const { pathname } = useLocation()
  const isMember = useSessionUser() !== null
  const isPublicPage = PUBLIC_PAGES.some((page) => pathname === page || pathname.startsWith(`${page}/`))
  return isMember && !isPublicPage ? (
    <Suspense>
      <ShortFooter />
    </Suspense>
  ) : (
    <FullFooter hasNewsletter={pathname !== paths.blog} />
  )
}

function FullFooter({ hasNewsletter }: { hasNewsletter: boolean }) {
  return (
    <footer className="mt-24 bg-pine text-on-pine print:hidden">
      <div className="page-width grid grid-cols-1 gap-x-10 gap-y-12 pt-14 pb-10 lg:grid-cols-[1fr_auto_22rem]">
        <div className="max-w-xs">
          <Link to={paths.home} className="flex w-fit items-center gap-2.5">
            <Logo className="size-10" />
            <span className="font-extrabold text-2xl tracking-tighter">Plateful</span>
          </Link>
          <p className="mt-4 text-pine-muted text-sm">
            Recipes, plans and shopping lists with honest numbers, for people who like to eat well.
          </p>
          <ul className="mt-5 -ml-2.5 flex">
            {SOCIAL_LINKS.map(({ label, Icon }) => (
              <li key={label}>
                {/* biome-ignore lint/a11y/useValidAnchor: an empty target until we have these pages */}
                <a
                  href="#"
                  aria-label={`${label} (coming soon)`}
                  title={`${label} (coming soon)`}
                  onClick={stayHere}
                  className="grid size-11 place-items-center rounded-full text-pine-muted hover:text-on-pine"
                >
                  <Icon className="size-5" />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="grid two-columns gap-x-12 gap-y-10 sm:grid-cols-3">
          {FOOTER_GROUPS.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h2 className="font-bold text-base tracking-normal">{group.title}</h2>
              <ul className="mt-2">
                {group.links.map((link) => (
                  <li key={link.to}>
                    <Link
                      to={link.to}
                      className="inline-flex min-h-9 items-center text-pine-muted text-sm underline-offset-4 hover:text-on-pine hover:underline pointer-coarse:min-h-11"
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {hasNewsletter && (
          <div>
            <h2 className="font-bold text-base tracking-normal">A letter from the kitchen</h2>
            <p className="mt-2 mb-4 text-pine-muted text-sm">Coming soon: what’s in season and what to make with it.</p>
            <NewsletterForm />
          </div>
        )}
      </div>
      <div className="border-pine-line border-t">
        <div className="page-width flex flex-wrap items-center justify-between gap-4 py-5 text-pine-muted text-sm">
          <Copyright />
          <HostPages className="hover:text-on-pine" />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}

function stayHere(event: MouseEvent) {
  event.preventDefault()
}
