import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { buttonClass } from '#web/ui/button.tsx'

export function NotFoundPage() {
  usePageHead({
    title: 'Page Not Found',
    description: 'There is no page at this address. Go home, or browse the recipes.',
    status: 404,
    noIndex: true,
  })
  return (
    <div className="page-width grid justify-items-center gap-4 py-16 text-center sm:py-24">
      <EmptyPlate />
      <h1 className="mt-4">Page Not Found</h1>
      <p className="max-w-md text-lg text-muted">
        This plate is empty. The page may have moved, or the address may have a typo.
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Link to={paths.home} className={buttonClass({ size: 'lg' })}>
          Go to Home
        </Link>
        <Link to={paths.recipes()} className={buttonClass({ size: 'lg', variant: 'secondary' })}>
          Browse Recipes
        </Link>
      </div>
    </div>
  )
}

/** A plate with the crumbs of a 404 on it. */
function EmptyPlate() {
  return (
    <svg viewBox="0 0 280 180" aria-hidden="true" className="w-72">
      <ellipse cx="140" cy="168" rx="96" ry="8" className="fill-sunken" />
      <circle cx="140" cy="86" r="80" className="fill-leaf" />
      <circle cx="140" cy="86" r="74" className="fill-surface" />
      <circle cx="140" cy="86" r="52" className="fill-none stroke-line" strokeWidth="3" />
      <text x="140" y="103" textAnchor="middle" fontSize="46" className="fill-leaf font-extrabold tracking-tighter">
        404
      </text>
      <path d="M184 46c1-13 11-19 25-17 1 14-8 22-22 18" className="fill-leaf-soft stroke-leaf" strokeWidth="3" />
      <circle cx="96" cy="128" r="3" className="fill-apricot" />
      <circle cx="106" cy="136" r="2" className="fill-apricot" />
      <circle cx="168" cy="134" r="2.5" className="fill-tomato" />
      <path
        d="M30 40v30a8 8 0 0 0 16 0V40M38 40v112M242 40c-12 8-14 34-4 52v60"
        fill="none"
        strokeWidth="6"
        strokeLinecap="round"
        className="stroke-edge"
      />
    </svg>
  )
}
