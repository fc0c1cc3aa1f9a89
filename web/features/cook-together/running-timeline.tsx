// The timeline while people cook: what to do now, what comes next, and what waits by itself.
import { Flame, Hourglass, Pencil } from 'lucide-react'
import { useMemo, useState } from 'react'
import { cookOn, type RunningTask } from '#domain/cook-together/cook-on.ts'
import { endOf, handedOver } from '#domain/cook-together/cook-plan.ts'
import type { Cooking } from '#domain/cook-together/cooking-lines.ts'
import { ovenText } from '#domain/cook-together/oven-text.ts'
import { ovenStarts, timelineOf } from '#domain/cook-together/timeline.ts'
import { portionedSteps } from '#domain/recipe/ingredient-lines.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { useMeasureSystem } from '#web/device/use-measure-system.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { cx } from '#web/ui/cx.ts'
import { minutesText } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { clockAt, MINUTE_MS } from './clock-at.ts'
import { taskText } from './task-text.ts'

/** Less than this isn't worth a word. */
const LATE_MINUTES = 3

interface RunningTimelineProps {
  cooking: Cooking
  recipes: readonly RecipeDetail[]
  /** For each recipe and step: what is set aside for whom, and what goes onto whose plate instead. */
  asides: readonly (readonly (readonly string[])[])[]
  now: number
  onTick: (task: RunningTask, done: boolean) => void
  onChange: () => void
  onEnd: () => void
  /** A dish whose steps are all done goes to its last screen. */
  onServe: (recipe: RecipeDetail, servings: number) => void
}

