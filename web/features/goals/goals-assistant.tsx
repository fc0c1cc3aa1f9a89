import { type FormEvent, useState } from 'react'
import { type BodyDraft, readBody, withUnits } from '#domain/diary/body-draft.ts'
import { dietMacros } from '#domain/diary/diet-rule.ts'
import { GOAL_DIETS, type GoalDiet, type Goals, goalDiet } from '#domain/diary/goals.ts'
import { energyGoal, waterGoalMl } from '#domain/diary/goals-from-you.ts'
import { energyText, volumeText } from '#domain/diary/units.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { BodyForm } from './body-form.tsx'

/** Ways to divide the calories that people choose without eating that diet. */
const PRESETS: readonly GoalDiet[] = ['none', 'high_protein', 'low_carb']

interface GoalsAssistantProps {
  diet: GoalDiet
  start: BodyDraft
  today: string
  pending: boolean
  /** For the first week: the aim and the diet are known. */
  brief?: boolean
  /** Saves the body data; goals are null where we suggest no number. */
  onUse: (draft: BodyDraft, goals: Omit<Goals, 'diet'> | null) => void
}

/** Asks a few questions, explains the result, and fills in the form below. */
export function GoalsAssistant({ diet, start, today, pending, brief, onUse }: GoalsAssistantProps) {
  const [draft, setDraft] = useState(start)
  const [preset, setPreset] = useState(diet)
  const presets = GOAL_DIETS.filter(({ value }) => value === diet || PRESETS.includes(value)).map(
    ({ value, label }) => ({
      value,
      label: value === 'none' ? 'Balanced' : label,
    }),
  )
  const [problem, setProblem] = useState<string | null>(null)
  const answer = readBody(draft, today)
  const energy = 'body' in answer ? energyGoal(answer.body, draft.units) : null
  const goal = energy && 'goal' in energy ? energy.goal : null

  function submit(event: FormEvent) {
    event.preventDefault()
    if ('problem' in answer) return setProblem(answer.problem)
    setProblem(null)
    onUse(
      draft,
      goal && {
        calories: goal.calories,
        waterMl: waterGoalMl(answer.body.weightKg),
        ...dietMacros(preset, goal.calories),
      },
    )
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <BodyForm
        draft={draft}
        brief={brief}
        onChange={(changes) => setDraft({ ...draft, ...changes })}
        onUnits={(units) => setDraft(withUnits(draft, units))}
      />
      {!brief && (
        <Field label="Macro preset">
          {(control) => (
            <Select
              {...control}
              value={preset}
              options={presets}
              onChange={(event) => setPreset(goalDiet(event.target.value))}
            />
          )}
        </Field>
      )}
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <div aria-live="polite">
        {energy && 'word' in energy && <Notice tone="lake">{energy.word}</Notice>}
        {goal && 'body' in answer && (
          <Notice tone="leaf">
            <p>
              You burn about {energyText(goal.restingKcal, draft.units.energy)} a day at rest (Mifflin–St Jeor), and
              about {energyText(goal.maintenanceKcal, draft.units.energy)} with your activity. For your aim, we suggest{' '}
              <strong>{energyText(goal.calories, draft.units.energy)} a day</strong> and{' '}
              {volumeText(waterGoalMl(answer.body.weightKg), draft.units.volume)} of water.
            </p>
            {goal.limits.map((limit) => (
              <p key={limit} className="mt-2">
                {limit}
              </p>
            ))}
            <p className="mt-2">
              This is an estimate, not medical advice. You can adjust everything{' '}
              {brief ? 'on the Goals page later' : 'below'}.
            </p>
          </Notice>
        )}
      </div>
      <Button type="submit" variant={brief ? 'primary' : 'secondary'} loading={pending} className="justify-self-start">
        {pending ? 'Saving...' : goal ? 'Use These Goals' : 'Save My Details'}
      </Button>
    </form>
  )
}
