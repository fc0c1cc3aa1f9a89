// The dashboard below its cards: macros, today's meals, history and quick actions.

import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import type { DiaryEntry } from '#domain/diary/diary-entry.ts'
import { personOf } from '#domain/diary/dietary-references.ts'
import { unknownMacros } from '#domain/diary/entry-figures.ts'
import type { Goals } from '#domain/diary/goals.ts'
import type { Units } from '#domain/diary/units.ts'
import type { MacroGrams } from '#domain/nutrition/macros.ts'
import { MacroBreakdown } from '#web/features/dashboard/macro-breakdown.tsx'
import { QuickActions } from '#web/features/dashboard/quick-actions.tsx'
import { useDiary } from '#web/features/diary/use-diary.ts'
import { MealList } from '#web/features/meals/meal-list.tsx'
import { NO_PROFILE, profileQueries, weightGoalOf } from '#web/features/profile/profile-queries.ts'
import { Trends } from '#web/features/trends/trends.tsx'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

interface DashboardDetailsProps {
  userId: string | undefined
  today: string
  eaten: MacroGrams
  meals: readonly DiaryEntry[]
  goals: Goals
  units: Units
}

export function DashboardDetails({ userId, today, eaten, meals, goals, units }: DashboardDetailsProps) {
  const mealsTitle = useRef<HTMLHeadingElement>(null)
  const diary = useDiary(userId)
  const removing = useRef(false)
  const profile = useQuery(profileQueries.own(userId)).data ?? NO_PROFILE
  // Charts redraw when these change identity.
  const weightGoal = useMemo(() => weightGoalOf(profile), [profile])
  const person = useMemo(() => personOf(profile, today), [profile, today])

  async function remove(entry: DiaryEntry) {
    if (removing.current) return
    removing.current = true
    if (await diary.remove([entry])) mealsTitle.current?.focus() // the button that was pressed is gone
    removing.current = false
  }

  return (
    <>
      <div className="grid gap-5 lg:grid-cols-2">
        <MacroBreakdown eaten={eaten} goals={goals} unknown={unknownMacros(meals)} />
        <Card as="section" className="min-w-0">
          <div className="flex flex-wrap items-baseline justify-between gap-3">
            <h2 ref={mealsTitle} tabIndex={-1} className="text-xl">
              Today’s meals
            </h2>
            <TextLink to={paths.diary()}>Open Diary</TextLink>
          </div>
          {meals.length > 0 ? (
            <MealList meals={meals} energyUnit={units.energy} onRemove={remove} />
          ) : (
            <div className="pt-4 text-muted">
              <p>No meals logged yet today.</p>
              <p className="mt-4 flex flex-wrap gap-2">
                <Link to={paths.diary()} className={buttonClass({ size: 'sm' })}>
                  Log Food
                </Link>
                <Link to={paths.recipes()} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
                  Find a Recipe to Log
                </Link>
              </p>
            </div>
          )}
        </Card>
      </div>
      {userId && (
        <Trends userId={userId} today={today} goals={goals} weightGoal={weightGoal} person={person} units={units} />
      )}
      <QuickActions />
    </>
  )
}