export function RunningTimeline(props: RunningTimelineProps) {
  const { cooking, recipes, asides, now, onTick, onChange, onEnd, onServe } = props
  const { plan, done } = cooking
  const [system] = useMeasureSystem()
  const [cook, setCook] = useState<number | null>(null)
  const timeline = useMemo(() => timelineOf(recipes, plan), [recipes, plan])
  const texts = useMemo(() => {
    const shown = recipes.flatMap((recipe) => {
      const servings = servingsOf(plan, recipe.id)
      const steps = portionedSteps(recipe, { servings, system })
      return timeline.planned
        .filter(({ task }) => task.dish === String(recipe.id))
        .map(({ task }) => {
          const written = recipe.steps[task.step]?.text ?? ''
          return [task.id, taskText(task, written, steps[task.step]?.text ?? written)] as const
        })
    })
    return new Map(shown)
  }, [recipes, plan, system, timeline])
  const minuteOf = (ms: number) => Math.floor((ms - plan.readyAt) / MINUTE_MS)
  const at = (minute: number) => clockAt(plan.readyAt + minute * MINUTE_MS, now)
  const ticked = new Map([...done].map(([task, ms]) => [task, minuteOf(ms)]))
  const minute = minuteOf(now)
  const running = cookOn(timeline.planned, plan, ticked, minute)

  const open = running.filter((item) => !item.done && (cook === null || item.cook === cook))
  const over = running.filter((item) => item.done)
  const waiting = over.filter((item) => item.task.wait > 0 && endOf(item) > minute)
  const ready = Math.max(0, ...running.map(endOf))
  const ovens = ovenStarts(running).filter(({ task, at: start }) => start > minute - 15 && !done.has(task))
  const dishes = new Map(recipes.map((recipe) => [String(recipe.id), recipe]))
  const next = open[0]
  // The cook reads it at each part of the step: which one it belongs to, its words say.
  const asidesOf = ({ task }: RunningTask) =>
    asides[recipes.findIndex(({ id }) => String(id) === task.dish)]?.[task.step] ?? []

  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <p className="text-2xl" role="status">
          <strong>
            {plan.batch ? 'All cooked at' : 'On the table at'} {at(ready)}
          </strong>
          {ready >= LATE_MINUTES && (
            <span className="text-apricot-ink"> · {minutesText(ready)} later than planned</span>
          )}
        </p>
        {next && next.start > minute && next.start - minute > 1 && over.length === 0 && (
          <p className="text-lg">Nothing to do before {at(next.start)}.</p>
        )}
        {plan.cooks > 1 && (
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Whose steps</legend>
            <Chip pressed={cook === null} onToggle={() => setCook(null)}>
              Everyone
            </Chip>
            {Array.from({ length: plan.cooks }, (_, one) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cook is a number
              <Chip key={one} pressed={cook === one} onToggle={() => setCook(one)}>
                Cook {one + 1}
              </Chip>
            ))}
          </fieldset>
        )}
      </div>
      {waiting.length > 0 && (
        <Notice tone="lake" icon={<Hourglass className="size-5" />}>
          <ul className="grid gap-1">
            {waiting.map((item) => (
              <li key={item.task.id}>
                {dishes.get(item.task.dish)?.title}
                {item.task.place !== 'counter' && `, ${placeText(item)}`}: until <strong>{at(endOf(item))}</strong>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {open.length > 0 && (
        <ol className="grid max-w-3xl gap-3" aria-label="Steps in order of time">
          {open.map((item) => (
            <TaskRow
              key={item.task.id}
              item={item}
              recipe={dishes.get(item.task.dish)}
              text={texts.get(item.task.id) ?? ''}
              asides={asidesOf(item)}
              time={item.start <= minute ? 'Now' : at(item.start)}
              until={item.task.wait > 0 ? at(endOf(item)) : ''}
              oven={ovens
                .filter(({ task }) => task === item.task.id)
                .map(
                  ({ at: start, celsius }) =>
                    `Heat the oven to ${ovenText(celsius)} ${start <= minute ? 'now' : `at ${at(start)}`}`,
                )
                .join('')}
              isNow={item.start <= minute}
              showCook={plan.cooks > 1}
              onTick={(isDone) => onTick(item, isDone)}
            />
          ))}
        </ol>
      )}
      {recipes.some((recipe) => isDone(running, recipe)) && (
        <section aria-labelledby="dishes-done" className="grid gap-3">
          <h2 id="dishes-done" className="text-xl">
            Cooked
          </h2>
          <ul className="grid gap-3">
            {recipes
              .filter((recipe) => isDone(running, recipe))
              .map((recipe) => (
                <li key={recipe.id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  <span className="font-semibold first-letter:uppercase">{recipe.title}</span>
                  <Button
                    variant="secondary"
                    aria-label={`Serve ${recipe.title}`}
                    onClick={() => onServe(recipe, servingsOf(plan, recipe.id))}
                  >
                    Serve
                  </Button>
                </li>
              ))}
          </ul>
        </section>
      )}
      {over.length > 0 && (
        <details className="max-w-3xl">
          <summary className="min-h-11 cursor-pointer content-center font-semibold">Done: {over.length}</summary>
          <ol className="mt-3 grid gap-3">
            {over.map((item) => (
              <TaskRow
                key={item.task.id}
                item={item}
                recipe={dishes.get(item.task.dish)}
                text={texts.get(item.task.id) ?? ''}
                asides={[]}
                time={at(handedOver(item))}
                until=""
                oven=""
                isNow={false}
                showCook={false}
                onTick={(isDone) => onTick(item, isDone)}
              />
            ))}
          </ol>
        </details>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon={<Pencil className="size-4" />} onClick={onChange}>
          Change Dishes or Time
        </Button>
        <Button variant={open.length === 0 && cook === null ? 'primary' : 'quiet'} onClick={onEnd}>
          {open.length === 0 && cook === null ? 'Finish' : 'Stop Cooking Together'}
        </Button>
      </div>
    </div>
  )
}

const servingsOf = ({ dishes }: Cooking['plan'], recipe: RecipeDetail['id']): number =>
  dishes.find(({ id }) => id === recipe)?.servings ?? 1

const isDone = (running: readonly RunningTask[], { id }: RecipeDetail): boolean =>
  running.every(({ task, done }) => done || task.dish !== String(id))

const placeText = ({ task }: RunningTask): string =>
  task.place === 'oven' && task.celsius !== null
    ? `in the oven at ${ovenText(task.celsius)}`
    : task.place === 'stove'
      ? 'on the stove'
      : task.place === 'counter'
        ? ''
        : `in the ${task.place}`

interface TaskRowProps {
  item: RunningTask
  recipe: RecipeDetail | undefined
  text: string
  asides: readonly string[]
  time: string
  until: string
  oven: string
  isNow: boolean
  showCook: boolean
  onTick: (done: boolean) => void
}

function TaskRow({ item, recipe, text, asides, time, until, oven, isNow, showCook, onTick }: TaskRowProps) {
  const { task, cook, done } = item
  if (!recipe) return null
  return (
    <li className={cx('rounded-xl border p-4', isNow ? 'border-leaf bg-leaf-soft' : 'border-line bg-surface')}>
      {oven && (
        <p className="mb-2 flex items-center gap-2 font-semibold text-tomato">
          <Flame className="size-5 shrink-0" /> {oven}
        </p>
      )}
      <label className="flex gap-4">
        <input
          type="checkbox"
          checked={done}
          onChange={({ target }) => onTick(target.checked)}
          className="mt-1 size-7 shrink-0 accent-leaf"
        />
        <span className="grid min-w-0 gap-1">
          <span className="text-sm">
            <strong className="text-base tabular-nums">{time}</strong>{' '}
            <span className={isNow ? 'text-leaf-ink' : 'text-muted'}>
              {recipe.title}
              {showCook && ` · Cook ${cook + 1}`}
            </span>
          </span>
          {asides.map((aside) => (
            <strong key={aside} className="wrap-anywhere text-lg leading-snug">
              {aside}
            </strong>
          ))}
          <span className={cx('wrap-anywhere text-lg leading-snug', done && 'text-muted line-through')}>{text}</span>
          {!done && (
            <span className={cx('text-sm', isNow ? 'text-leaf-ink' : 'text-muted')}>
              {minutesText(task.hands)} at it
              {task.wait > 0 && `, then ${minutesText(task.wait)} ${placeText(item)}`.trimEnd()}
              {until && `, until ${until}`}
            </span>
          )}
        </span>
      </label>
    </li>
  )
}
