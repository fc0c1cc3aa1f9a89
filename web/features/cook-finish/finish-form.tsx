// The end of cooking: rate, log, plan leftovers, mark what was used up, and write a note. All optional.

import { type ReactNode, useState } from 'react'
import { isDiaryDay } from '#domain/diary/diary-entry.ts'
import { positive } from '#domain/json.ts'
import { keepsADay, leftoverMeals } from '#domain/kitchen/finished-dish.ts'
import type { NamedPlate, Plate } from '#domain/kitchen/plate.ts'
import { servingsText } from '#domain/kitchen/servings-text.ts'
import { LONGEST } from '#domain/limits.ts'
import { type PlannedDish, servingsLeft } from '#domain/plan/planned-dish.ts'
import type { IngredientLine } from '#domain/recipe/recipe-detail.ts'
import { sumOfPlates } from '#domain/table/plates.ts'
import { gramsOfPlate, type Pot } from '#domain/table/serving.ts'
import { addDays, formatDay, isDayKey } from '#domain/time/calendar.ts'
import { mealAtHour } from '#domain/time/meal-slots.ts'
import { useSubmit } from '#web/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { StarRating } from '#web/ui/star-rating.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { type MealChoice, MealFields } from './meal-fields.tsx'
import { MOST_COOKED_GRAMS, ServePlates } from './serve-plates.tsx'
import { UsedUpList } from './used-up-list.tsx'

export interface FinishChoices {
  stars: number | null
  eaten: MealChoice | null
  /** One person's meals. */
  leftovers: readonly MealChoice[]
  /** Positions in the ingredient list. */
  usedUp: readonly number[]
  shop: boolean
  /** Another note, beside those that there are. */
  note: string
  /** Null if nobody weighed it. */
  cookedGrams: number | null
  /** Null if it wasn't served here. */
  plates: readonly Plate[] | null
  /** Whether everybody ate their plate. */
  everyone: boolean
}

interface FinishFormProps {
  /** Shown to visitors instead of what only members can save. */
  signIn: ReactNode | null
  lines: readonly IngredientLine[]
  atHome: ReadonlySet<number>
  cookedServings: number
  /** Today's planned meal of the recipe, if there is one. It may arrive after the form. */
  planned: PlannedDish | null
  /** What everybody at the table eats if one person eats a portion of 1. Null while that is unknown. */
  tablePortions: number | null
  /** Who gets how much; null while that is unknown. */
  plates: readonly NamedPlate[] | null
  /** The account of the cook. */
  memberId?: string | undefined
  /** What a serving weighs; null if unknown. */
  gramsPerServing: number | null
  savedStars: number | null
  today: string
  /** The button that adds one. */
  photo?: ReactNode
  /** Resolves when everything is saved; rejects with a message for the person. */
  onSave: (choices: FinishChoices) => Promise<void>
  onSkip: () => void
}

