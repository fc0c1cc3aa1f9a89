// The end of cooking: rate, log, plan leftovers, mark what was used up, and write a note. All optional.
import { type ReactNode, useState } from 'react'
import { isDiaryDay } from '#domain/diary/diary-entry.ts'
import { mealAtHour } from '#domain/plan/meal-slots.ts'
import type { IngredientLine } from '#domain/recipe/recipe-detail.ts'
import { addDays, isDayKey } from '#domain/time/calendar.ts'
import { useSubmit } from '#web/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { StarRating } from '#web/ui/star-rating.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { type MealChoice, MealFields } from './meal-fields.tsx'
import { UsedUpList } from './used-up-list.tsx'

export interface FinishChoices {
  stars: number | null
  eaten: MealChoice | null
  /** Everything in the pot. */
  leftovers: MealChoice | null
  /** Places in the list of ingredients. */
  usedUp: readonly number[]
  shop: boolean
  /** Null when unchanged. */
  note: string | null
}

interface FinishFormProps {
  /** Shown to visitors instead of what only members can save. */
  signIn: ReactNode | null
  lines: readonly IngredientLine[]
  atHome: ReadonlySet<number>
  cookedServings: number
  /** What everybody at the table eats when one person eats a portion of 1. */
  tablePortions: number
  saved: { stars: number | null; note: string }
  today: string
  /** Resolves when everything is saved; rejects with a message for the person. */
  onSave: (choices: FinishChoices) => Promise<void>
  onSkip: () => void
}

const LONGEST_NOTE = 2000

export function FinishForm(props: FinishFormProps) {
  const { signIn, lines, atHome, cookedServings, tablePortions, saved, today, onSave, onSkip } = props
  const member = signIn === null
  const [stars, setStars] = useState<number | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const [logs, setLogs] = useState(true)
  const [eaten, setEaten] = useState<MealChoice>(() => ({
    servings: 1,
    mealType: mealAtHour(new Date().getHours()),
    date: today,
  }))
  const [keeps, setKeeps] = useState(false)
  const [leftovers, setLeftovers] = useState<MealChoice | null>(null)
  const [usedUp, setUsedUp] = useState<ReadonlySet<number>>(new Set())
  const [shop, setShop] = useState(true)

  // By default, leftovers are what nobody at the table has eaten, for lunch the next day.
  const left = Math.round((cookedServings - eaten.servings * tablePortions) * 4) / 4
  const rest: MealChoice = leftovers ?? {
    servings: Math.max(1, left),
    mealType: 'lunch',
    date: isDayKey(eaten.date) ? addDays(eaten.date, 1) : today,
  }

  const { pending, error, submit } = useSubmit(async () => {
    const days = member ? [...(logs ? [eaten.date] : []), ...(keeps ? [rest.date] : [])] : []
    if (days.some((day) => !isDayKey(day) || !isDiaryDay(day))) throw new Error('Choose a day between 2000 and 2100.')
    await onSave({
      stars,
      eaten: member && logs ? eaten : null,
      leftovers: member && keeps ? rest : null,
      usedUp: [...usedUp],
      shop,
      note,
    })
  })

  function tick(place: number) {
    const next = new Set(usedUp)
    if (!next.delete(place)) next.add(place)
    setUsedUp(next)
  }

  return (
    <form onSubmit={submit} className="grid max-w-2xl gap-6">
      <h2 className="text-3xl">Enjoy Your Meal!</h2>
      {signIn}
      {member && (
        <>
          <StarRating label="Rate" value={stars ?? saved.stars} onChange={setStars} />
          <fieldset className="grid gap-3">
            <Toggle label="Add to my diary" on={logs} onChange={setLogs} />
            {logs && (
              <MealFields
                labels={{ servings: 'Servings eaten', meal: 'Meal', day: 'Day' }}
                value={eaten}
                onChange={setEaten}
              />
            )}
          </fieldset>
          <fieldset className="grid gap-3">
            <Toggle label="Plan the leftovers" on={keeps} onChange={setKeeps} />
            {keeps && (
              <MealFields
                labels={{ servings: 'Servings left', meal: 'Leftovers for', day: 'Leftovers on' }}
                value={rest}
                onChange={setLeftovers}
              />
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
      {member && (
        <Field label="Note for next time" optional hint="Only you see it.">
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={LONGEST_NOTE}
              value={note ?? saved.note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
      )}
      {error && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" loading={pending}>
          {pending ? 'Saving...' : member ? 'Save' : 'Done'}
        </Button>
        {member && (
          <Button size="lg" variant="quiet" onClick={onSkip}>
            Skip
          </Button>
        )}
      </div>
    </form>
  )
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
