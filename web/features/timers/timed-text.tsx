// A step's text in which every time starts its timer.
import { Timer } from 'lucide-react'
import { Fragment } from 'react'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import { stepTimes } from '#domain/time/step-times.ts'
import { startTimer } from './start-timer.ts'

interface TimedTextProps {
  text: string
  /** From 1. */
  step: number
  recipe: Pick<RecipeDetail, 'id' | 'title'>
}

export function TimedText({ text, step, recipe }: TimedTextProps) {
  let at = 0
  const parts = stepTimes(text).map(({ from, to, seconds }) => {
    const before = text.slice(at, from)
    const label = text.slice(from, to)
    at = to
    return (
      <Fragment key={from}>
        {before}
        <button
          type="button"
          aria-label={`${label}: start timer for step ${step}`}
          title="Start timer"
          onClick={() => startTimer({ recipeId: recipe.id, recipeTitle: recipe.title, step, label, seconds })}
          className="inline-flex min-h-6 items-center gap-1 rounded-sm font-semibold text-leaf underline decoration-dotted underline-offset-4 hover:decoration-solid print:no-underline"
        >
          <Timer className="size-4 print:hidden" />
          {label}
        </button>
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