export function FinishForm(props: FinishFormProps) {
  const { signIn, lines, atHome, cookedServings, planned, tablePortions, savedStars, today, onSave, onSkip } = props
  const { memberId, gramsPerServing } = props
  const member = signIn === null
  const [stars, setStars] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const [ownLogs, setLogs] = useState<boolean>()
  const [ownEaten, setEaten] = useState<MealChoice>()
  const [wantsLeftovers, setWantsLeftovers] = useState(false)
  const [ownLeftovers, setLeftovers] = useState<MealChoice>()
  const [usedUp, setUsedUp] = useState<ReadonlySet<number>>(new Set())
  const [shop, setShop] = useState(true)
  const [weight, setWeight] = useState('')

  const logs = ownLogs ?? !planned?.isLogged
  const ownPlate = props.plates?.find((plate) => plate.memberId !== null && plate.memberId === memberId)
  const eaten: MealChoice = ownEaten ?? {
    servings: ownPlate?.servings ?? planned?.servings ?? 1,
    mealType: planned?.mealType ?? mealAtHour(new Date().getHours()),
    date: today,
  }
  const plates = props.plates?.map((plate) => (plate === ownPlate ? { ...plate, servings: eaten.servings } : plate))
  const cookedGrams = positive(Math.min(MOST_COOKED_GRAMS, Math.round(Number(weight)))) || null
  const pot = { servings: cookedServings, grams: cookedGrams, gramsPerServing }
  // By default, leftovers are what nobody at the table has eaten or is going to eat, for lunch the next day.
  const later = planned?.leftovers ?? []
  // If a dish is neither planned for today nor logged, it is cooked ahead, and all of it is left.
  const eatenNow = logs || planned ? eaten.servings : 0
  const laterEats = later.reduce((sum, { servings }) => sum + servings, 0)
  const portions = tablePortions ?? 1
  const left = plates
    ? servingsLeft(cookedServings - (logs || planned ? sumOfPlates(plates) : 0), laterEats, portions)
    : servingsLeft(cookedServings, laterEats + eatenNow, portions)
  const rest: MealChoice = ownLeftovers ?? {
    servings: left,
    mealType: 'lunch',
    date: isDayKey(eaten.date) ? addDays(eaten.date, 1) : today,
  }
  const mayKeep = tablePortions !== null && (later.length === 0 || left > 0)
  const keeps = wantsLeftovers && mayKeep
  const hasRice = keepsADay(lines)
  const kept =
    keeps && rest.servings > 0 && isDayKey(rest.date)
      ? leftoverMeals({ ...rest, portion: planned?.servings ?? 1, tablePortions, keepsADay: hasRice })
      : null

  async function save(everyone: boolean) {
    const days = member ? [...(logs ? [eaten.date] : []), ...(keeps ? [rest.date] : [])] : []
    if (days.some((day) => !isDayKey(day) || !isDiaryDay(day))) throw new Error('Choose a day between 2000 and 2100.')
    if (member && keeps && rest.servings <= 0) throw new Error('Enter how many servings are left.')
    await onSave({
      stars,
      eaten: member && (logs || (everyone && !planned?.isLogged)) ? eaten : null,
      leftovers: member && kept ? kept.meals : [],
      usedUp: [...usedUp],
      shop,
      note,
      cookedGrams,
      plates:
        member && plates && (everyone || cookedGrams !== null) ? plates.map((plate) => plateFor(plate, pot)) : null,
      everyone,
    })
  }
  const saving = useSubmit(() => save(false))
  const serving = useSubmit(() => save(true))
  const error = saving.error ?? serving.error

  function tick(place: number) {
    const next = new Set(usedUp)
    if (!next.delete(place)) next.add(place)
    setUsedUp(next)
  }

  return (
    <form onSubmit={saving.submit} className="grid max-w-2xl gap-6">
      <h2 className="text-3xl">Enjoy Your Meal!</h2>
      {signIn}
      {member && (
        <>
          {plates && plates.length > 0 && (
            <ServePlates
              plates={plates}
              pot={pot}
              weight={weight}
              onWeight={setWeight}
              onEveryoneAte={plates.length > 1 ? () => void serving.submit() : null}
              pending={serving.pending}
            />
          )}
          <StarRating label="Rate" value={stars ?? savedStars} onChange={setStars} />
          <fieldset className="grid gap-3">
            <Toggle label="Add to my diary" on={logs} onChange={setLogs} />
            {planned?.isLogged && <p className="text-muted">You already logged this for {planned.mealType} today.</p>}
            {logs && (
              <MealFields
                leastServings={0.25}
                labels={{ servings: 'Servings eaten', meal: 'Meal', day: 'Day' }}
                value={eaten}
                onChange={setEaten}
              />
            )}
          </fieldset>
          <fieldset className="grid gap-3">
            {later.length > 0 && <p className="text-muted">{plannedText(later, tablePortions ?? 1)}</p>}
            {mayKeep && (
              <Toggle
                label={later.length > 0 ? 'Plan more leftovers' : 'Plan the leftovers'}
                on={keeps}
                onChange={setWantsLeftovers}
              />
            )}
            {tablePortions === null && (
              <p className="text-muted">You can plan leftovers once your household has loaded.</p>
            )}
            {keeps && (
              <MealFields
                leastServings={0}
                labels={{ servings: 'Servings left', meal: 'Leftovers for', day: 'Leftovers on' }}
                value={rest}
                onChange={setLeftovers}
              />
            )}
            {kept && (
              <p className="text-muted">
                {keptText(kept, tablePortions === 1)}
                {hasRice && ' Cooked rice keeps a day in the refrigerator.'}
              </p>
            )}
          </fieldset>
        </>
      )}
      <UsedUpList
        names={lines.map(({ name }) => name)}
        atHome={atHome}
        ticked={usedUp}
        onTick={tick}
        shop={shop}
        onShop={setShop}
      />
      {props.photo}
      {member && (
        <Field label="Note for next time" optional hint="Only you see it.">
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={LONGEST.oneNote}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
      )}
      <div className="sticky bottom-0 z-1 -mx-4 grid gap-3 border-line border-t bg-ground px-4 py-3 sm:mx-0 sm:px-0 [@media(max-height:30rem)]:static">
        {error && (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        )}
        <div className="grid grid-flow-col justify-start gap-3 max-sm:grid-cols-2 max-sm:justify-stretch">
          {member && (
            <Button variant="secondary" onClick={onSkip} className="min-h-14 sm:min-w-40">
              Skip
            </Button>
          )}
          <Button type="submit" loading={saving.pending} className="col-start-2 min-h-14 sm:col-start-auto sm:min-w-40">
            {saving.pending ? 'Saving...' : member ? 'Save' : 'Done'}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** As the account stores it: guests have no place there. */
function plateFor({ person, servings, swaps }: NamedPlate, pot: Pot): Plate {
  const served = gramsOfPlate(pot, { servings })
  return { person, servings, ...(swaps && { swaps }), ...(served && { grams: served.grams }) }
}

function keptText({ meals, unplanned }: ReturnType<typeof leftoverMeals>, isForOne: boolean): string {
  const [{ servings, mealType } = { servings: 0, mealType: 'lunch' }] = meals
  const days = meals.map(({ date }) => formatDay(date, 'short'))
  const on = days.length > 1 ? `${days.slice(0, -1).join(', ')} and ${days.at(-1)}` : days[0]
  const plan = `We’ll plan ${servingsText(servings)} ${isForOne ? '' : 'each '}for ${mealType} on ${on}.`
  return unplanned > 0 ? `${plan} Not planned: ${servingsText(unplanned)}.` : plan
}

/** Planned servings are for one person. */
function plannedText(leftovers: PlannedDish['leftovers'], tablePortions: number): string {
  const each = tablePortions > 1 ? ' each' : ''
  const meals = leftovers.map(
    ({ date, mealType, servings }) => `${servingsText(servings)}${each} for ${mealType} on ${formatDay(date, 'short')}`,
  )
  return `Leftovers are already planned: ${meals.join(', ')}.`
}

function Toggle({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className="flex min-h-11 items-center gap-3 font-semibold text-lg">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        className="size-6 shrink-0 accent-leaf"
      />
      {label}
    </label>
  )
}
