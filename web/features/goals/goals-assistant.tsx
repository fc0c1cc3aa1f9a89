import { type BodyDraft, readBody, withUnits } from '#domain/diary/body-draft.ts'
import { dietMacros } from '#domain/diary/diet-rule.ts'
import { GOAL_DIETS, type GoalDiet, type Goals, goalDiet } from '#domain/diary/goals.ts'
import { energyGoal, waterGoalMl } from '#domain/diary/goals-from-you.ts'
import { energyText, volumeText } from '#domain/diary/units.ts'
import { useForm } from '#web/hooks/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FormField, Problem } from '#web/ui/form-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { BodyForm } from './body-form.tsx'
import { limitText, NO_NUMBER_TEXTS } from './energy-goal-text.ts'

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

/** What follows from the details, or what is wrong with them. */
function suggestionOf(draft: BodyDraft, today: string) {
  const read = readBody(draft, today)
  if ('problem' in read) return { problem: read.problem, energy: null, goal: null, weightKg: 0 }
  const energy = energyGoal(read.body)
  return { problem: null, energy, goal: 'goal' in energy ? energy.goal : null, weightKg: read.body.weightKg }
}

/** Asks a few questions, explains the result, and fills in the form below. */
export function GoalsAssistant({ diet, start, today, pending, brief, onUse }: GoalsAssistantProps) {
  const form = useForm({
    start: { draft: start, preset: diet },
    check: ({ draft }) => suggestionOf(draft, today).problem,
    send: ({ draft, preset }) => {
      const { goal, weightKg } = suggestionOf(draft, today)
      const { calories } = goal ?? {}
      onUse(draft, calories ? { calories, waterMl: waterGoalMl(weightKg), ...dietMacros(preset, calories) } : null)
    },
  })
  const { draft } = form.values
  const presets = GOAL_DIETS.filter(({ value }) => value === diet || PRESETS.includes(value)).map(
    ({ value, label }) => ({
      value,
      label: value === 'none' ? 'Balanced' : label,
    }),
  )
  const { energy, goal, weightKg } = suggestionOf(draft, today)

  return (
    <form {...form.props} noValidate className="grid gap-5">
      <BodyForm
        draft={draft}
        brief={brief}
        onChange={(changes) => form.set({ draft: { ...draft, ...changes } })}
        onUnits={(units) => form.set({ draft: withUnits(draft, units) })}
      />
      {!brief && (
        <FormField form={form} name="preset" label="Macro preset">
          {(control) => (
            <Select
              {...control}
              options={presets}
              onChange={(event) => form.set({ preset: goalDiet(event.target.value) })}
            />
          )}
        </FormField>
      )}
      <Problem text={form.problem} />
      <div aria-live="polite">
        {energy && 'noNumber' in energy && <Notice tone="lake">{NO_NUMBER_TEXTS[energy.noNumber]}</Notice>}
        {goal && (
          <Notice tone="leaf">
            <p>
              You burn about {energyText(goal.restingKcal, draft.units.energy)} a day at rest (Mifflin–St Jeor), and
              about {energyText(goal.maintenanceKcal, draft.units.energy)} with your activity. For your aim, we suggest{' '}
              <strong>{energyText(goal.calories, draft.units.energy)} a day</strong> and{' '}
              {volumeText(waterGoalMl(weightKg), draft.units.volume)} of water.
            </p>
            {goal.limits.map((limit) => (
              <p key={limit.of} className="mt-2">
                {limitText(limit, draft.units)}
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
