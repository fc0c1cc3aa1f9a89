// For somebody who wants to lose or gain weight: how much that takes depends on who they are.
import { useEffect, useRef } from 'react'
import type { Aim } from '#domain/diary/activity-and-aim.ts'
import { bodyDraft } from '#domain/diary/body-draft.ts'
import type { GoalDiet, Goals } from '#domain/diary/goals.ts'
import { energyText } from '#domain/diary/units.ts'
import { GoalsAssistant } from '#web/features/goals/goals-assistant.tsx'
import { useToday } from '#web/hooks/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { useBodyDetails } from './use-body-details.ts'

interface WelcomeCaloriesProps {
  userId: string
  aim: Aim
  diet: GoalDiet
  /** What is planned without an answer. */
  calories: number
  /** False if the member has just said that nothing of it is to be stored. */
  mayStore: boolean
  /** Null for the calories above: skipped, or no number is suggested. */
  onDone: (goals: Omit<Goals, 'diet'> | null) => void
}

export function WelcomeCalories({ userId, aim, diet, calories, mayStore, onDone }: WelcomeCaloriesProps) {
  const today = useToday()
  const { saved, save, pending, confirmDialog } = useBodyDetails(userId, today)
  const heading = useRef<HTMLHeadingElement>(null)
  // The answered question is gone, and focus with it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="calorie-question">
      <h2 id="calorie-question" ref={heading} tabIndex={-1} className="mb-2 text-2xl outline-none">
        How much is that for you?
      </h2>
      <p className="mb-5 text-muted">
        How much to eat to {aim === 'gain' ? 'gain' : 'lose'} weight depends on your age, height, weight and activity.
      </p>
      {saved && (
        <>
          <GoalsAssistant
            diet={diet}
            start={bodyDraft({ ...saved, aim })}
            today={today}
            pending={pending}
            brief
            onUse={async (draft, goals) => {
              if (!mayStore || (await save(draft))) onDone(goals)
            }}
          />
          <Button variant="quiet" className="mt-4" onClick={() => onDone(null)}>
            Plan With {energyText(calories, saved.units.energy)} for Now
          </Button>
        </>
      )}
      {confirmDialog}
    </section>
  )
}
