// The questions, one at a time. A tap answers and continues; each question can be skipped.
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AIMS } from '#domain/diary/activity-and-aim.ts'
import { DEFAULT_GOALS, GOAL_DIETS } from '#domain/diary/goals.ts'
import { FIRST_ANSWERS, type FirstAnswers } from '#domain/plan/first-week.ts'
import { readPortions } from '#domain/plan/table-portions.ts'
import type { HouseholdTable } from '#web/data/household-table.ts'
import { Button } from '#web/ui/button.tsx'
import { FoodsNotEatenFields } from '#web/ui/foods-not-eaten-fields.tsx'
import { wholeNumber } from '#web/ui/format.ts'

const HOUSEHOLDS = [1, 2, 3, 4, 5, 6]

interface WelcomeQuestionsProps {
  /** The saved answer, to start with. */
  notEaten: readonly string[]
  /** A shared table isn't asked about: one answer would change it for everybody. */
  table: HouseholdTable
  /** Also with the foods that the answer started with. */
  onDone: (answers: FirstAnswers, shown: readonly string[]) => void
}

export function WelcomeQuestions({ notEaten, table, onDone }: WelcomeQuestionsProps) {
  const [startFoods] = useState(notEaten)
  const [answers, setAnswers] = useState<FirstAnswers>({
    ...FIRST_ANSWERS,
    avoid: notEaten,
    people: table.people,
    portions: table.portions,
  })
  const [step, setStep] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)

  // The answered question is gone, and focus with it.
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])

  function answer(given: Partial<FirstAnswers>) {
    const next = { ...answers, ...given }
    setAnswers(next)
    if (step + 1 < questions.length) setStep(step + 1)
    else onDone(next, startFoods)
  }

  const isShared = table.members > 1
  const questions = [
    {
      title: 'How do you eat?',
      body: (
        <Options>
          {GOAL_DIETS.map(({ value, label }) => (
            <Option key={value} onSelect={() => answer({ diet: value })}>
              {value === 'none' ? 'A bit of everything' : label}
            </Option>
          ))}
        </Options>
      ),
    },
    {
      title: 'What don’t you eat?',
      body: <AvoidedFoods start={answers.avoid} onAnswer={(avoid) => answer({ avoid })} />,
    },
    !isShared && {
      title: 'How many people do you cook for?',
      body: (
        <Options narrow>
          {HOUSEHOLDS.map((people) => (
            <Option
              key={people}
              label={people === 1 ? '1 person' : `${people} people`}
              onSelect={() => answer({ people, portions: readPortions(table.portions, people) })}
            >
              {people}
            </Option>
          ))}
        </Options>
      ),
    },
    {
      title: 'What’s your goal?',
      body: (
        <>
          <Options>
            {AIMS.map(({ value, label }) => (
              <Option key={value} onSelect={() => answer({ aim: value })}>
                {label}
              </Option>
            ))}
          </Options>
          <p className="mt-4 text-muted text-sm">
            We’ll use it when you work out your own calorie goal. Until you have one, your week is planned for{' '}
            {wholeNumber(DEFAULT_GOALS.calories)} kcal a day.
          </p>
        </>
      ),
    },
  ].filter((question) => question !== false)
  const question = questions[step]

  return (
    <section aria-labelledby="question">
      <div className="flex min-h-11 items-center justify-between gap-4 text-muted text-sm">
        <p>
          Question {step + 1} of {questions.length}
        </p>
        {step > 0 && (
          <Button variant="quiet" size="sm" icon={<ArrowLeft className="size-4" />} onClick={() => setStep(step - 1)}>
            Back
          </Button>
        )}
      </div>
      <h2 id="question" ref={heading} tabIndex={-1} className="mt-2 mb-5 text-2xl outline-none">
        {question?.title}
      </h2>
      {question?.body}
    </section>
  )
}

function Options({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <div className={narrow ? 'grid grid-cols-3 gap-3 sm:grid-cols-6' : 'grid gap-3 sm:grid-cols-2'}>{children}</div>
  )
}

function Option({ label, onSelect, children }: { label?: string; onSelect: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onSelect}
      className="min-h-14 rounded-xl border border-edge bg-surface px-5 py-3 text-left font-semibold transition-colors hover:border-ink hover:bg-sunken"
    >
      {children}
    </button>
  )
}

interface AvoidedFoodsProps {
  start: readonly string[]
  onAnswer: (avoid: string[]) => void
}

function AvoidedFoods({ start, onAnswer }: AvoidedFoodsProps) {
  const [avoid, setAvoid] = useState([...start])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onAnswer(avoid)
      }}
      className="grid gap-5"
    >
      <FoodsNotEatenFields start={start} onChange={setAvoid} />
      <div>
        <Button type="submit">{avoid.length === 0 ? 'I eat everything' : 'Continue'}</Button>
      </div>
    </form>
  )
}
