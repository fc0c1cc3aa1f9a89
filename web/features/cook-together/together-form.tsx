// Which dishes, when, and with what: the form in front of the timeline.
import { ChefHat, Plus, X } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import {
  type CookingPlan,
  MOST_BURNERS,
  MOST_COOKS,
  MOST_DISHES_TOGETHER,
  type TogetherDish,
} from '#domain/cook-together/cooking-lines.ts'
import { timelineOf } from '#domain/cook-together/timeline.ts'
import { MOST_COOKED_SERVINGS } from '#domain/kitchen/cookable-servings.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Field } from '#web/ui/field.tsx'
import { minutesText } from '#web/ui/format.ts'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { clockAt, MINUTE_MS } from './clock-at.ts'

/** A plan that isn't started; null for as soon as possible. */
export interface PlanDraft extends Omit<CookingPlan, 'readyAt'> {
  readyAt: number | null
}

interface TogetherFormProps {
  draft: PlanDraft
  /** Those of the dishes that are loaded. */
  recipes: readonly RecipeDetail[]
  isLoading: boolean
  error: Error | null
  now: number
  /** Beside "Add Dish". */
  more: ReactNode
  isRunning: boolean
  onChange: (change: Partial<PlanDraft>) => void
  onAdd: () => void
  onStart: (plan: CookingPlan) => void
}

export function TogetherForm(props: TogetherFormProps) {
  const { draft, recipes, isLoading, error, now, more, isRunning, onChange, onAdd, onStart } = props
  const { dishes, cooks, burners, batch } = draft
  const timeline = useMemo(() => timelineOf(recipes, { cooks, burners }), [recipes, cooks, burners])
  const soonest = now + timeline.minutes * MINUTE_MS
  const readyAt = batch ? soonest : (draft.readyAt ?? soonest)
  const isTooSoon = !isRunning && readyAt < soonest
  const isKnown = recipes.length === dishes.length && dishes.length > 0
  const titleOf = (id: TogetherDish['id']) => dishes.find((dish) => dish.id === id)?.title ?? ''
  const change = (id: TogetherDish['id'], servings: number) =>
    onChange({ dishes: dishes.map((dish) => (dish.id === id ? { ...dish, servings } : dish)) })

  return (
    <form
      className="grid max-w-3xl grid-cols-1 gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        if (isKnown) onStart({ ...draft, readyAt: isTooSoon ? soonest : readyAt })
      }}
    >
      <section aria-labelledby="together-dishes" className="grid gap-3">
        <h2 id="together-dishes" className="text-xl">
          Dishes
        </h2>
        <ul className="divide-y divide-line">
          {dishes.map(({ id, title, servings }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <span className="wrap-anywhere min-w-40 grow basis-40 font-semibold first-letter:uppercase">{title}</span>
              <Stepper
                label={`Servings of ${title}`}
                hideLabel
                unit="servings"
                value={Math.round(servings)}
                min={1}
                max={MOST_COOKED_SERVINGS}
                onChange={(count) => change(id, count)}
              />
              <IconButton
                label={`Remove ${title}`}
                icon={<X className="size-5" />}
                onClick={() => onChange({ dishes: dishes.filter((dish) => dish.id !== id) })}
              />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            icon={<Plus className="size-4" />}
            aria-disabled={dishes.length >= MOST_DISHES_TOGETHER || undefined}
            onClick={() => dishes.length < MOST_DISHES_TOGETHER && onAdd()}
          >
            Add Dish
          </Button>
          {more}
        </div>
      </section>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-5">
        {!batch && (
          <Field label="On the table at" className="min-w-0 max-w-full grid-cols-1">
            {(control) => (
              <Input
                {...control}
                type="datetime-local"
                className="min-w-0"
                value={localValue(readyAt)}
                onChange={({ target }) => {
                  const at = new Date(target.value).getTime()
                  if (Number.isFinite(at)) onChange({ readyAt: at })
                }}
              />
            )}
          </Field>
        )}
        <Stepper
          label="Cooks"
          value={cooks}
          min={1}
          max={MOST_COOKS}
          onChange={(count) => onChange({ cooks: count })}
        />
        <Stepper
          label="Burners"
          value={burners}
          min={1}
          max={MOST_BURNERS}
          onChange={(count) => onChange({ burners: count })}
        />
        <Chip pressed={batch} onToggle={(pressed) => onChange({ batch: pressed })}>
          Cook ahead, from now on
        </Chip>
      </div>
      {error && dishes.length > recipes.length && (
        <Notice tone="danger" role="alert">
          We couldn’t load every recipe. Go online once, and they stay on this device.
        </Notice>
      )}
      {!isLoading && recipes.length < dishes.length && !error && (
        <Notice tone="apricot" role="alert">
          We don’t have this recipe any more: {missing(dishes, recipes)}. Remove it to go on.
        </Notice>
      )}
      <div aria-live="polite" className="grid gap-3">
        {isKnown && (
          <>
            {isTooSoon ? (
              <Notice tone="apricot">
                That can’t be ready by {clockAt(readyAt, now)}.{' '}
                {timeline.longest && (
                  <>
                    “{titleOf(timeline.longest.id)}” alone takes {minutesText(timeline.longest.minutes)}.{' '}
                  </>
                )}
                The earliest is {clockAt(soonest, now)}.
              </Notice>
            ) : (
              <p className="text-lg">
                <strong>
                  Start at {clockAt(readyAt - timeline.minutes * MINUTE_MS, now)}, ready at {clockAt(readyAt, now)}
                </strong>
                <span className="block text-muted">
                  {minutesText(timeline.minutes)} from the first step to the last
                </span>
              </p>
            )}
            {!batch && timeline.early.length > 0 && (
              <p className="text-muted">
                Ready before the rest, so keep covered or warm:{' '}
                {timeline.early.map(({ id, minutes }) => `${titleOf(id)} (${minutesText(minutes)})`).join(', ')}.
              </p>
            )}
          </>
        )}
      </div>
      <Button
        type="submit"
        size="lg"
        icon={<ChefHat className="size-5" />}
        aria-disabled={!isKnown || undefined}
        className="justify-self-start"
      >
        {isRunning ? 'Save Timeline' : isTooSoon ? `Plan for ${clockAt(soonest, now)}` : 'Show Timeline'}
      </Button>
    </form>
  )
}

const missing = (dishes: readonly TogetherDish[], recipes: readonly { id: TogetherDish['id'] }[]) =>
  dishes
    .filter(({ id }) => !recipes.some((recipe) => recipe.id === id))
    .map(({ title }) => title)
    .join(', ')

/** What a local date and time field holds. */
function localValue(ms: number): string {
  const date = new Date(ms)
  return new Date(ms - date.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16)
}
