// All nutrients of the diary's day, or their average over the days before.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { averageDays } from '#domain/diary/day-averages.ts'
import { type DiaryEntry, withMacros } from '#domain/diary/diary-entry.ts'
import { personOf } from '#domain/diary/dietary-references.ts'
import { type Goals, goalMacros, providerDietOf } from '#domain/diary/goals.ts'
import { NUTRIENT_GROUPS } from '#domain/diary/nutrient-groups.ts'
import { addDays } from '#domain/time/calendar.ts'
import { diaryQueries } from '#web/features/diary/diary-queries.ts'
import { NutrientPanel } from '#web/features/nutrients/nutrient-panel.tsx'
import type { Profile } from '#web/features/profile/profile-queries.ts'
import { paths } from '#web/router/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { EnergyUnit } from '#web/ui/energy-unit.ts'
import { countText } from '#web/ui/format.ts'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const SPANS = [1, 7, 30] as const
const NUTRIENT_COUNT = NUTRIENT_GROUPS.flatMap(({ keys }) => keys).length

interface DiaryNutrientsProps {
  userId: string | undefined
  date: string
  today: string
  entries: readonly DiaryEntry[]
  goals: Goals
  profile: Profile
  /** Undefined until it is known: no dish is suggested before that. */
  notEaten: readonly string[] | undefined
  onLogFood: () => void
}

export function DiaryNutrients(props: DiaryNutrientsProps) {
  const { userId, date, today, entries, goals, profile, notEaten, onLogFood } = props
  const [span, setSpan] = useState<number>(1)
  // Averages end with the last complete day.
  const last = span > 1 && date === today ? addDays(date, -1) : date
  const requested = useQuery(diaryQueries.days(userId, addDays(last, 1 - span), last))
  const days = requested.data ?? []
  const day = days.find((one) => one.date === date)
  const average = averageDays(days, today)
  const shown = span === 1 ? { nutrients: day?.nutrients ?? {}, known: day?.known ?? {} } : average
  const person = personOf(profile, date)
  const sources = entries.map(({ title, nutrients, ...entry }) => ({
    title,
    nutrients: nutrients && withMacros(nutrients, entry),
  }))
  const eaten = entries.reduce((sum, entry) => sum + entry.calories, 0)
  return (
    <Card as="section" aria-label="Nutrients">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Nutrients</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every browser */}
        <div role="group" aria-label="Time span" className="flex flex-wrap gap-2 print:hidden">
          {SPANS.map((days) => (
            <Chip key={days} pressed={days === span} onToggle={() => setSpan(days)}>
              {days === 1 ? 'This day' : `${days}-day average`}
            </Chip>
          ))}
        </div>
      </div>
      {span > 1 && requested.data && (
        <p className="mb-4 text-muted text-sm">
          {average.days === 0
            ? 'No past days with entries in this period.'
            : `Average of ${countText(average.days, 'day')} with entries. Today and empty days don’t count.`}
        </p>
      )}
      {!person && (
        <p className="mb-4 text-muted text-sm">
          Compared with general daily values. <TextLink to={paths.goals}>Tell us your age and sex</TextLink> to see your
          own recommended intakes.
        </p>
      )}
      {span === 1 && entries.length === 0 ? (
        <EmptyState
          as="h3"
          preview="nutrients"
          title={`${NUTRIENT_COUNT} nutrients, once you log a food`}
          action={userId && <Button onClick={onLogFood}>Log a Food</Button>}
        >
          See what you got of each vitamin and mineral, what’s missing, and which dishes would fill the gap.
        </EmptyState>
      ) : userId && !requested.data ? (
        <NotLoaded query={requested} text="We couldn’t load your nutrients." className="h-96 rounded-lg" />
      ) : (
        <EnergyUnit value={profile.units.energy}>
          <NutrientPanel
            nutrients={shown.nutrients}
            known={shown.known}
            person={person}
            goals={goalMacros(goals)}
            entries={span === 1 ? sources : null}
            tonight={
              date === today && span === 1 && notEaten
                ? {
                    caloriesLeft: goals.calories - eaten,
                    diet: providerDietOf(goals.diet),
                    exclude: notEaten,
                  }
                : null
            }
          />
        </EnergyUnit>
      )}
      <p className="mt-5 text-muted text-sm">
        References: Dietary Reference Intakes, National Academies. General information, not medical advice.
      </p>
    </Card>
  )
}
