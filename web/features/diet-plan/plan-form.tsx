import { ChevronDown } from 'lucide-react'
import { type FormEvent, Suspense, useState } from 'react'
import { dietRule, planAims, planTarget } from '#domain/diary/diet-rule.ts'
import type { EnergyFloor } from '#domain/diary/energy-floors.ts'
import { type Goals, PLANNER_CALORIES } from '#domain/diary/goals.ts'
import { SITE_DIETS } from '#domain/nutrition/diets.ts'
import { aimsText } from '#domain/nutrition/macro-aims.ts'
import { MEDITERRANEAN } from '#domain/nutrition/mediterranean.ts'
import type { PlanRequest } from '#domain/plan/plan-request.ts'
import { andText } from '#domain/text/and-text.ts'
import { useOnDevice } from '#web/hooks/use-hydrated.ts'
import { paths } from '#web/router/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { cx } from '#web/ui/cx.ts'
import { EnergyFloorNote } from '#web/ui/energy-floor-note.tsx'
import { useEnergy } from '#web/ui/energy-unit.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { LowEnergyNote } from '#web/ui/low-energy-note.tsx'
import { RangeSlider } from '#web/ui/range-slider.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const MorePreferencesFields = lazyPart(() =>
  import('./more-preferences-fields.tsx').then((module) => module.MorePreferencesFields),
)

/** Mediterranean only for those whose goals ask for it. */
const dietOptions = (chosen: string) => [
  { value: '', label: 'None' },
  ...[...SITE_DIETS, ...(chosen === MEDITERRANEAN ? [MEDITERRANEAN] : [])].map((diet) => ({
    value: diet,
    label: diet,
  })),
]
const FOODS_NOT_EATEN = `${paths.goals}#foods-not-eaten`
const SPANS = [
  { value: 'day', label: 'One day' },
  { value: 'week', label: 'A week' },
] as const

export interface TableChoice {
  names: readonly string[]
  isOn: boolean
  /** The first day. */
  from: string
  onChange: (choice: { isOn: boolean; from: string }) => void
}

interface PlanFormProps {
  start: PlanRequest
  /** Whether "More options" is open from the start. */
  hasPreferences: boolean
  /** From the profile; null for visitors, and until it is loaded. */
  notEaten: readonly string[] | null
  /** From the profile, if it speaks against a deficit. */
  floor: EnergyFloor | null
  goals: Goals | null
  /** Who could eat with the member; null for a table of one. */
  table: TableChoice | null
  onSubmit: (request: PlanRequest) => void
}

