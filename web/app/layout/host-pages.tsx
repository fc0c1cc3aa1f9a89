import { siteSettings } from '#web/data/site-config.ts'
import { cx } from '#web/ui/cx.ts'

/** Links to the host's own pages, which are documents of their own. Nothing if there are none. */
export function HostPages({ className }: { className: string }) {
  const { pages } = siteSettings().host
  if (pages.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-5">
      {pages.map(({ to, label }) => (
        <li key={to}>
          <a
            href={to}
            className={cx(
              'inline-flex min-h-9 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11',
              className,
            )}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
