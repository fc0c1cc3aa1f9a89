// Suggests goals from a member's body data, and estimates their real energy use from the diary.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type BodyDraft, bodyDraft, completeBody, savedBody } from '#domain/diary/body-draft.ts'
import { energyFloor } from '#domain/diary/energy-floors.ts'
import { estimateExpenditure, FEWEST_DAYS, suggestedGoal } from '#domain/diary/expenditure.ts'
import type { Goals } from '#domain/diary/goals.ts'
import { fitMacros } from '#domain/diary/goals-from-you.ts'
import { energyText, weightPaceText } from '#domain/diary/units.ts'
import { addDays } from '#domain/time/calendar.ts'
import { bodyQueries } from '#web/features/body/body-queries.ts'
import { diaryQueries } from '#web/features/diary/diary-queries.ts'
import { GoalsAssistant } from '#web/features/goals/goals-assistant.tsx'
import type { Profile } from '#web/features/profile/profile-queries.ts'
import { useToday } from '#web/hooks/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { useBodyDetails } from './use-body-details.ts'

const WINDOW_DAYS = 28

interface GoalsFromYouProps {
  userId: string
  goals: Goals
  /** Saves them. */
  onUse: (goals: Omit<Goals, 'diet'>) => void
}

export function GoalsFromYou({ userId, goals, onUse }: GoalsFromYouProps) {
  const today = useToday()
  const { saved, save, pending, confirmDialog } = useBodyDetails(userId, today)
  // Stays open while in use, even after the first save.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  if (!saved) return null

  async function use(draft: BodyDraft, suggestion: Omit<Goals, 'diet'> | null) {
    const done = await save(draft)
    if (!done) return
    if (suggestion) return onUse(suggestion)
    const floor = energyFloor(savedBody(draft), today)
    if (!floor || goals.calories >= floor.kcal) {
      if (done === 'stored') notify('Your details are saved.')
      return
    }
    // A goal of the time before is a deficit now.
    onUse(fitMacros({ ...goals, calories: floor.kcal }))
    notify(`Because ${floor.because}, your goal is now ${energyText(floor.kcal, draft.units.energy)} a day.`)
  }

  return (
    <>
      <Card as="section" aria-label="Suggested goals" className="mb-6">
        <details open={isOpen ?? saved.birthYear === null} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="cursor-pointer font-bold text-lg">
            Not sure about the numbers? We’ll work them out
          </summary>
          <div className="mt-5">
            <GoalsAssistant diet={goals.diet} start={bodyDraft(saved)} today={today} pending={pending} onUse={use} />
          </div>
        </details>
      </Card>
      <RealEnergyUse userId={userId} today={today} goals={goals} profile={saved} onUse={onUse} />
      {confirmDialog}
    </>
  )
}

interface RealEnergyUseProps extends GoalsFromYouProps {
  today: string
  profile: Profile
}

function RealEnergyUse({ userId, today, goals, profile, onUse }: RealEnergyUseProps) {
  const { units } = profile
  const from = addDays(today, -WINDOW_DAYS)
  const days = useQuery(diaryQueries.days(userId, from, today)).data ?? []
  const weights = useQuery(bodyQueries.weights(userId, from, today)).data ?? []
  const real = estimateExpenditure(days, weights, today)
  const complete = completeBody({ ...profile, weightKg: weights.at(-1)?.weightKg ?? null }, today)
  const calories = real && 'body' in complete ? suggestedGoal(real, goals.calories, complete.body) : null
  const [isComplete, setComplete] = useState<boolean | null>(null)
  const energy = (kcal: number) => energyText(kcal, units.energy)
  return (
    <Card as="section" aria-label="Your real energy use" className="mb-6">
      <h2 className="text-lg">Your real energy use</h2>
      {real ? (
        <>
          <p className="mt-2">
            About <strong>{energy(real.kcal)}</strong> a day, likely between{' '}
            {energy(Math.max(0, real.kcal - real.plusMinusKcal))} and {energy(real.kcal + real.plusMinusKcal)}.
          </p>
          <p className="mt-1 text-muted text-sm">
            Based on {real.days} days of food ({energy(real.meanIntakeKcal)} on average) and a weight change of{' '}
            {weightPaceText(real.kgPerWeek, units.weight)} a week. Meals you didn’t log make this number too low.
          </p>
          {calories !== null && (
            <fieldset className="mt-4">
              <legend className="mb-2 font-semibold text-sm">Did you log nearly everything on those days?</legend>
              <div className="flex flex-wrap gap-2">
                <Chip pressed={isComplete === true} onToggle={() => setComplete(true)}>
                  Nearly everything
                </Chip>
                <Chip pressed={isComplete === false} onToggle={() => setComplete(false)}>
                  I left things out
                </Chip>
              </div>
              {isComplete === false && (
                <p className="mt-2 text-muted text-sm">
                  Then you burn more than this says, so we don’t suggest a new goal yet.
                </p>
              )}
              {isComplete && (
                <Button
                  variant="secondary"
                  size="sm"
                  className="mt-3"
                  onClick={() => onUse(fitMacros({ ...goals, calories }))}
                >
                  Change My Goal to {energy(calories)}
                </Button>
              )}
            </fieldset>
          )}
        </>
      ) : (
        <p className="mt-2 text-muted text-sm">
          Log your food on {FEWEST_DAYS} days and your weight a few times over two weeks, and we’ll estimate what you
          really burn.
        </p>
      )}
    </Card>
  )
}