export function PlanForm({ start, hasPreferences, notEaten, floor, goals, table, onSubmit }: PlanFormProps) {
  const isForTable = table?.isOn ?? false
  // Goals may load while a member types; the member's changes win.
  const [changes, setChanges] = useState<Partial<PlanRequest>>({})
  const [isOpened, setOpened] = useState<boolean>()
  // The server can't know what this device remembers.
  const startsOpen = useOnDevice(() => hasPreferences, false)
  const { energyText } = useEnergy()
  const isOpen = isOpened ?? startsOpen
  const request = { ...start, ...changes }
  const change = (part: Partial<PlanRequest>) => setChanges({ ...changes, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit({ ...request, targetCalories: Math.max(request.targetCalories, floor?.kcal ?? 0) })
  }
  return (
    <Card className="sm:p-9">
      <form onSubmit={submit} className="grid gap-7">
        {table && <TableSwitch {...table} />}
        {!isForTable && (
          <>
            <RangeSlider
              label="Daily calorie target"
              min={PLANNER_CALORIES.min}
              max={PLANNER_CALORIES.max}
              step={PLANNER_CALORIES.step}
              value={request.targetCalories}
              format={energyText}
              onChange={(targetCalories) => change({ targetCalories })}
            />
            <EnergyFloorNote kcal={request.targetCalories} floor={floor} energyText={energyText} />
            {!floor && (
              <LowEnergyNote
                kcal={request.targetCalories}
                energyText={energyText}
                onRaise={(targetCalories) => change({ targetCalories })}
              />
            )}
            <Field label="Diet">
              {(control) => (
                <Select
                  {...control}
                  options={dietOptions(request.diet)}
                  value={request.diet}
                  onChange={(event) => change({ diet: event.target.value })}
                />
              )}
            </Field>
            {goals && <GoalsNote goals={goals} request={request} />}
            <Field label="Exclude ingredients" optional hint="Separate multiple ingredients with commas">
              {(control) => (
                <Input
                  {...control}
                  maxLength={200}
                  placeholder="e.g. shellfish, olives"
                  value={request.exclude}
                  onChange={(event) => change({ exclude: event.target.value })}
                />
              )}
            </Field>
            {notEaten && <NotEatenNote foods={notEaten} isLeftOut={request.preferences.fromProfile} />}
          </>
        )}
        <fieldset>
          <legend className="mb-2 font-semibold text-sm">Plan for</legend>
          <div className="flex gap-2">
            {SPANS.map(({ value, label }) => (
              <Chip key={value} pressed={request.span === value} onToggle={() => change({ span: value })}>
                {label}
              </Chip>
            ))}
          </div>
        </fieldset>
        <div className="border-line border-t pt-4">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpened(!isOpen)}
            className="flex min-h-11 items-center gap-2 rounded-full font-semibold hover:underline"
          >
            More options
            {!isOpen && !isForTable && request.preferences.people > 1 && (
              <span className="font-normal text-muted">for {request.preferences.people} people</span>
            )}
            <ChevronDown className={cx('size-5 transition-transform', isOpen && 'rotate-180')} />
          </button>
          {isOpen && (
            <Suspense fallback={<Skeleton className="mt-4 h-96 rounded-xl" />}>
              <MorePreferencesFields
                preferences={request.preferences}
                isWeek={request.span === 'week'}
                isForTable={isForTable}
                hasGoals={goals !== null}
                notEaten={notEaten ?? []}
                onChange={(part) => change({ preferences: { ...request.preferences, ...part } })}
              />
            </Suspense>
          )}
        </div>
        <Button type="submit" size="lg" className="justify-self-start">
          Generate Meal Plan
        </Button>
      </form>
    </Card>
  )
}

function TableSwitch({ names, isOn, from, onChange }: TableChoice) {
  return (
    <div className="grid gap-4">
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby="table-people"
          onChange={(event) => onChange({ isOn: event.target.checked, from })}
          className="mt-1 size-5 shrink-0 accent-leaf"
        />
        <span className="font-semibold">For everyone at the table</span>
      </label>
      <p id="table-people" className="-mt-3 pl-8 text-muted text-sm">
        {andText(names)}: the same dinners, each with their own portion, diet and foods.{' '}
        <TextLink to={paths.household}>Change who’s eating</TextLink>
      </p>
      {isOn && (
        <Field label="Starting on" hint="Who is there, and how many guests come, is taken from your table.">
          {(control) => (
            <Input
              {...control}
              type="date"
              required
              value={from}
              onChange={(event) => onChange({ isOn, from: event.target.value })}
              className="max-w-56"
            />
          )}
        </Field>
      )}
    </div>
  )
}

/** The diet's rule and the macros that the plan is made for. */
function GoalsNote({ goals, request }: { goals: Goals; request: PlanRequest }) {
  const isOwnDiet = request.diet === planTarget(goals).diet
  const rule = isOwnDiet ? dietRule(goals.diet, request.targetCalories).says : null
  const aims = request.preferences.fromGoals ? planAims(goals, request) : null
  if (!rule && !aims) return null
  return (
    <p className="-mt-4 text-muted text-sm">
      From your goals: {[rule, aims && `A day has ${aimsText(aims)}.`].filter(Boolean).join(' ')}{' '}
      <TextLink to={paths.goals}>Change your goals</TextLink>
    </p>
  )
}

function NotEatenNote({ foods, isLeftOut }: { foods: readonly string[]; isLeftOut: boolean }) {
  if (foods.length === 0) {
    return (
      <p className="-mt-4 text-sm">
        <TextLink to={FOODS_NOT_EATEN}>Tell us what you don’t eat</TextLink>
      </p>
    )
  }
  return (
    <p className="-mt-4 text-sm">
      {isLeftOut ? 'We also leave out foods you don’t eat: ' : 'This plan may include foods you don’t eat: '}
      {foods.join(', ')}. <TextLink to={FOODS_NOT_EATEN}>Change what you don’t eat</TextLink>
    </p>
  )
}
