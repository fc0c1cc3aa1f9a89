// The end of the welcome questions for somebody who wants to change their weight and has no calorie goal yet.
import { useEffect, useRef } from 'react'
import type { Aim } from '#domain/diary/activity-and-aim.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { wholeNumber } from '#web/ui/format.ts'

export function WeekPlanned({ calories, aim }: { calories: number; aim: Aim }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The answered question is gone, and focus with it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="week-planned">
      <h2 id="week-planned" ref={heading} tabIndex={-1} className="mb-3 text-2xl outline-none">
        Your week is planned
      </h2>
      <p>
        It has about {wholeNumber(calories)} kcal a day for each person. That’s a common starting point, not a goal
        tailored to you.
      </p>
      <p className="mt-2">
        How much to eat to {aim === 'gain' ? 'gain' : 'lose'} weight depends on your age, height, weight and activity.
        Tell us those, and we’ll suggest a goal the Diet Planner can use.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={paths.mealScheduler} className={buttonClass()}>
          See Your Week
        </Link>
        <Link to={paths.goals} className={buttonClass({ variant: 'secondary' })}>
          Set Your Own Goal
        </Link>
      </div>
    </section>
  )
}
