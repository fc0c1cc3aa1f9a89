import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { Copyright } from './copyright.tsx'
import { HostPages } from './host-pages.tsx'
import { SITE_LINKS } from './links.ts'

const SETTINGS = { to: paths.settings, label: 'Settings' }

/** Members have everything else in the header, the bar at the bottom and their menu. */
export function ShortFooter() {
  return (
    <footer className="mt-16 border-line border-t print:hidden">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6 py-3 text-muted text-sm">
        <Copyright />
        <HostPages className="hover:text-ink" />
        <ul className="flex flex-wrap gap-x-5">
          {[SETTINGS, ...SITE_LINKS].map((link) => (
            <li key={link.to}>
              <Link
                to={link.to}
                className="inline-flex min-h-9 items-center underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11"
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
