import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { buttonClass } from '#web/ui/button.tsx'

interface WelcomeBannerProps {
  goalsSet: boolean
  /** Any meal of today or the coming days. */
  hasPlan: boolean
}

/** Until goals are set, and every morning until something is logged. */
export function WelcomeBanner(props: WelcomeBannerProps) {
  const { title, text } = wordsFor(props)
  return (
    <section className="flex flex-wrap items-center justify-between gap-5 rounded-xl bg-leaf-soft p-5 sm:p-6">
      <div className="max-w-xl">
        <h2 className="text-leaf-ink text-xl">{title}</h2>
        <p className="mt-1 text-leaf-ink">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.goals} className={buttonClass({ variant: 'secondary' })}>
          Set Goals
        </Link>
        <Link to={paths.recipes()} className={buttonClass({ variant: 'secondary' })}>
          Browse Recipes
        </Link>
      </div>
    </section>
  )
}

/** Only newcomers are welcomed: whoever has planned or set something has been here before. */
function wordsFor({ goalsSet, hasPlan }: WelcomeBannerProps) {
  if (!goalsSet && !hasPlan)
    return {
      title: 'Welcome to your dashboard',
      text: 'Set your goals, then log a meal or a glass of water. Your day fills up here.',
    }
  if (!goalsSet)
    return { title: 'Your meals are planned', text: 'Set your goals to see how each day compares with them.' }
  return {
    title: 'Nothing logged yet today',
    text: hasPlan
      ? 'Log a planned meal with one tap, or add a glass of water.'
      : 'Add a meal or a glass of water, and your day fills up here.',
  }
}
