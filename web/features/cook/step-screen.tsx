// One step, readable from a meter away, with its ingredients and timers.
import { Timer } from 'lucide-react'
import { Fragment } from 'react'
import type { ViewStep } from '#domain/recipe/recipe-view.ts'
import type { StepIngredient } from '#domain/recipe/step-ingredients.ts'
import { spokenTime, stepTimes } from '#domain/time/step-times.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

export interface StepTimer {
  /** In the step's own words. */
  label: string
  seconds: number
}

/** Without repeating a time that the text mentions twice. */
export function timersOf(text: string): StepTimer[] {
  const timers = stepTimes(text).map(({ from, to, seconds }) => ({ label: text.slice(from, to), seconds }))
  return timers.filter(({ label }, place) => timers.findIndex((other) => other.label === label) === place)
}

interface StepScreenProps {
  /** Undefined on the screens before and after the steps. */
  step: ViewStep | undefined
  /** From 1. */
  number: number
  count: number
  ingredients: readonly StepIngredient[]
  /** What to do for others before this step. */
  setAsides: readonly string[]
  isRunning: (timer: StepTimer) => boolean
  onTimer: (timer: StepTimer) => void
}

export function StepScreen({ step, number, count, ingredients, setAsides, isRunning, onTimer }: StepScreenProps) {
  const timers = step ? timersOf(step.text) : []
  return (
    <div className={cx(step && 'grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]')}>
      {/* Rendered even without a step: screen readers announce changes in it, but not its initial content. */}
      <div aria-live="polite" aria-atomic="true">
        {step && (
          <>
            <h2 className="mb-3 font-bold text-lg text-muted tracking-normal">
              Step {number} of {count}
              {step.section && ` · ${step.section}`}
            </h2>
            {setAsides.length > 0 && (
              <div className="mb-4 rounded-2xl bg-apricot-soft px-5 py-4 text-apricot-ink">
                {setAsides.map((text) => (
                  <p key={text} className="font-bold text-2xl leading-snug">
                    {text}
                  </p>
                ))}
                <p className="mt-1 text-sm">With an allergy, a separate pot and spoon are safer.</p>
              </div>
            )}
            <p className="text-[clamp(1.75rem,4.6vw,2.75rem)] leading-[1.35]">
              <StepText text={step.text} />
            </p>
          </>
        )}
      </div>
      <div className="grid content-start gap-6">
        {timers.length > 0 && (
          <ul className="grid gap-3">
            {timers.map((timer) => (
              <li key={timer.label} className="flex flex-wrap items-center gap-x-3 gap-y-2">
                <Button
                  variant={isRunning(timer) ? 'secondary' : 'accent'}
                  icon={<Timer className="size-5" />}
                  className="min-h-14"
                  onClick={() => onTimer(timer)}
                >
                  {isRunning(timer) ? 'Restart Timer' : 'Start Timer'}
                  {timers.length > 1 && <span className="sr-only">: {spokenTime(timer.seconds)}</span>}
                </Button>
                <span className="font-bold text-xl">{timer.label}</span>
              </li>
            ))}
          </ul>
        )}
        {ingredients.length > 0 && (
          <section aria-label="For this step" className="rounded-2xl bg-sunken px-5 py-4">
            <ul className="grid gap-2 text-xl">
              {ingredients.map(({ name, measure }) => (
                <li key={`${measure} ${name}`}>
                  {measure && <strong className="tabular-nums">{measure} </strong>}
                  {name}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}

/** Step text with its times highlighted. */
function StepText({ text }: { text: string }) {
  let at = 0
  const parts = stepTimes(text).map(({ from, to }) => {
    const before = text.slice(at, from)
    at = to
    return (
      <Fragment key={from}>
        {before}
        <strong className="whitespace-nowrap text-tomato">{text.slice(from, to)}</strong>
      </Fragment>
    )
  })
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  )
}
