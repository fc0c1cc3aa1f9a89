import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyPreview } from '#web/ui/empty-preview.tsx'

/** Shown over a week without meals: what it will look like, and how to fill it. */
export function EmptyWeek({ isNewMember }: { isNewMember: boolean }) {
  return (
    <Card className="mb-6 grid items-center gap-x-10 gap-y-4 sm:grid-cols-[minmax(0,20rem)_1fr] print:hidden">
      <EmptyPreview of="week" className="mx-auto w-full max-w-80" />
      <div className="max-sm:text-center">
        <h2 className="text-xl">Nothing planned this week yet.</h2>
        <p className="mt-1 mb-4 text-muted">
          {isNewMember
            ? 'Answer a few quick questions and we’ll fill it for you.'
            : 'We’ll fill it with meals that fit your goals.'}{' '}
          Or tap a plus to choose a recipe yourself.
        </p>
        <Link to={isNewMember ? paths.welcome : paths.dietPlanner} className={buttonClass()}>
          {isNewMember ? 'Plan Your First Week' : 'Plan This Week'}
        </Link>
      </div>
    </Card>
  )
}
