// The first screen of cook mode: what to get out and prepare.
import { MOST_COOKED_SERVINGS } from '#domain/kitchen/cookable-servings.ts'
import type { DatedNote } from '#domain/recipe/dated-notes.ts'
import type { IngredientLine } from '#domain/recipe/recipe-detail.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Stepper } from '#web/ui/stepper.tsx'

interface PrepareScreenProps {
  lines: readonly IngredientLine[]
  equipment: readonly string[]
  ticked: readonly number[]
  onTick: (place: number) => void
  servings: number
  onServings: (servings: number) => void
  /** What the member wrote after cooking it. */
  notes: readonly DatedNote[]
  /** What some plates have instead of an ingredient. */
  forPlates: readonly string[]
  onStop: () => void
  /** Something isn't there. */
  onMissing: () => void
}

export function PrepareScreen(props: PrepareScreenProps) {
  const { lines, equipment, ticked, onTick, servings, onServings, notes, forPlates, onStop, onMissing } = props
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="text-3xl">Get Ready</h2>
          <p className="mt-1 text-muted">Check off what you have out and ready.</p>
        </div>
        <Stepper label="Servings" value={servings} min={1} max={MOST_COOKED_SERVINGS} onChange={onServings} />
      </div>
      {notes.length > 0 && (
        <Notice tone="apricot">
          <strong>{notes.length === 1 ? 'Your note from last time:' : 'Your notes from before:'}</strong>
          <ul>
            {notes.toReversed().map(({ date, text }) => (
              <li key={`${date} ${text}`} className="wrap-anywhere whitespace-pre-line">
                {date && <span className="font-semibold">{formatDay(date)}: </span>}
                {text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {lines.length === 0 && <p className="text-muted">No ingredients are listed for this recipe.</p>}
      <ul className="grid gap-x-10 md:grid-cols-2">
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may name the same ingredient twice; the order never changes
          <li key={place} className="border-line border-b">
            <PrepareLine line={line} done={ticked.includes(place)} onTick={() => onTick(place)} />
          </li>
        ))}
      </ul>
      {forPlates.length > 0 && (
        <ul className="grid gap-1 rounded-2xl bg-apricot-soft px-5 py-4 font-semibold text-apricot-ink text-xl">
          {forPlates.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {equipment.length > 0 && (
        <p>
          <strong>You’ll need:</strong> {equipment.join(', ')}.
        </p>
      )}
      <div className="-ml-5 flex flex-wrap">
        {lines.length > 0 && (
          <Button variant="quiet" onClick={onMissing}>
            I Don’t Have Something
          </Button>
        )}
        <Button variant="quiet" onClick={onStop}>
          Stop Cooking
        </Button>
      </div>
    </div>
  )
}

interface PrepareLineProps {
  line: IngredientLine
  done: boolean
  onTick: () => void
}

function PrepareLine({ line: { name, measure, note }, done, onTick }: PrepareLineProps) {
  return (
    <label className="flex min-h-14 items-center gap-4 rounded-md py-2 text-xl has-focus-visible:bg-sunken">
      <input type="checkbox" checked={done} onChange={onTick} className="size-7 shrink-0 accent-leaf" />
      <span className={cx('wrap-anywhere', done && 'text-muted line-through')}>
        {measure && <strong className="tabular-nums">{measure} </strong>}
        {name}
        {note && <span className="text-muted">, {note}</span>}
      </span>
    </label>
  )
}
